import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { type Director, playOut } from '../../client/table/motion/playOut';
import type { Refused, Session, Told } from '../../client/table/session';
import type { GameEvent } from '../../game/events';
import type { View } from '../../game/view';

const PLAYED: GameEvent = {
  type: 'played',
  card: 7,
  def: 'pirates/first-mate',
  cardType: 'minion',
  player: 1,
  owner: 1,
  on: 3,
  base: 3,
  from: 'hand',
  first: true,
  order: 0,
  standard: false,
  since: 1,
};

/** A match as far as the director looks at it; the turn tells one view from the next. */
const viewAt = (turn: number, asks: number | null = null): View =>
  ({
    turn,
    decision: asks === null ? null : { player: asks },
    legal: { pick: [], keep: false },
  }) as unknown as View;

/** A match that is watched from seat 0, with a clock that only moves when told to. */
function theatre({ pace = 1, me = 0 as number | null } = {}) {
  const view = signal<View | null>(null);
  const story = signal<readonly Told[]>([]);
  const refused = signal<Refused | null>(null);
  let now = 0;
  let hidden = false;
  let timers: { readonly at: number; readonly call: () => void }[] = [];
  const session = { matchID: 'm', me, view, story, refused } as unknown as Session;
  const director: Director = playOut(session, {
    now: () => now,
    later(call, ms) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pace: () => pace,
    hidden: () => hidden,
  });
  const tell = (player: number, events: readonly GameEvent[]): void => {
    story.value = [...story.value, { index: story.value.length, turn: 1, player, events }];
  };
  return {
    director,
    shown: () => director.shown.value?.turn,
    open: (turn: number) => {
      view.value = viewAt(turn);
    },
    move(player: number, turn: number, events: readonly GameEvent[] = [PLAYED], asks: number | null = null) {
      tell(player, events);
      view.value = viewAt(turn, asks);
    },
    sync(moves: number, turn: number) {
      for (let index = 0; index < moves; index++) tell(1, [PLAYED]);
      view.value = viewAt(turn);
    },
    refuse: () => {
      refused.value = { count: (refused.value?.count ?? 0) + 1, about: 'move', reason: 'stale', detail: '' };
    },
    hide: () => {
      hidden = true;
    },
    wait(ms: number) {
      const until = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = next.at;
        next.call();
      }
      now = until;
    },
  };
}

describe('playing out the moves of a match', () => {
  it('shows a match that is opened at once', () => {
    const t = theatre();
    expect(t.shown()).toBeUndefined();
    t.sync(20, 5);
    expect(t.shown()).toBe(5);
    expect(t.director.scene.value?.told).toEqual([]);
  });

  it('shows moves of others one after the other', () => {
    const t = theatre();
    t.open(0);
    t.move(1, 1);
    t.move(1, 2);
    t.move(1, 3);
    expect(t.shown()).toBe(1);
    expect(t.director.behind.value).toBe(true);
    t.wait(600);
    expect(t.shown()).toBe(2);
    expect(t.director.scene.value?.told.map(({ index }) => index)).toEqual([1]);
    t.wait(600);
    expect(t.shown()).toBe(3);
    expect(t.director.behind.value).toBe(false);
  });

  it('is never more than about three seconds behind', () => {
    const t = theatre();
    t.open(0);
    for (let turn = 1; turn <= 50; turn++) t.move(1, turn);
    t.wait(3000);
    expect(t.shown()).toBe(50);
  });

  it('shows the own move at once, and what came before it too', () => {
    const t = theatre();
    t.open(0);
    t.move(1, 1);
    t.move(1, 2);
    t.move(0, 3);
    expect(t.shown()).toBe(3);
    expect(t.director.scene.value?.told.map(({ index }) => index)).toEqual([1, 2]);
    t.move(1, 4);
    expect(t.shown()).toBe(3);
    t.wait(600);
    expect(t.shown()).toBe(4);
  });

  it('shows a question to the viewer at once, but not one to others', () => {
    const t = theatre();
    t.open(0);
    t.move(1, 1);
    t.move(1, 2, [PLAYED], 1);
    expect(t.shown()).toBe(1);
    t.move(1, 3, [PLAYED], 0);
    expect(t.shown()).toBe(3);
  });

  it('plays everything out for a spectator', () => {
    const t = theatre({ me: null });
    t.open(0);
    t.move(0, 1);
    t.move(0, 2);
    expect(t.shown()).toBe(1);
  });

  it('plays nothing out if motion is off', () => {
    const t = theatre({ pace: 0 });
    t.open(0);
    t.move(1, 1);
    t.move(1, 2);
    expect(t.shown()).toBe(2);
    expect(t.director.behind.value).toBe(false);
  });

  it('jumps after a reconnect, when wound back, and in a hidden tab', () => {
    const t = theatre();
    t.open(0);
    t.move(1, 1);
    t.sync(3, 4);
    expect(t.shown()).toBe(4);
    t.sync(0, 2);
    expect(t.shown()).toBe(2);
    t.hide();
    t.move(1, 5);
    t.move(1, 6);
    expect(t.shown()).toBe(6);
    expect(t.director.scene.value?.told).toEqual([]);
  });

  it('shows the latest when skipped and after a refusal', () => {
    const t = theatre();
    t.open(0);
    t.move(1, 1);
    t.move(1, 2);
    t.director.skip();
    expect(t.shown()).toBe(2);
    t.move(1, 3);
    t.move(1, 4);
    expect(t.shown()).toBe(3);
    t.refuse();
    expect(t.shown()).toBe(4);
    t.wait(5000);
    expect(t.shown()).toBe(4);
  });

  it('tells who watches just before each change, and shows nothing more once stopped', () => {
    const t = theatre();
    const seen: (number | undefined)[] = [];
    t.director.watch(() => seen.push(t.director.scene.peek()?.view.turn));
    t.open(0);
    t.move(1, 1);
    t.move(1, 2);
    t.director.stop();
    t.wait(5000);
    expect(seen).toEqual([undefined, 0]);
    expect(t.shown()).toBe(1);
  });
});
