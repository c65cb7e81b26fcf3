/** Decides when what is known is shown: moves are played out one after the other, so that each can be followed. */
import { effect } from '@preact/signals';
import { settings } from '../../app/settings';
import type { Session } from '../session';
import { type Director, playOut, type World } from './playOut';
import { PACE } from './timing';

export type { Director } from './playOut';

const browser: World = {
  now: () => performance.now(),
  later(call, ms) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  pace: () => PACE[settings.peek().motion],
  hidden: () => document.hidden,
};

export function directorOf(session: Session): Director {
  const director = playOut(session, browser);
  const onHidden = (): void => {
    if (document.hidden && director.behind.peek()) director.skip();
  };
  document.addEventListener('visibilitychange', onHidden);
  const stopHeeding = effect(() => {
    if (settings.value.motion === 'off' && director.behind.peek()) director.skip();
  });
  return {
    ...director,
    stop() {
      document.removeEventListener('visibilitychange', onHidden);
      stopHeeding();
      director.stop();
    },
  };
}
