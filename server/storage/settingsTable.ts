/** What the server keeps for itself and who may not come in, in SQLite. */
import type { Connection } from './connection';
import { readableText } from './damage';
import type { Ban } from './store';

export class SettingsTable {
  constructor(private readonly connection: Connection) {}

  read(name: string): string | null {
    const row = this.connection.row('SELECT CAST(value AS BLOB) AS value FROM settings WHERE name = ?', name);
    return row ? readableText(row.value) : null;
  }

  write(name: string, value: string): void {
    this.connection.run(
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = ?2',
      name,
      value,
    );
  }

  bans(): Ban[] {
    const rows = this.connection.rows(
      `SELECT CAST(kind AS BLOB) AS kind, CAST(subject AS BLOB) AS subject, CAST(value AS BLOB) AS value,
         CAST(reason AS BLOB) AS reason, CAST(at AS INTEGER) AS at FROM bans ORDER BY at, value`,
    );
    return rows.map(({ kind, subject, value, reason, at }) => ({
      kind: readableText(kind) as Ban['kind'],
      on: readableText(subject) as Ban['on'],
      value: readableText(value),
      reason: readableText(reason),
      at: Number(at),
    }));
  }

  addBan({ kind, on, value, reason, at }: Ban): void {
    this.connection.run('INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?, ?)', kind, on, value, reason, at);
  }

  removeBan({ kind, on, value }: Pick<Ban, 'kind' | 'on' | 'value'>): boolean {
    const sql = 'DELETE FROM bans WHERE kind = ? AND subject = ? AND value = ?';
    return this.connection.run(sql, kind, on, value).changes > 0;
  }
}
