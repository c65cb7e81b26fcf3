/** What a bad disk can do to the rows of a match: each of these takes the match out, and no other. */
import { join } from 'node:path';
import { Connection } from '../storage/connection';
import { foldLog } from '../storage/copy';
import { ITS_LINES } from '../storage/lines';
import { DATABASE } from '../storage/sqlite';

const ITS_NUMBER = '(SELECT number FROM matches WHERE id = ?1)';
const ITS_LOG = `SELECT line FROM matches JOIN log ON ${ITS_LINES} WHERE id = ?1 ORDER BY line DESC`;
const NOT_UTF8 = "CAST(x'7b22ff22' AS TEXT)";

/** By their names, what is done to the match of an id. */
export const DAMAGES: Readonly<Record<string, string>> = {
  'match cut off': `UPDATE matches SET match = substr(match, 1, length(match) - 1) WHERE id = ?1`,
  'match not UTF-8': `UPDATE matches SET match = ${NOT_UTF8} WHERE id = ?1`,
  'match empty': `UPDATE matches SET match = '{}' WHERE id = ?1`,
  'end not JSON': `UPDATE matches SET gameover = '{' WHERE id = ?1`,
  'state missing': `DELETE FROM wholes WHERE number = ${ITS_NUMBER}`,
  'state cut off': `UPDATE wholes SET state = substr(state, 1, length(state) - 1) WHERE number = ${ITS_NUMBER}`,
  'state not UTF-8': `UPDATE wholes SET state = ${NOT_UTF8} WHERE number = ${ITS_NUMBER}`,
  'state of another number': `UPDATE wholes SET state_id = state_id - 1 WHERE number = ${ITS_NUMBER}`,
  'state null': `UPDATE wholes SET state = 'null' WHERE number = ${ITS_NUMBER}`,
  'initial state missing': `DELETE FROM initials WHERE number = ${ITS_NUMBER}`,
  'initial state not UTF-8': `UPDATE initials SET state = ${NOT_UTF8} WHERE number = ${ITS_NUMBER}`,
  'log without its first line': `DELETE FROM log WHERE line = (SELECT min(line) FROM (${ITS_LOG}))`,
  'log without its last line but one': `DELETE FROM log WHERE line = (${ITS_LOG} LIMIT 1 OFFSET 1)`,
  'entries not UTF-8': `UPDATE log SET entries = ${NOT_UTF8} WHERE line = (${ITS_LOG} LIMIT 1)`,
  'entries not a list': `UPDATE log SET entries = '7' WHERE line = (${ITS_LOG} LIMIT 1)`,
};

/** Damages a match in the database of a folder that no server uses. */
export function damage(folder: string, id: string, name: string, sql = DAMAGES[name] ?? ''): void {
  const connection = new Connection(join(folder, DATABASE));
  const { changes } = connection.run(sql, id);
  if (changes === 0) throw new Error(`there was nothing to damage in match ${id}: ${name}`);
  foldLog(connection);
  connection.close();
}
