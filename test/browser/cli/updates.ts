/** Runs in the page before the app does, and knows nothing of this module: it measures how updates are handled. */

/** What is on the window then. */
export interface Watched {
  readonly nextUpdate: () => Promise<number>;
  readonly nothing: () => Promise<void>;
}

/**
 * Puts a `nextUpdate` on the window, which resolves with the milliseconds of the next update that has not been asked for:
 * the work on the message itself, and on the two frames after it (effects change a little after the first). The waiting
 * for a frame to begin does not count. `nothing` resolves after two frames without an update: what it takes to be watched.
 */
export function watchUpdates(): void {
  const done: number[] = [];
  const asked: ((ms: number) => void)[] = [];
  const tell = (ms: number): void => {
    const resolve = asked.shift();
    if (resolve) resolve(ms);
    else done.push(ms);
  };
  Object.assign(window, {
    nextUpdate: () =>
      new Promise<number>((resolve) => {
        const ms = done.shift();
        if (ms === undefined) asked.push(resolve);
        else resolve(ms);
      }),
    nothing: () => new Promise<void>((resolve) => nextFrame(() => nextFrame(() => resolve()))),
  });

  /** Calls when the present task, or what is painted of the present frame, is done. */
  const afterThis = (call: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = call;
    port2.postMessage(null);
  };
  const nextFrame = (call: (ms: number) => void): void => {
    requestAnimationFrame(() => {
      const began = performance.now();
      afterThis(() => call(performance.now() - began));
    });
  };

  window.WebSocket = class extends WebSocket {
    constructor(...where: ConstructorParameters<typeof WebSocket>) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !/^42(?:\/\w+,)?\["update"/.test(data)) return;
        const began = performance.now();
        afterThis(() => {
          const script = performance.now() - began;
          nextFrame((first) => nextFrame((second) => tell(script + first + second)));
        });
      });
    }
  };
}
