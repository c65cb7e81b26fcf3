/** What was said at the tables, in SQLite. */
import type { Connection } from './connection';
import { Damage, readMessage } from './damage';
import { ITS_LINES, linesOf, MOST_LINES } from './lines';
import type { ChatMessage } from './store';

const MOST_CHAT = 200;

export class ChatTable {
  constructor(private readonly connection: Connection) {}

  add(id: string, message: ChatMessage): void {
    this.connection.run(
      `INSERT INTO chat (line, message)
       SELECT coalesce(max(line), number * ${MOST_LINES} - 1) + 1, ?
       FROM matches LEFT JOIN chat ON ${ITS_LINES} WHERE id = ? GROUP BY number`,
      JSON.stringify(message),
      id,
    );
  }

  /** The latest messages, oldest first; a damaged line is left out, and told of. */
  read(id: string, tell: (damage: Damage) => void): ChatMessage[] {
    const rows = this.connection.rows(
      `SELECT CAST(message AS BLOB) AS message FROM matches JOIN chat ON ${ITS_LINES} WHERE id = ?
       ORDER BY line DESC LIMIT ?`,
      id,
      MOST_CHAT,
    );
    return rows.reverse().flatMap(({ message }) => {
      try {
        return [readMessage(message)];
      } catch (error) {
        if (!(error instanceof Damage)) throw error;
        tell(error);
        return [];
      }
    });
  }

  /** Removes messages by their ids; returns how many there were. */
  remove(id: string, messages: readonly string[]): number {
    const { changes } = this.connection.run(
      `DELETE FROM chat WHERE line IN (SELECT line FROM matches JOIN chat ON ${ITS_LINES} WHERE id = ?
         AND CASE WHEN json_valid(message) THEN json_extract(message, '$.id') END
           IN (SELECT value FROM json_each(?)))`,
      id,
      JSON.stringify(messages),
    );
    return changes;
  }

  delete(number: number): void {
    this.connection.run('DELETE FROM chat WHERE line BETWEEN ? AND ?', ...linesOf(number));
  }
}
