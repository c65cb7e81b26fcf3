/**
 * Passing without being asked each time: for the base that scores, or until something changes. It is kept here and never
 * told to the server, which is simply answered.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Id } from '../../../game/state';
import type { View } from '../../../game/view';
import type { Session } from '../session';

export type Standing = { readonly kind: 'base'; readonly base: Id } | { readonly kind: 'quiet'; readonly mark: string };

export interface Passing {
  readonly standing: ReadonlySignal<Standing | null>;
  passBase(): void;
  passQuiet(): void;
  stop(): void;
  /** Goes on watching until it is called. */
  watch(): () => void;
}

/** What a player would look at to see whether something has changed. */
export function markOf(view: View): string {
  const { bases, inPlay, players, decision, scoring, cards } = view;
  return JSON.stringify([
    scoring?.base,
    decision?.prompt,
    decision && 'options' in decision ? decision.options : [],
    bases.map(({ id, breakpoint, power }) => [id, breakpoint, power]),
    inPlay.map((id) => [id, cards[id]?.play?.on, cards[id]?.play?.counters]),
    players.map(({ vp, handSize, deck, discard }) => [vp, handSize, deck, discard.length]),
  ]);
}

/** Whether a standing pass answers the question of this view; `over` if it has come to its end. */
export function verdict(standing: Standing, view: View, me: number | null): 'pass' | 'wait' | 'over' {
  const { decision, scoring } = view;
  const asked = decision?.kind === 'respond' && decision.player === me;
  if (standing.kind === 'base') {
    if (scoring?.base !== standing.base) return 'over';
    return asked ? 'pass' : 'wait';
  }
  if (!asked) return view.phase === 'over' ? 'over' : 'wait';
  return markOf(view) === standing.mark ? 'pass' : 'over';
}

const made = new WeakMap<Session, Passing>();

export function passingOf(session: Session): Passing {
  const known = made.get(session);
  if (known) return known;
  const standing = signal<Standing | null>(null);
  const passing: Passing = {
    standing,
    passBase() {
      const base = session.view.value?.scoring?.base;
      if (base !== undefined) standing.value = { kind: 'base', base };
    },
    passQuiet() {
      const view = session.view.value;
      if (view) standing.value = { kind: 'quiet', mark: markOf(view) };
    },
    stop() {
      standing.value = null;
    },
    watch: () =>
      effect(() => {
        const view = session.view.value;
        const now = standing.value;
        if (!view || !now) return;
        const what = verdict(now, view, session.me);
        if (what === 'over') standing.value = null;
        else if (what === 'pass') session.make?.({ type: 'answer', answer: [] });
      }),
  };
  made.set(session, passing);
  return passing;
}
