/**
 * Reading of what may be damaged. Whatever is wrong with a row is wrong with its match alone, so it is found here, before
 * anything relies on it. Text is read as bytes: the database driver ends the whole process over a text that is not UTF-8.
 */
import type { LogEntry } from 'boardgame.io';
import type { ChatMessage, Match, StoredState } from './store';

/** What is wrong with a row, in words that follow the name of its match. */
export class Damage extends Error {}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A column of text that was selected as bytes (`CAST(... AS BLOB)`). */
export function textOf(value: unknown, name: string): string {
  if (!isBytes(value)) throw new Damage(`${name} is missing`);
  try {
    return decoder.decode(value);
  } catch {
    throw new Damage(`${name} is not UTF-8`);
  }
}

/** Such a column where damage does not matter: what cannot be read of it is replaced. */
export function readableText(value: unknown): string {
  return isBytes(value) ? new TextDecoder().decode(value) : '';
}

/** How many bytes such a column has. */
export function lengthOf(value: unknown): number {
  return isBytes(value) ? value.byteLength : 0;
}

export function jsonOf(value: unknown, name: string): unknown {
  const text = textOf(value, name);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Damage(`${name} is not JSON`);
  }
}

export function readMatch(value: unknown, id: string): Match {
  const match = jsonOf(value, 'what is known of it');
  const parts = partsOf(match);
  const isMatch =
    parts.id === id &&
    Array.isArray(parts.seats) &&
    parts.seats.length === parts.players &&
    [parts.table, parts.setupData, ...parts.seats].every(isObject);
  if (!isMatch) throw new Damage('what is known of it is not that of this match');
  return match as Match;
}

export function readState(value: unknown, name: string): StoredState {
  return checkedState(jsonOf(value, name), name);
}

/** A state, also one that was put together from changes. */
export function checkedState(state: unknown, name: string): StoredState {
  const { _stateID: id, ctx } = partsOf(state);
  if (!Number.isInteger(id) || !isObject(ctx)) throw new Damage(`${name} is not a state`);
  return state as StoredState;
}

export function readEntries(value: unknown, name: string): LogEntry[] {
  const entries = jsonOf(value, name);
  const isLog = Array.isArray(entries) && entries.every((entry) => isObject(partsOf(partsOf(entry).action).payload));
  if (!isLog) throw new Damage(`${name} is not a list of moves`);
  return entries as LogEntry[];
}

export function readMessage(value: unknown): ChatMessage {
  const message = jsonOf(value, 'a line of its chat');
  const { id, name, text } = partsOf(message);
  if (![id, name, text].every((part) => typeof part === 'string')) throw new Damage('a line of its chat is no message');
  return message as ChatMessage;
}

/** One row comes as a buffer, several come as what buffers are made of. */
function isBytes(value: unknown): value is Uint8Array | ArrayBuffer {
  return value instanceof Uint8Array || value instanceof ArrayBuffer;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
