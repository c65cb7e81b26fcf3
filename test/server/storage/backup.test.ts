/** Copies of a database in use, and putting them back. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../../server/storage/backup';
import { Connection } from '../../../server/storage/connection';
import { close, closeStores, entry, folder, match, open, state } from '../stores';

afterEach(closeStores);

const NOW = new Date('2026-01-02T03:04:05.678Z');
const BEFORE = 'smashtable.db.before-2026-01-02T03-04-05-678Z';

describe('a backup', () => {
  it('has all that the running server has stored, and the server goes on', async () => {
    const at = folder();
    const store = open(at);
    await store.create(match('m'), state(0));
    await store.advance('m', 0, state(1), [entry(0)], 1);
    const file = join(folder(), 'copy.db');
    expect(backUp(at, file)).toEqual({ version: 3, matches: 1, damaged: new Map() });
    expect(await store.advance('m', 1, state(2), [entry(1)], 1)).toBe(true);
    const there = folder();
    restore(there, file, NOW);
    expect(await open(there).state('m')).toEqual(state(1));
    await close(store);
    expect(readdirSync(at)).toEqual(['smashtable.db']);
  });

  it('overwrites nothing, and makes nothing where there is no database', async () => {
    const at = folder();
    await open(at).create(match('m'), state(0));
    const file = join(folder(), 'copy.db');
    writeFileSync(file, 'precious');
    expect(() => backUp(at, file)).toThrow(/copy\.db is there already/);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const empty = folder();
    expect(() => backUp(empty, join(empty, 'copy.db'))).toThrow(/there is no database in/);
    expect(readdirSync(empty)).toEqual([]);
  });
});

describe('restoring', () => {
  it('keeps what was there beside what is put back', async () => {
    const at = folder();
    let store = open(at);
    await store.create(match('m'), state(0));
    const file = join(folder(), "it's a copy.db");
    backUp(at, file);
    await store.advance('m', 0, state(1), [entry(0)], 1);
    await close(store);
    expect(restore(at, file, NOW)).toMatchObject({ matches: 1, before: join(at, BEFORE) });
    expect(readdirSync(at).sort()).toEqual(['smashtable.db', BEFORE]);
    store = open(at);
    expect(await store.state('m')).toEqual(state(0));
    expect(await store.advance('m', 0, state(1), [entry(0)], 1)).toBe(true);
    const other = folder();
    copyFileSync(join(at, BEFORE), join(other, 'smashtable.db'));
    expect(await open(other).state('m')).toEqual(state(1));
  });

  it('does not mix what a killed server left in its log with what is put back', async () => {
    const at = folder();
    const store = open(at);
    await store.create(match('m'), state(0));
    const file = join(folder(), 'copy.db');
    backUp(at, file);
    await store.advance('m', 0, state(1), [entry(0)], 1);
    const killed = folder();
    for (const name of ['smashtable.db', 'smashtable.db-wal']) copyFileSync(join(at, name), join(killed, name));
    restore(killed, file, NOW);
    expect(await open(killed).state('m')).toEqual(state(0));
    const other = folder();
    for (const suffix of ['', '-wal'])
      copyFileSync(join(killed, BEFORE + suffix), join(other, `smashtable.db${suffix}`));
    expect(await open(other).state('m')).toEqual(state(1));
  });

  it('is refused while a server runs, and changes nothing', async () => {
    const at = folder();
    const store = open(at);
    await store.create(match('m'), state(0));
    const file = join(folder(), 'copy.db');
    backUp(at, file);
    await store.advance('m', 0, state(1), [entry(0)], 1);
    expect(() => restore(at, file, NOW)).toThrow(/another server .*is using/);
    expect(await store.state('m')).toEqual(state(1));
    expect(existsSync(join(at, BEFORE))).toBe(false);
  });

  it.each([
    ['no database', (file: string) => writeFileSync(file, 'x'.repeat(5000)), /file.db is not a sound database/],
    ['an empty file', (file: string) => writeFileSync(file, ''), /file.db is not a database of Smashtable/],
    ['a torn database', tear, /file.db is not a sound database/],
    ['a newer one', (file: string) => versioned(file, 99), /written by a newer Smashtable \(layout 99/],
    ['nothing', () => undefined, /there is no file .*file.db/],
  ])('refuses %s and leaves what is there', async (_, spoil, words) => {
    const at = folder();
    const store = open(at);
    for (let count = 0; count < 40; count++)
      await store.create(match(`m${count}`, { seed: 'x'.repeat(500) }), state(0));
    const file = join(folder(), 'file.db');
    await close(store);
    if (words.source.includes('newer') || spoil === tear) backUp(at, file);
    spoil(file);
    expect(() => restore(at, file, NOW)).toThrow(words);
    expect(readdirSync(at)).toEqual(['smashtable.db']);
    expect(await open(at).match('m0')).not.toBeNull();
  });
});

function versioned(file: string, version: number): void {
  const connection = new Connection(file);
  connection.exec(`PRAGMA user_version = ${version}`);
  connection.close();
}

/** Overwrites the middle of a file. */
function tear(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 8192, bytes.length - 8192);
  writeFileSync(file, bytes);
}
