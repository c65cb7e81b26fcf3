/** Opens the operator's socket of a running server, for its own user alone. */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import type Koa from 'koa';

const ONLY_OWNER = 0o600;
const IS_PIPE = process.platform === 'win32';

/** Answers at this place from now on; the result ends that. Throws if another server answers there. */
export async function listenAt(place: string, app: Koa): Promise<() => Promise<void>> {
  const answer = app.callback();
  const http = createServer((request, response) => void answer(request, response));
  if (!IS_PIPE) {
    if (await isAnswered(place)) throw new Error(`another server answers at ${place}`);
    // What a server that was killed has left.
    rmSync(place, { force: true });
  }
  await open(http, place);
  return () =>
    new Promise((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
}

function isAnswered(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function open(http: Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    // There is no moment at which others could open it; threads, which only tests use, cannot set what they allow.
    const before = isMainThread && !IS_PIPE ? process.umask(0o777 - ONLY_OWNER) : null;
    http.listen(place, () => resolve());
    if (before !== null) process.umask(before);
    if (!IS_PIPE && http.listening) chmodSync(place, ONLY_OWNER);
  });
}
