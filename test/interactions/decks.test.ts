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
