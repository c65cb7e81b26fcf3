/** People who use the lobby, each from an address of their own. */
import { ask } from './wire';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

export interface Visitor {
  /** Asks something of the lobby: `create`, `<match>/join` and so on. */
  readonly post: (path: string, body: object) => Promise<Answer>;
  /** Reads any page, with the secret of a match if there is one. */
  readonly get: (path: string, secret?: string) => Promise<Answer>;
}

/** A visitor from this address, which a proxy vouches for: the server has to trust it (`TRUST_PROXY`). */
export function visitor(server: string, address: string): Visitor {
  const headers = { 'X-Forwarded-For': address };
  const read = ({ status, text }: { status: number; text: string }): Answer => ({
    status,
    body: JSON.parse(text) as Record<string, string>,
  });
  return {
    async post(path, body) {
      return read(
        await ask(server, `/games/smashtable/${path}`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    },
    async get(path, secret) {
      return read(
        await ask(server, path, { headers: { ...headers, ...(secret !== undefined && { 'X-Match-Secret': secret }) } }),
      );
    },
  };
}

/** Why something was refused, with its status; `done` if it was not. */
export async function outcome(answer: Answer | Promise<Answer>): Promise<string> {
  const { status, body } = await answer;
  return status === 200 ? 'done' : `${status} ${body.error}`;
}
