/** Signs in the Stars lends its base every kind of ability that a base can have while it is in play. */
import { describe, expect, it } from 'vitest';
import { type Setup, table } from '../table';

const FACTORY = 'factory-436-1337';
const SIGNS = 'signs-in-the-stars';

/** A table with this card on top of the base deck. */
const under = (top: string, setup: Setup) => table({ baseDeck: [top, 'tar-pits', 'cave-of-shinies'], ...setup });

describe('Signs in the Stars and abilities of bases in play', () => {
  it('a minion is played here: Laboratorium and the Moot Site it is lent to, in the order of the active player', () => {
    const t = under('laboratorium', { p0: { hand: ['scout'] }, bases: { 'moot-site': { p1: [SIGNS] } } });
    t.p0.plays('scout', { on: 'moot-site' });
    expect(t.p0).toBeOffered(['moot-site', 'moot-site'], { orDecline: false });
    t.p0.chooses('moot-site');
    expect([t.counters('scout'), t.power('scout')]).toEqual([1, 3 + 1 + 2]);
    expect(t).toBeSettled();
  });

  it('TURN-1.3 start of a turn: The Hill brings a minion of the active player here', () => {
    const t = under('the-hill', { bases: { tortuga: { p0: [SIGNS] }, [FACTORY]: { p0: ['igor'], p1: ['scout'] } } });
    t.endTurn();
    t.p1.chooses('tortuga'); // before Signs in the Stars itself
    expect(t.p1).toBeOffered(['scout'], { orDecline: true });
    t.p1.chooses('scout');
    t.p1.declines(); // Signs is not turned down
    expect([t.where('scout'), t.where('igor')]).toEqual(['tortuga', FACTORY]);
    expect(t).toBeSettled();
  });

  it('TERM-transfer-1 start of a turn: Truck Stop drives Signs in the Stars itself away, and with it the ability', () => {
    const t = under('truck-stop', { bases: { tortuga: { p0: [SIGNS] }, [FACTORY]: {}, 'moot-site': {} } });
    t.endTurn();
    t.p1.chooses('tortuga');
    t.p1.chooses(SIGNS);
    t.p1.chooses(FACTORY);
    t.p1.declines();
    expect(t.where(SIGNS)).toBe(FACTORY);
    t.endTurn();
    t.p0.chooses(FACTORY); // which is a truck stop now
    t.p0.chooses(SIGNS);
    expect(t.p0).toBeOffered(['tortuga', 'moot-site'], { orDecline: false });
  });

  it("TERM-onyourturn-2 on your turn: an extra action by the Storyteller's Hut, whose counter works while the card is up", () => {
    const t = under('storytellers-hut', {
      p0: { hand: ['howl', 'a-whole-lot-meaner', 'jolt'] },
      bases: { 'jungle-oasis': { p0: [SIGNS, 'teenage-wolf'] }, [FACTORY]: {} },
    });
    t.p0.plays('howl');
    t.p0.plays('a-whole-lot-meaner');
    expect(t.breakpoint('jungle-oasis')).toBe(12 - 2);
    expect(t.p0.cannotPlay('jolt')).toBe('noActionPlayLeft');
    t.p0.uses(SIGNS); // the Tar Pits are next
    expect(t.breakpoint('jungle-oasis')).toBe(12);
    expect(t).toBeSettled();
  });

  it('TERM-talent-1 on your turn: a second talent by Standing Stones, for minions at this base only', () => {
    const t = under('standing-stones', {
      bases: { tortuga: { p0: [SIGNS, 'teenage-wolf'] }, [FACTORY]: { p0: ['drunken-master'] } },
    });
    t.p0.uses('teenage-wolf');
    t.p0.uses('teenage-wolf');
    expect([t.power('teenage-wolf'), t.p0.canUse('teenage-wolf')]).toEqual([5, false]);
    t.p0.uses('drunken-master');
    expect(t.p0.canUse('drunken-master')).toBe(false);
  });

  it('TERM-starting-2 a breakpoint: Tropical Paradise at the Ancient Dojo while everyone is there, and 25 again without', () => {
    const t = under('tropical-paradise', {
      p0: { hand: ['beam-up'] },
      bases: { 'ancient-dojo': { p0: [SIGNS, 'igor'], p1: ['scout'], p2: ['toad'] } },
    });
    expect(t.breakpoint('ancient-dojo')).toBe(0);
    t.p0.plays('beam-up');
    t.p0.chooses('toad');
    expect(t.breakpoint('ancient-dojo')).toBe(25);
    expect(t).toBeSettled();
  });

  it('a standing power: The Central Brain beside Full Moon, for as long as Volcanic Uprising leaves it on top', () => {
    const t = under('the-central-brain', {
      p0: { hand: ['volcanic-uprising'] },
      bases: { 'moot-site': { p0: [SIGNS, 'full-moon', 'howler'], p1: ['scout'] } },
    });
    expect([t.power('howler'), t.power('scout')]).toEqual([2 + 1 + 1, 3 + 1]);
    t.p0.plays('volcanic-uprising');
    t.p0.chooses('Play an extra base');
    t.p0.declines();
    expect([t.bases, t.view('p1').topBase]).toEqual([['moot-site', 'the-central-brain'], t.id('tar-pits')]);
    expect([t.power('howler'), t.power('scout')]).toEqual([2 + 1, 3]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-6 an immunity: the Hideout keeps Supreme Overlord off, until the talent turns to the next card', () => {
    const t = under('that-70s:hideout', {
      p0: { hand: ['supreme-overlord', 'beam-up'] },
      bases: { [FACTORY]: { p0: [SIGNS], p1: ['scout'] }, tortuga: {} },
    });
    t.p0.plays('supreme-overlord', { on: 'tortuga' });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe(FACTORY);
    t.p0.uses(SIGNS);
    t.p0.plays('beam-up');
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 hand');
    expect(t).toBeSettled();
  });

  it.each([
    ['turned down, the Egg Chamber protects nobody this turn', 'yes', 'p0 discard'],
    ['left up, it does', 'no', FACTORY],
  ])('EX-CLAR-STARS an immunity: %s', (_, answer, place) => {
    const t = under('egg-chamber', {
      p1: { hand: ['seeing-stars'] },
      bases: { [FACTORY]: { p0: [SIGNS, { card: 'worker', counters: 2 }] } },
    });
    t.endTurn();
    t.p1.chooses(answer);
    t.p1.plays('seeing-stars');
    expect(t.where('worker')).toBe(place);
    expect(t).toBeSettled();
  });

  it('a copy: Funky Town has an action affect a second minion of its player here', () => {
    const t = under('funky-town', {
      p0: { hand: ['augmentation'] },
      bases: { [FACTORY]: { p0: [SIGNS, 'igor', 'scout'], p1: ['roller'] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('igor');
    expect(t.p0).toBeOffered(['scout'], { orDecline: true });
    t.p0.chooses('scout');
    expect([t.power('igor'), t.power('scout'), t.power('roller')]).toEqual([6, 7, 2]);
    expect(t).toBeSettled();
  });

  it('a destination: the Tar Pits at The Greasy Spoon, for minions the one and for actions the other', () => {
    const t = table({
      p0: { hand: ['celebration', 'seeing-stars', 'disenchant'] },
      p1: { deck: ['gnome', 'gnome'] },
      bases: { 'the-greasy-spoon': { p0: [SIGNS], p1: ['scout', 'convoy'] } },
      baseDeck: ['tar-pits', 'crypt'],
    });
    t.p0.plays('celebration');
    t.p0.plays('seeing-stars');
    expect(t.zone('p1', 'deck')).toEqual(['gnome', 'gnome', 'scout']);
    t.p0.plays('disenchant');
    t.p0.chooses('convoy');
    expect([t.where('convoy'), t.zone('p1', 'discard')]).toEqual(['p1 deck', []]);
    expect(t).toBeSettled();
  });

  it('a destination: The Greasy Spoon that it lends covers Signs in the Stars itself', () => {
    const t = under('the-greasy-spoon', {
      p0: { hand: ['disenchant'] },
      bases: { 'cave-of-shinies': { p1: [SIGNS] }, tortuga: { p1: ['scout'] } },
    });
    t.p0.plays('disenchant');
    expect([t.where(SIGNS), t.view('p0').topBase]).toEqual(['p1 deck', null]);
    expect(t).toBeSettled();
  });

  it.each(['jammed-signal', 'shrug-it-off'])(
    "TERM-cancel-1 with its base's ability, %s cancels the lent one",
    (action) => {
      const t = under('the-central-brain', {
        p0: { hand: ['howler'] },
        bases: { 'moot-site': { p0: [action, 'igor'], p1: [SIGNS] } },
      });
      if (action === 'shrug-it-off') t.p0.uses(action);
      t.p0.plays('howler', { on: 'moot-site' });
      expect([t.power('igor'), t.power('howler')]).toEqual([2, 2 + 2]);
      expect(t.view('p0').topBase).toBe(t.id('the-central-brain')); // the card still lies face up
      expect(t).toBeSettled();
    },
  );
});
