/** What players are told of their thinking time, by a clock that stands still unless it is turned. */
import { afterEach, describe, expect, it } from 'vitest';
import { FrameWire } from './security/frames';
import { type Attacked, attacked } from './security/target';
import { ask, type Message } from './security/wire';

let server: Attacked | undefined;
afterEach(() => server?.server.stop());

const TIMER = { turn: 60, reserve: 100 };
const FACTIONS = [
  ['dinosaurs', 'ninjas'],
  ['pirates', 'robots'],
];

interface Seat {
  readonly data: { readonly clock?: object };
}

const clocksIn = (seats: unknown): unknown[] => (seats as Seat[]).map(({ data }) => data.clock);

/** Two players at a table with a timer; each sees only what the socket says. */
async function playing() {
  server = await attacked();
  const { address, clock } = server;
  const { matches } = server.server;
  const setupData = { factions: FACTIONS, firstPlayer: 0, mulligan: 'discardForced', seed: 'timers' };
  const { id } = await matches.create({ numPlayers: 2, setupData, table: { timer: TIMER } });
  const keys: string[] = [];
  for (const name of ['Ann', 'Ben']) keys.push((await matches.join(id, { name })).key);
  const sit = async (seat: string | null): Promise<{ wire: FrameWire; sync: Message }> => {
    const wire = await FrameWire.open(address);
    await wire.emit('sync', id, seat, keys[Number(seat)] ?? null);
    return { wire, sync: await wire.hear('sync') };
  };
  const clocksAtSync = ({ sync }: { sync: Message }): unknown[] =>
    clocksIn((sync[2] as { filteredMetadata: unknown }).filteredMetadata);
  const { wire } = await sit('0');
  const finish = async (seat: number): Promise<void> => {
    const { state } = await matches.find(id);
    await matches.move(id, seat, 'finish', [], state._stateID);
  };
  /** The clocks in the first `matchData` in which they are as wanted, since the last that was. */
  const told = async (wanted: (clocks: unknown[]) => boolean): Promise<unknown[]> => {
    for (;;) {
      const clocks = clocksIn((await wire.hear('matchData'))[2]);
      if (wanted(clocks)) return clocks;
    }
  };
  return { address, id, clock, matches, sit, clocksAtSync, finish, told };
}

const runs = (seat: number) => (clocks: unknown[]) => (clocks[seat] as { running: boolean }).running;

const FULL = { left: 60_000, reserve: 100_000, running: false };

describe('the clocks of the seats', () => {
  it('come with what a player is shown first, as they are then', async () => {
    const { sit, clocksAtSync, clock } = await playing();
    expect(clocksAtSync(await sit('1'))).toEqual([{ ...FULL, running: true }, FULL]);
    clock.now += 10_000;
    expect(clocksAtSync(await sit(null))).toEqual([{ ...FULL, left: 50_000, running: true }, FULL]);
    clock.now += 70_000;
    expect(clocksAtSync(await sit(null))).toEqual([{ left: 0, reserve: 80_000, running: true }, FULL]);
    clock.now += 500_000;
    expect(clocksAtSync(await sit(null))).toEqual([{ left: 0, reserve: 0, running: true }, FULL]);
  });

  it('are told again after each move', async () => {
    const { clock, finish, told } = await playing();
    clock.now += 10_000;
    await finish(0);
    expect(await told(runs(1))).toEqual([FULL, { ...FULL, running: true }]);
    clock.now += 75_000;
    await finish(1);
    expect(await told(runs(0))).toEqual([
      { ...FULL, running: true },
      { ...FULL, reserve: 85_000 },
    ]);
  });

  it('stand still while a bot plays the seat', async () => {
    const { clock, matches, id, told } = await playing();
    clock.now += 130_000;
    await matches.standIn(id, 0, 'greedy');
    const [ann] = await told((clocks) => !runs(0)(clocks));
    expect(ann).toEqual({ ...FULL, reserve: 30_000 });
  });

  it('are in the lobby too, and gone where there is no timer', async () => {
    const timed = await playing();
    timed.clock.now += 1000;
    const seatsAt = async (address: string, id: string) =>
      clocksIn((JSON.parse((await ask(address, `/games/smashtable/${id}`)).text) as { players: unknown }).players);
    expect(await seatsAt(timed.address, timed.id)).toEqual([{ ...FULL, left: 59_000, running: true }, FULL]);
    const { id } = await timed.matches.create({ numPlayers: 2 });
    expect(await seatsAt(timed.address, id)).toEqual([undefined, undefined]);
  });
});
