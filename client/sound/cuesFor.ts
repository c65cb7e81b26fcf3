/** Which sounds go with what is shown. */
import type { PlayerId } from '../../game/state';
import type { Scene } from '../table/motion/playOut';
import type { Cue } from './recipes';

export function cuesFor({ told, view }: Scene, me: PlayerId | null): Cue[] {
  const cues = new Set<Cue>();
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.type === 'played') cues.add('played');
    else if (event.type === 'destroyed') cues.add('destroyed');
    else if (event.type === 'whenScoring') cues.add('scored');
    else if (event.type === 'turnBegan' && event.player === me) cues.add('asked');
    else if (event.type === 'gameOver') cues.add(me === null || event.winners.includes(me) ? 'won' : 'lost');
  }
  // Who has just moved knows that more is asked of them.
  const last = told.at(-1);
  if (last && last.player !== me && me !== null && view.decision?.player === me) cues.add('asked');
  // The end of the game is all one wants to hear then.
  for (const end of ['won', 'lost'] as const) if (cues.has(end)) return [end];
  return [...cues];
}
