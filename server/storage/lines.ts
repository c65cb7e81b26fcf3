/** Lines of the log and of the chat: numbered so that those of one match lie together. */
import { StorageError } from './store';

/** Lines of either that one match can have. */
export const MOST_LINES = 2 ** 22;

/** Joins a match to its lines. */
export const ITS_LINES = `line BETWEEN number * ${MOST_LINES} AND (number + 1) * ${MOST_LINES} - 1`;

/** The number of a line in the table; throws where a match has become too long. */
export function lineOf(number: number, line: number): number {
  if (line >= MOST_LINES) throw new StorageError('the match has become too long to be stored');
  return number * MOST_LINES + line;
}

/** The first and the last line that a match can have. */
export function linesOf(number: number): [first: number, last: number] {
  return [lineOf(number, 0), lineOf(number, MOST_LINES - 1)];
}
