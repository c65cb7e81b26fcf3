/** What has been said at the table, each message once. */
import type { ChatMessage } from 'boardgame.io';
import type { ChatLine } from '../table/session';

/**
 * The server sends the whole chat whenever a connection is made anew, and boardgame.io's client adds it to what it has:
 * messages are told apart by their ids. Clients choose these, so they count only among messages of the same sender, and the
 * first of its id stays. `removed` are the ids of those that the operator has taken out.
 */
export function linesOf(
  messages: readonly (ChatMessage & { readonly name?: string })[],
  removed: ReadonlySet<string> = new Set(),
): readonly ChatLine[] {
  const lines = new Map<string, ChatLine>();
  for (const { id, sender, payload, name = '' } of messages) {
    const key = `${sender}/${id}`;
    const seat = sender === null ? null : Number(sender);
    if (!lines.has(key) && !removed.has(id)) lines.set(key, { id: key, sender: seat, text: String(payload), name });
  }
  return [...lines.values()];
}
