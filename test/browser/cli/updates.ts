/** Runs in the page before the app does, and knows nothing of this module: it notes down when updates are handled. */

/** What is on the window then. */
export interface Watched {
  readonly nextUpdate: () => Promise<void>;
}

/** Marks on the time line of the page, for each update: it has come, the frame with it is painted, what follows is, too. */
export const MARKS = { came: 'update came', shown: 'update shown', settled: 'update settled' } as const;

/** Frames after the one with the update in which something may still be done for it. */
export const FRAMES_AFTER = 4;

/** Puts a `nextUpdate` on the window, which resolves when the next update that has not been asked for is settled. */
export function watchUpdates({ marks, after }: { marks: typeof MARKS; after: number }): void {
  let settled = 0;
  const asked: (() => void)[] = [];
  Object.assign(window, {
    nextUpdate: () =>
      new Promise<void>((resolve) => {
        asked.push(resolve);
        tell();
      }),
  });
  const tell = (): void => {
    for (; settled > 0 && asked.length > 0; settled--) asked.shift()?.();
  };
  /** Calls when what is painted of so many frames is done. */
  const afterFrames = (count: number, call: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (count > 1 ? afterFrames(count - 1, call) : call());
      port2.postMessage(null);
    });
  };

  window.WebSocket = class extends WebSocket {
    constructor(...where: ConstructorParameters<typeof WebSocket>) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !/^42(?:\/\w+,)?\["update"/.test(data)) return;
        performance.mark(marks.came);
        afterFrames(1, () => performance.mark(marks.shown));
        afterFrames(1 + after, () => {
          performance.mark(marks.settled);
          settled++;
          tell();
        });
      });
    }
  };
}
