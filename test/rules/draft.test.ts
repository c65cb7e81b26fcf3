/** The draft: section 2.2 of the rules, and its scenarios. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../catalog';
import { match as begin, type Match, type MatchSetup } from '../match';

const SEEDS = Array.from({ length: 40 }, (_, seed) => String(seed));
const ALL = catalog.factions.size;

const draft = (setup: MatchSetup = {}): Match => begin({ factions: 'draft', ...setup });

/** The seats in the order of their picks, counted from the first drafter. */
function sequence(players: number, seed: string): number[] {
  const m = draft({ players, seed });
  const picks: number[] = [];
  while (m.drafter !== null) {
    picks.push(m.drafter);
    m.pick();
  }
  const [first = 0] = picks;
  return picks.map((seat) => (seat - first + players) % players);
}

describe('the draft', () => {
  it('DRAFT-1 is optional: factions may be agreed upon, or drawn by lot', () => {
    const agreed = begin({
      factions: [
        ['ninjas', 'pirates'],
        ['robots', 'wizards'],
      ],
    });
    expect([agreed.state.draft, agreed.player(1).factions]).toEqual([null, ['robots', 'wizards']]);
    const drawn = begin({ factions: 'random' });
    expect(new Set(drawn.state.players.flatMap(({ factions }) => factions)).size).toBe(4);
    expect(drawn.state.draft).toBeNull();
  });

  it('DRAFT-2 lays out all factions, or fewer, but at least two for each player', () => {
    const laidOut = (options: MatchSetup['options'], players = 3): number =>
      Object.keys(draft({ players, options }).state.draft?.pool ?? {}).length;
    expect(laidOut({})).toBe(ALL);
    expect(laidOut({ layout: 7 })).toBe(7);
    expect(laidOut({ layout: 2 })).toBe(6);
    expect(laidOut({ layout: 1 }, 2)).toBe(4);
    expect(laidOut({ bans: ['ninjas'] })).toBe(ALL - 1);
  });

  it('DRAFT-3 the first drafter is drawn by lot', () => {
    expect(new Set(SEEDS.map((seed) => draft({ players: 4, seed }).drafter))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('DRAFT-4 in round one everyone takes one faction, clockwise from the first drafter', () => {
    for (const seed of SEEDS.slice(0, 8)) expect(sequence(4, seed).slice(0, 4)).toEqual([0, 1, 2, 3]);
    const m = draft({ players: 3 });
    const last = ((m.drafter ?? 0) + 2) % 3;
    expect(m.refusal(last, { type: 'pick', faction: 'ninjas' })).toBe('notYourPick');
    m.pick('ninjas');
    expect(m.state.players.map(({ factions }) => factions.length).sort()).toEqual([0, 0, 1]);
  });

  it('DRAFT-5 round two begins with whoever picked last and goes back', () => {
    for (const seed of SEEDS.slice(0, 8)) expect(sequence(4, seed).slice(4)).toEqual([3, 2, 1, 0]);
  });

  it('DRAFT-6 the sequence for two, three and four', () => {
    expect(sequence(2, 'a')).toEqual([0, 1, 1, 0]);
    expect(sequence(3, 'a')).toEqual([0, 1, 2, 2, 1, 0]);
    expect(sequence(4, 'a')).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
  });

  it('EX-DRAFT-1 three drafters pick A, B, C, C, B, A', () => {
    const m = draft({ players: 3, seed: 'b' });
    const a = m.drafter ?? 0;
    const [b, c] = [(a + 1) % 3, (a + 2) % 3];
    const seen: (number | null)[] = [];
    for (const faction of ['ninjas', 'pirates', 'robots', 'wizards', 'aliens', 'zombies']) {
      seen.push(m.drafter);
      m.pick(faction);
    }
    expect(seen).toEqual([a, b, c, c, b, a]);
    expect([a, b, c].map((seat) => m.player(seat).factions)).toEqual([
      ['ninjas', 'zombies'],
      ['pirates', 'aliens'],
      ['robots', 'wizards'],
    ]);
  });

  it('DRAFT-7 a picked faction leaves the pool', () => {
    const m = draft();
    m.pick('ninjas');
    const second = m.drafter ?? 0;
    expect(m.view(second).legal.pick).not.toContain('ninjas');
    expect(m.refusal(second, { type: 'pick', faction: 'ninjas' })).toBe('factionTaken');
    expect(m.refusal(second, { type: 'pick', faction: 'no-such-faction' })).toBe('factionTaken');
    expect(m.refusal(second, { type: 'pick', faction: 'constructor' })).toBe('factionTaken');
    expect(m.refusal(second, { type: 'pick', faction: 'pirates' })).toBeNull();
  });

  it('EX-DRAFT-2 with duplicates a second copy is for others only', () => {
    const m = draft({ options: { duplicates: true } });
    const [a, b] = [m.drafter ?? 0, 1 - (m.drafter ?? 0)];
    m.pick('ninjas');
    expect(m.refusal(b, { type: 'pick', faction: 'ninjas' })).toBeNull();
    m.pick('pirates');
    expect(m.refusal(b, { type: 'pick', faction: 'pirates' })).toBe('factionHeld');
    m.pick('robots');
    expect(m.refusal(a, { type: 'pick', faction: 'ninjas' })).toBe('factionHeld');
    expect(m.view(a).legal.pick).not.toContain('ninjas');
    expect(m.view(a).legal.pick).toContain('pirates');
  });

  it('DRAFT-8 picks and what is left are public', () => {
    const m = draft();
    const first = m.drafter ?? 0;
    m.pick('ninjas');
    expect(m.events).toContainEqual({ type: 'pickedFaction', player: first, faction: 'ninjas' });
    for (const viewer of [0, 1, null]) {
      expect(m.view(viewer).players[first]?.factions).toEqual(['ninjas']);
      expect(m.view(viewer).draft?.pool).toMatchObject({ ninjas: 0, pirates: 1 });
    }
  });

  it('DRAFT-9 the first drafter need not be the first player', () => {
    const pairs = SEEDS.map((seed) => {
      const m = draft({ seed });
      const drafter = m.drafter;
      while (m.drafter !== null) m.pick();
      return `${drafter}${m.state.first}`;
    });
    expect(new Set(pairs)).toEqual(new Set(['00', '01', '10', '11']));
  });

  it('DRAFT-10 with duplicates nobody is left with only a faction they hold', () => {
    const m = draft({ players: 2, options: { duplicates: true, layout: 1 } });
    const laidOut = Object.keys(m.state.draft?.pool ?? {});
    expect(laidOut).toHaveLength(3);
    const [x = '', y = '', z = ''] = laidOut;
    // The first drafter could be stranded with x alone if only two factions lay there.
    for (const faction of [x, y, x]) m.pick(faction);
    expect([...m.view(m.drafter).legal.pick].sort()).toEqual([y, z]);
  });
});
