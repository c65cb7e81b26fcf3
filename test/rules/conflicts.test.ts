/** Which rule or card wins (rule 8); what a term already says is tested with the term. */
import { describe, expect, it } from 'vitest';
import { terms } from './terms';

describe('precedence', () => {
  it('CONFLICT-1 the text of a card beats the rules: minions played from the discard pile, or moved instead of destroyed', () => {
    const t = terms({
      p0: { hand: [], discard: ['w2'] },
      bases: { field: { p0: ['theyre-coming-to-get-you'] }, hill: {} },
    });
    expect(t.p0.cannotPlay('w2', { on: 'hill' })).not.toBeNull();
    t.p0.plays('w2', { on: 'field' });
    expect(t.where('w2')).toBe('field');
    const dodged = terms({ p0: { hand: ['strike'] }, bases: { field: { p1: ['buccaneer'] }, hill: {} } });
    dodged.p0.plays('strike');
    expect(dodged.where('buccaneer')).toBe('hill');
  });

  it('CONFLICT-3 "cannot" beats "can"', () => {
    const t = terms({
      p0: { hand: ['summon', 'w1', 'w2', 'strike'] },
      bases: { field: { p1: ['fence', 'anvil'] }, hill: {} },
    });
    t.p0.plays('summon');
    expect(t.p0.cannotPlay('w1', { on: 'field' })).toBe('notThere');
    t.p0.plays('w1', { on: 'hill' });
    expect(t.p0.cannotPlay('w2', { on: 'field' })).toBe('notThere');
    const only = terms({ p0: { hand: ['w1'] }, bases: { field: { p1: ['fence'] } } });
    expect(only.p0.cannotPlay('w1', { on: 'field' })).toBe('forbidden');
    const owner = terms({ active: 'p1', p1: { hand: ['w1'] }, bases: { field: { p1: ['fence'] } } });
    expect(owner.p1.cannotPlay('w1', { on: 'field' })).toBeNull();
  });

  it('CONFLICT-4 OPEN-3 what is due at the same time comes in the order the active player chooses', () => {
    const t = terms({ p0: { hand: ['w1'] }, bases: { field: { p1: ['porter', 'echo'] } } });
    t.p0.plays('w1', { on: 'field' });
    expect(t.p0).toBeOffered(['porter', 'echo'], { orDecline: false });
    t.p0.chooses('echo');
    expect(t.where('w1')).toBe('p0 hand');
    expect(t.vp('p1')).toBe(1);
  });

  it('CONFLICT-6 what a card says must be done, also to your own harm', () => {
    const t = terms({ p0: { hand: ['strike'] }, bases: { field: { p0: ['w5'] } } });
    t.p0.plays('strike');
    expect(t.where('w5')).toBe('p0 discard');
    const part = terms({ p0: { hand: ['take-the-shinies'] }, p1: { hand: ['w1'] } });
    part.p0.plays('take-the-shinies');
    expect(part.zone('p1', 'hand')).toEqual([]);
  });

  it('CONFLICT-10 OPEN-34 discard piles, sizes of hands and decks, counters and base discard are open to all', () => {
    const t = terms({
      p0: { hand: ['w1', 'w2'], deck: ['w3'], discard: ['w4', 'strike'] },
      bases: { field: { p0: [{ card: 'w5', counters: 2 }] } },
      baseDiscard: ['hill'],
    });
    for (const viewer of ['p1', null] as const) {
      const { players, cards, baseDiscard, baseDeck } = t.view(viewer);
      expect(players[0]?.discard.map((id) => cards[id]?.def)).toEqual(['weights/w4', 'deeds/strike']);
      expect([players[0]?.handSize, players[0]?.deck, players[0]?.hand]).toEqual([2, 1, undefined]);
      expect(cards[t.id('w5')]?.play?.counters).toBe(2);
      expect(baseDiscard.map((id) => cards[id]?.def)).toEqual(['terms:hill']);
      expect(baseDeck).toBe(2);
    }
  });

  it("CONFLICT-12 a seen card goes to its owner's hand, deck or pile, whoever controls it", () => {
    const zones = { recall: 'p1 hand', sink: 'p1 deck', scatter: 'p1 deck', strike: 'p1 discard' };
    for (const [action, zone] of Object.entries(zones)) {
      const t = terms({ p0: { hand: [action] }, bases: { field: { p0: [{ card: 'w1', owner: 'p1' }] } } });
      t.p0.plays(action);
      expect([action, t.where('w1')]).toEqual([action, zone]);
    }
  });
});

describe('how long effects last', () => {
  it('CONFLICT-17 to the end of the turn, or until the card leaves play', () => {
    const t = terms({ p0: { hand: ['sap'] }, bases: { field: { p0: ['w5'] } } });
    t.p0.plays('sap');
    expect(t.power('w5')).toBe(2);
    t.endTurn();
    expect(t.power('w5')).toBe(5);
    const gone = terms({
      p0: { hand: ['disenchant'] },
      bases: { field: { p0: [{ card: 'w5', with: { p1: ['trinket'] } }] } },
    });
    gone.p0.plays('disenchant');
    expect(gone.power('w5')).toBe(5);
  });

  it('CONFLICT-17 an effect on a minion does not wait for its return', () => {
    const t = terms({ p0: { hand: ['augmentation', 'recall', 'time-loop'] }, bases: { field: { p0: ['w1'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('augmentation');
    t.p0.plays('recall');
    t.p0.plays('w1', { on: 'field' });
    expect(t.power('w1')).toBe(1);
  });

  it('CONFLICT-17.1 an effect with a duration of its own outlives its source', () => {
    const t = terms({ p1: { hand: ['shoo'] }, bases: { field: { p0: ['w8', 'drill-sergeant'] } } });
    t.p0.finishes();
    t.p1.chooses('shoo');
    t.p1.chooses('drill-sergeant');
    const { places = [] } = t.events.find((event) => event.type === 'whenScoring') ?? {};
    expect(places).toEqual([{ player: 0, power: 9, place: 1 }]);
  });

  it('CONFLICT-17.2 results are not effects that end: counters, moves and VP stay', () => {
    const t = terms({
      p0: { hand: ['bless', 'shove', 'time-loop', 'herald'] },
      bases: { field: { p0: ['w1'] }, hill: {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('bless');
    t.p0.plays('shove');
    t.p0.plays('herald', { on: 'field' });
    t.endTurn();
    t.endTurn();
    expect([t.power('w1'), t.where('w1'), t.vp('p0')]).toEqual([2, 'hill', 1]);
  });
});

describe('rulings', () => {
  it('OPEN-9 cards over the hand limit are chosen by their owner and discarded together', () => {
    const hand = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w10', 'strike'];
    const t = terms({ p0: { hand, deck: ['recall', 'shove'] } });
    t.p0.finishes();
    expect(t.p0.offered).toHaveLength(13);
    expect(() => t.p0.chooses('w0', 'w1')).toThrow();
    t.p0.chooses('w0', 'strike', 'shove');
    expect(t.zone('p0', 'discard')).toEqual(['w0', 'strike', 'shove']);
    expect(t.zone('p0', 'hand')).toHaveLength(10);
  });

  it('OPEN-12 a tie for the most VP is broken at an end of turn, by a player alone in the lead with 15 or more', () => {
    const t = terms({ p0: { vp: 15 }, p1: { vp: 15, hand: ['herald'] } });
    t.endTurn();
    expect(t.state.phase).toBe('play');
    t.p1.plays('herald', { on: 'field' });
    expect(t.state.phase).toBe('play');
    t.endTurn();
    expect(t.state.phase).toBe('over');
    expect(t.state.result?.winners).toEqual([1]);
  });

  it('OPEN-39 several victims are chosen by their powers as they stand; replacements one by one, reactions afterwards', () => {
    const t = terms({ p0: { hand: ['sweep'] }, bases: { field: { p1: ['leader', 'w2', 'w1', 'martyr'] } } });
    expect([t.power('w2'), t.power('w1'), t.power('martyr')]).toEqual([3, 2, 3]);
    t.p0.plays('sweep');
    expect(t.zone('p1', 'discard')).toEqual(['leader', 'w1']);
    const saved = terms({
      p0: { hand: ['powderkeg'] },
      bases: { field: { p0: ['w5'], p1: ['buccaneer', 'martyr', 'w1'] }, hill: {} },
    });
    saved.p0.plays('powderkeg');
    expect(saved.where('buccaneer')).toBe('hill');
    expect(saved.zone('p1', 'discard').sort()).toEqual(['martyr', 'w1']);
    const told = saved.told();
    expect(told.lastIndexOf('destroyed')).toBeLessThan(told.indexOf('gainedVp'));
  });

  it('OPEN-43 Play Cards ends when the active player says so, and unused plays lapse', () => {
    const t = terms({ p0: { hand: ['w1', 'strike', 'w2'] } });
    t.p0.plays('w1', { on: 'field' });
    t.p0.plays('strike');
    expect([t.state.step, t.state.active]).toEqual(['playCards', 0]);
    const unused = terms({ p0: { hand: ['w1'] } });
    unused.p0.finishes();
    expect(unused.state.active).toBe(1);
    expect(unused.where('w1')).toBe('p0 hand');
  });

  it('OPEN-47 a named faction means all its cards, whoever has them', () => {
    const t = terms({
      p0: { hand: ['block-the-path', 'shinobi', 'w1'], factions: ['ninjas', 'tricksters'] },
      p1: { hand: ['tiger-assassin', 'w1'], factions: ['ninjas', 'weights'] },
      options: { duplicates: true },
      bases: { field: {} },
    });
    t.p0.plays('block-the-path', { on: 'field' });
    t.p0.chooses('ninjas');
    expect(t.p0.cannotPlay('shinobi', { on: 'field' })).toBe('forbidden');
    expect(t.p0.cannotPlay('w1', { on: 'field' })).toBeNull();
    t.endTurn();
    expect(t.p1.cannotPlay('tiger-assassin', { on: 'field' })).toBe('forbidden');
    expect(t.p1.cannotPlay('w1', { on: 'field' })).toBeNull();
  });
});
