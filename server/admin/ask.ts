/** Asks a running server through the operator's socket. */
import { request } from 'node:http';
import type { Ask } from './commands';

/** What the server, or the way to it, refused. */
export class AdminProblem extends Error {}

/** How to ask the server that answers at this place. */
export function askAt(place: string): Ask {
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
      const asked = request({ socketPath: place, method, path, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const answer = JSON.parse(Buffer.concat(parts).toString('utf8')) as { error?: string; detail?: string };
          if (response.statusCode === 200) resolve(answer);
          else reject(new AdminProblem([answer.error, answer.detail].filter(Boolean).join(': ')));
        });
      });
      asked.on('error', ({ code, message }: NodeJS.ErrnoException) => {
        const isAway = code === 'ENOENT' || code === 'ECONNREFUSED';
        const why = isAway ? 'no server is running there; DATA_DIR says where its data are' : message;
        reject(new AdminProblem(`Nobody answers at ${place}: ${why}`));
      });
      asked.end(text);
    });
}
