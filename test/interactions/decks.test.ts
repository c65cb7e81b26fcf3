/** Decks that run out while cards are drawn, revealed or played off the top. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('a deck that runs out', () => {
  it('TURN-4.5 ORDER-8 in the middle of a draw: Disco Inferno goes on with the shuffled pile, in which it is not', () => {
    const t = table({
      p0: { hand: ['disco-inferno'], deck: ['howler'], discard: ['igor', 'worker'] },
      bases: { [FACTORY]: { p0: ['diva', 'roller'], p1: ['scout'] } },
    });
    t.p0.plays('disco-inferno');
    t.p0.chooses('roller');
    t.p0.chooses('diva'); // copies
    t.p1.chooses('scout');
    expect([t.zone('p0', 'hand')[0], t.zone('p0', 'hand').sort()]).toEqual(['howler', ['howler', 'igor', 'worker']]);
    expect([t.zone('p0', 'deck'), t.zone('p0', 'discard')]).toEqual([[], ['disco-inferno']]);
    expect(t).toBeSettled();
  });

  it('TURN-4.5 in the middle of a fixed number: Portal reveals five cards across the shuffle', () => {
    const t = table({
      p0: { hand: ['portal'], deck: ['igor', 'jolt'], discard: ['loup-garou', 'diva', 'convoy', 'llama'] },
    });
    t.p0.plays('portal');
    expect(t.p0.offered).toContain('igor');
    const revealed = t.events.find((event) => event.type === 'revealed');
    expect(revealed?.type === 'revealed' && revealed.cards.length).toBe(5);
  });

  it('DECKTOP-5 EX-TOP-3 in the middle of a reveal: Transformation leaves the discard pile alone and finds the minion itself', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { deck: ['howl', 'convoy'], discard: ['war-raptor', 'diva'] },
      bases: { laboratorium: { p1: [{ card: 'igor', counters: 2 }] }, tortuga: { p0: ['scout'] } },
    });
    t.p0.plays('transformation');
    t.p0.chooses('igor');
    expect([t.where('igor'), t.counters('igor')]).toEqual(['laboratorium', 1]); // played anew, first of the turn there
    expect([t.zone('p1', 'deck').sort(), t.zone('p1', 'discard').sort()]).toEqual([
      ['convoy', 'howl'],
      ['diva', 'war-raptor'],
    ]);
    expect(t).toBeSettled();
  });

  it('DECKTOP-5 EX-TOP-2 before the reveal: an empty deck is made anew, with cards of any set', () => {
    const t = table({
      p0: { hand: ['incan-engineer'], deck: [], discard: ['full-moon', 'igor', 'scout'] },
      bases: { [FACTORY]: {} },
    });
    t.p0.plays('incan-engineer', { on: FACTORY });
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck').sort(), t.zone('p0', 'discard')]).toEqual([
      ['full-moon'],
      ['igor', 'scout'],
      [],
    ]);
    expect(t).toBeSettled();
  });

  it('EX-TOP-4 DECKTOP-4 a Magician played off the top by Baba Yaga draws past the cards revealed before', () => {
    const t = table({
      p1: { deck: ['howl', 'seeing-stars', 'foolish-magician', 'diva'], discard: ['igor', 'worker'] },
      bases: { [FACTORY]: { p0: ['baba-yaga'], p1: ['collector'] } },
    });
    t.p0.uses('baba-yaga');
    expect(t.where('foolish-magician')).toBe(FACTORY);
    expect(t.zone('p1', 'hand').slice(0, 2)).toEqual(['diva', 'collector']); // and Igor or Worker
    expect(['igor', 'worker']).toContain(t.zone('p1', 'hand')[2]);
    expect([t.where('howl'), t.where('seeing-stars')]).toEqual(['limbo', 'limbo']);
    t.p1.declines(); // nothing on top
    t.p1.chooses(...(t.p1.offered ?? []));
    expect([t.zone('p1', 'hand'), t.zone('p1', 'deck').length, t.zone('p1', 'discard')]).toEqual([[], 6, []]);
    expect(t).toBeSettled();
  });

  it('DECKTOP-6 a Shinobi that Block the Path keeps out is discarded, and nobody else is looked for', () => {
    const t = table({
      p0: { factions: ['ninjas', 'aliens'], hand: ['celebration', 'block-the-path', 'transformation'] },
      p1: { deck: ['howl', 'shinobi', 'diva'] },
      bases: { [FACTORY]: { p1: ['igor'] }, tortuga: { p0: ['roller'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('block-the-path', { on: FACTORY });
    t.p0.chooses('ninjas');
    t.p0.plays('transformation');
    t.p0.chooses('igor');
    expect([t.where('shinobi'), t.total(FACTORY)]).toEqual(['p1 discard', 0]);
    expect(t.zone('p1', 'deck').sort()).toEqual(['diva', 'howl', 'igor']);
    expect(t).toBeSettled();
  });

  it('DECKTOP-8 a minion played off the top is played by its owner: Leprechaun and Pay the Piper answer', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { hand: ['jolt'], deck: ['loup-garou', 'diva'] },
      bases: { [FACTORY]: { p0: ['leprechaun', 'pay-the-piper'], p1: ['igor'] }, tortuga: { p1: ['roller'] } },
    });
    t.p0.plays('transformation');
    t.p0.chooses('igor');
    expect(t.p0).toBeOffered(['leprechaun', 'pay-the-piper'], { orDecline: false });
    t.p0.chooses('leprechaun');
    expect(t.zone('p1', 'discard')).toEqual(['loup-garou', 'jolt']);
    expect(t).toBeSettled();
  });

  it('TURN-4.6 OPEN-10 with nothing left: Sacrifice of a strong Worker draws what there is', () => {
    const t = table({
      p0: { hand: ['sacrifice'], deck: ['diva'], discard: ['igor'] },
      bases: { [FACTORY]: { p0: [{ card: 'worker', counters: 5 }] } },
    });
    t.p0.plays('sacrifice');
    expect([t.zone('p0', 'hand').sort(), t.zone('p0', 'discard').sort()]).toEqual([
      ['diva', 'igor'],
      ['sacrifice', 'worker'],
    ]);
    expect(t).toBeSettled();
  });
});

describe('CONFLICT-12 a card of another owner that is revealed from a deck', () => {
  const gift = (card: string) => ({ card, owner: 'p1' as const });

  it("taken by Neophyte, goes to its owner's hand", () => {
    const t = table({ p0: { hand: ['neophyte'], deck: [gift('howl'), 'scout'] } });
    t.p0.plays('neophyte', { on: 'jungle-oasis' });
    t.p0.chooses('take');
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand'), t.zone('p0', 'deck')]).toEqual([[], ['howl'], ['scout']]);
    expect(t).toBeSettled();
  });

  it("taken by Scry, which shows it, goes to its owner's hand; taken by Stoneford, which does not, to the finder's", () => {
    const shown = table({ p0: { hand: ['scry'], deck: ['scout', gift('howl')] } });
    shown.p0.plays('scry');
    shown.p0.chooses('howl');
    expect([shown.zone('p0', 'hand'), shown.zone('p1', 'hand')]).toEqual([[], ['howl']]);
    const unseen = table({ p0: { hand: ['stoneford'], deck: ['scout', gift('howl')] } });
    unseen.p0.plays('stoneford', { on: 'jungle-oasis' });
    unseen.p0.chooses('howl');
    expect([unseen.zone('p0', 'hand'), unseen.zone('p1', 'hand')]).toEqual([['howl'], []]);
    expect(unseen).toBeSettled();
  });

  it("turned up by Portal, goes to its owner's hand or on top of its owner's deck", () => {
    const t = table({
      p0: { hand: ['portal'], deck: [gift('scout'), 'igor', gift('howl'), 'jolt', 'diva', 'walker'] },
      p1: { deck: ['king-rex'] },
    });
    t.p0.plays('portal');
    t.p0.chooses('scout', 'diva');
    t.p0.chooses('jolt', 'howl', 'igor');
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([['diva'], ['scout']]);
    expect([t.zone('p0', 'deck'), t.zone('p1', 'deck')]).toEqual([
      ['jolt', 'igor', 'walker'],
      ['howl', 'king-rex'],
    ]);
    expect(t).toBeSettled();
  });

  it("left by Mass Enchantment, goes back on top of its owner's deck", () => {
    const t = table({
      p0: { hand: ['mass-enchantment'] },
      p1: { deck: [{ card: 'scout', owner: 'p2' }, 'king-rex'] },
      p2: { deck: ['howl'] },
    });
    t.p0.plays('mass-enchantment');
    t.p0.chooses('howl');
    expect([t.zone('p1', 'deck'), t.zone('p2', 'deck'), t.where('howl')]).toEqual([
      ['king-rex'],
      ['scout'],
      'p2 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('found by Incan Engineer or Fetch I Know Not What, or shuffled back by them, goes to its owner', () => {
    const found = table({
      p0: { hand: ['incan-engineer'], deck: [gift('scout'), gift('convoy'), 'igor'] },
      p1: { deck: [] },
    });
    found.p0.plays('incan-engineer', { on: 'jungle-oasis' });
    expect([found.zone('p0', 'hand'), found.zone('p1', 'hand')]).toEqual([[], ['convoy']]);
    expect([found.zone('p0', 'deck'), found.zone('p1', 'deck')]).toEqual([['igor'], ['scout']]);
    const fetched = table({
      p0: { hand: ['fetch-i-know-not-what'], deck: [gift('howl'), gift('scout'), 'jolt', 'igor'] },
      p1: { deck: [] },
    });
    fetched.p0.plays('fetch-i-know-not-what');
    fetched.p0.chooses('jolt');
    expect([fetched.zone('p0', 'hand'), fetched.zone('p1', 'hand')]).toEqual([['jolt'], []]);
    expect([fetched.zone('p0', 'deck'), fetched.zone('p1', 'deck').sort()]).toEqual([['igor'], ['howl', 'scout']]);
    expect(fetched).toBeSettled();
  });

  it("passed over for a minion off the top, is shuffled into its owner's deck", () => {
    const t = table({
      p0: { hand: ['transformation'], deck: [gift('howl'), 'jolt', 'diva'] },
      p1: { deck: [] },
      bases: { tortuga: { p0: ['scout'] } },
    });
    t.p0.plays('transformation');
    expect([t.where('diva'), t.zone('p0', 'deck').sort(), t.zone('p1', 'deck')]).toEqual([
      'tortuga',
      ['jolt', 'scout'],
      ['howl'],
    ]);
    expect(t).toBeSettled();
  });
});
