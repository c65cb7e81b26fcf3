/** Cards that leave, are saved or act in the middle of an effect on each of many. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('cards leaving in the middle of an "each" effect', () => {
  it('OPEN-39 EX-ORDER-2 Broadside kills two Igors and a Worker together; only the survivors are there for the counters', () => {
    const t = table({
      p0: { hand: ['broadside'] },
      bases: { crypt: { p0: ['lady-whirlwind'], p1: ['igor', 'igor', 'worker', 'warbot', 'moai'] } },
    });
    t.p0.plays('broadside');
    t.p0.chooses('p1');
    expect(t.p0).toBeOffered(['igor', 'igor', 'crypt'], { orDecline: false }); // the active player orders them
    t.p0.chooses('crypt');
    expect(t.p0).toBeOffered(['lady-whirlwind'], { orDecline: true });
    t.p0.chooses('lady-whirlwind');
    expect(t.p1).toBeOffered(['warbot', 'moai'], { orDecline: false }); // each Igor is his controller's
    t.p1.chooses('moai');
    t.p1.chooses('warbot');
    expect([t.counters('moai'), t.counters('warbot'), t.counters('lady-whirlwind')]).toEqual([1, 1, 1]);
    expect(t.zone('p1', 'discard').sort()).toEqual(['igor', 'igor', 'worker']);
    expect(t).toBeSettled();
  });

  it('EX-ORDER-4 Let the Dog Out: a Buccaneer moves, a Drone saves a Collector, and Cricket dies', () => {
    const t = table({
      p0: { hand: ['let-the-dog-out'] },
      bases: {
        [FACTORY]: { p0: [{ card: 'loup-garou', counters: 4 }], p1: ['buccaneer', 'collector', 'cricket'] },
        tortuga: { p1: [{ card: 'drone', counters: 1 }] },
      },
    });
    t.p0.plays('let-the-dog-out');
    t.p0.chooses('buccaneer', 'collector', 'cricket'); // 4 + 2 + 2 of 8
    t.p1.chooses('buccaneer'); // and not the Drone, for the Buccaneer
    t.p1.chooses('yes'); // the Drone for the Collector
    expect(['buccaneer', 'collector', 'cricket'].map((card) => t.where(card))).toEqual([
      'tortuga',
      FACTORY,
      'p1 discard',
    ]);
    expect(t.counters('drone')).toBe(0);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-KUNGFU Nukebot dies by the first blow and takes the others along when all have struck', () => {
    const t = table({
      p0: { hand: ['everybody-was-kung-fu-fighting'] },
      bases: {
        [FACTORY]: { p0: ['lady-whirlwind'], p1: ['nukebot', 'igor'], p2: ['loup-garou'] },
        tortuga: { p1: ['roller'] },
      },
    });
    t.p0.plays('everybody-was-kung-fu-fighting');
    t.p0.chooses(FACTORY);
    t.p0.chooses('nukebot');
    expect(t.p1).toBeOffered(['lady-whirlwind', 'loup-garou'], { orDecline: false });
    t.p1.chooses('loup-garou');
    t.p2.chooses('igor'); // also without a minion left
    expect(t.where('lady-whirlwind')).toBe(FACTORY);
    expect(t.p0).toBeOffered(['nukebot', 'igor'], { orDecline: false }); // only now, and in p0's order (OPEN-49)
    t.p0.chooses('nukebot');
    expect([t.where('lady-whirlwind'), t.where('loup-garou')]).toEqual(['p0 discard', 'p2 discard']);
    expect([t.where('igor'), t.counters('roller')]).toEqual(['p1 discard', 1]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-8 Jolt: Tooth and Claw spares its minion the counter, the others have theirs', () => {
    const guarded = { card: 'scout', with: { p0: ['tooth-and-claw-and-guns'] } };
    const t = table({ p0: { hand: ['jolt'] }, bases: { [FACTORY]: { p0: ['igor', guarded, 'roller'] } } });
    t.p0.plays('jolt');
    expect([t.counters('igor'), t.counters('scout'), t.counters('roller')]).toEqual([1, 0, 1 + 1]);
    expect(t.where('tooth-and-claw-and-guns')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('CONFLICT-13 Crop Circles returns a bewitched Igor with the rest: no last word, and Bewitched goes elsewhere', () => {
    const t = table({
      p0: { hand: ['crop-circles'] },
      bases: {
        [FACTORY]: { p0: ['roller'], p1: [{ card: 'igor', with: { p1: ['bewitched'] } }, 'dragon-warrior'] },
        tortuga: { p1: ['diva'] },
      },
    });
    t.p0.plays('crop-circles');
    t.p0.chooses(FACTORY);
    expect([t.where('bewitched'), t.power('diva'), t.counters('diva')]).toEqual(['on diva', 3 + 2, 0]);
    expect(t.zone('p1', 'hand').sort()).toEqual(['dragon-warrior', 'igor']);
    expect(t).toBeSettled();
  });

  it('TERM-affect-6 Disco Inferno: a minion under The Show Must Go On gets no counter and brings no card', () => {
    const t = table({
      p0: { hand: ['disco-inferno'] },
      bases: { [FACTORY]: { p0: ['igor'], p1: [{ card: 'worker', counters: 1 }, 'the-show-must-go-on'] } },
    });
    t.p0.plays('disco-inferno');
    t.p0.chooses('igor');
    t.p1.chooses('worker');
    expect([t.counters('igor'), t.counters('worker'), t.zone('p0', 'hand').length]).toEqual([1, 1, 1]);
    expect(t).toBeSettled();
  });

  it("CONFLICT-3 Sea Dogs drives off all Voyagers of the others but a Mo'ai, and Brojak may follow once for each", () => {
    const t = table({
      p0: { hand: ['sea-dogs'] },
      p1: { factions: ['polynesian-voyagers', 'robots'] },
      bases: {
        [FACTORY]: { p0: ['tiki'], p1: ['moai', 'wayfinder'], p2: ['tiki', 'igor'] },
        tortuga: {},
        'moot-site': { p2: ['brojak'] },
      },
    });
    t.p0.plays('sea-dogs');
    t.p0.chooses('polynesian-voyagers');
    t.p0.chooses(FACTORY);
    t.p0.chooses('tortuga');
    expect([t.where('moai'), t.where('wayfinder'), t.where('igor')]).toEqual([FACTORY, 'tortuga', FACTORY]);
    t.p2.chooses('yes');
    t.p2.chooses('no'); // for his own move
    t.p2.chooses('yes'); // for the second of them
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['tortuga', 4 + 2]);
    expect([t.total(FACTORY, 'p0'), t.total('tortuga', 'p2')]).toEqual([3, 3 + 6]); // one's own Tiki stays
    expect(t).toBeSettled();
  });

  it('OPEN-36 Survival of the Fittest: The Count of a base where he dies himself gains nothing from the others', () => {
    const t = table({
      p0: { hand: ['survival-of-the-fittest'] },
      bases: {
        [FACTORY]: { p0: ['king-rex'], p1: ['the-count'] },
        tortuga: { p0: ['diva'], p1: ['dragon-warrior'] },
        'moot-site': { p1: [{ card: 'howler', with: { p1: ['opportunist'] } }] },
      },
    });
    t.p0.plays('survival-of-the-fittest');
    while (t.p0.offered) t.p0.chooses(t.p0.offered[0] ?? ''); // the order of the triggers
    expect([t.where('the-count'), t.where('diva')]).toEqual(['p1 discard', 'p0 discard']);
    expect(t.counters('howler')).toBe(1); // Diva was another player's, The Count was not
    expect(t).toBeSettled();
  });
});
