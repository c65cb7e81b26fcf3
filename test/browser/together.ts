/** Several people at one table: whoever is awaited acts. */
import { stagesOf } from '../../game/boardgame';
import type { State } from '../../game/state';
import type { House } from './house';
import { stateOf } from './lot';
import type { Robot } from './robot';

const MOST = 2000;

/** Has the robots play, each when it is their turn, until something holds. They are given by seat. */
export async function together(
  house: House,
  match: string,
  robots: readonly Robot[],
  until: (state: State) => boolean,
): Promise<void> {
  for (let steps = 0; steps < MOST; steps++) {
    const state = await stateOf(house, match);
    if (until(state)) return;
    const [seat] = Object.keys(stagesOf(state) ?? {});
    const robot = seat === undefined ? undefined : robots[Number(seat)];
    if (!robot) throw new Error('nobody is awaited');
    await robot.acts();
  }
  throw new Error(`no end after ${MOST} presses`);
}
