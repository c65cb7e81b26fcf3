/** Requests to the server, and what went wrong with them in words that a page can show. */
import { isKey, t } from '../i18n';

/** Why the server, or the way to it, refused something. */
export class Problem extends Error {
  constructor(
    readonly reason: string,
    readonly detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
  }
}

/** A problem in the player's language. */
export function explain(problem: unknown): string {
  const { reason, detail } = problem instanceof Problem ? problem : new Problem('failed');
  const key = `error.${reason}`;
  return isKey(key) ? t(key, { detail }) : t('error.failed');
}

export interface Asking {
  readonly signal?: AbortSignal | undefined;
  /** What opens a match that is not listed: the secret of its link, or a key of one's own. */
  readonly pass?: string | null;
}

export async function get<T>(path: string, { signal, pass = null }: Asking = {}): Promise<T> {
  return answerOf<T>(path, {
    ...(signal && { signal }),
    ...(pass !== null && { headers: { 'X-Match-Secret': pass } }),
  });
}

export async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answerOf<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function answerOf<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Problem('network');
  }
  if (answer.ok) return (await answer.json()) as T;
  const { error = 'failed', detail = '' } = await answer.json().catch(() => ({ error: 'network' }));
  throw new Problem(error, detail);
}
