/** The SQLite file: what is left of it, who may use it, and what is said of one that cannot be used. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/content/project';
import { StorageError, type StoredState } from '../../../server/storage/store';
import { close, closeStores, connectionOf, entry, folder, match, open, state } from '../stores';

afterEach(closeStores);

describe('the SQLite file', () => {
  it('is the only one left after a clean stop, and holds everything', async () => {
    const at = folder();
    const store = open(at);
    await store.create(match('m'), state(0));
    await store.advance('m', 0, state(1), [entry(0)], 32_000);
    await store.list({});
    await close(store);
    expect(readdirSync(at)).toEqual(['smashtable.db']);
    const again = open(at);
    expect(await again.state('m')).toEqual(state(1));
    expect(await again.log('m')).toEqual([entry(0)]);
  });

  it('says so when the disk is full, and keeps what it had', async () => {
    const store = open();
    await store.create(match('m'), state(0));
    connectionOf(store).exec('PRAGMA max_page_count = 12');
    const big = { ...state(1), G: { text: 'x'.repeat(200_000) } } as unknown as StoredState;
    await expect(store.advance('m', 0, big, [entry(0)], 1)).rejects.toThrow(/database refused.*full/);
    await expect(store.check()).rejects.toThrow(/full/);
    await expect(store.create(match('n', { seed: 'y'.repeat(200_000) }), state(0))).rejects.toThrow(StorageError);
    expect(await store.state('m')).toEqual(state(0));
    expect(await store.log('m')).toEqual([]);
    connectionOf(store).exec('PRAGMA max_page_count = 100000');
    await expect(store.check()).resolves.toBeUndefined();
    expect(await store.advance('m', 0, big, [entry(0)], 1)).toBe(true);
  });

  it('really writes to find out whether it can again', async () => {
    const at = folder();
    const store = open(at);
    await store.create(match('m'), state(0));
    const written = () => statSync(join(at, 'smashtable.db-wal')).size;
    for (let times = 0; times < 3; times++) {
      const before = written();
      await store.check();
      expect(written()).toBe(before);
      connectionOf(store).trouble = 'the disk was full';
      await store.check();
      expect(written()).toBeGreaterThan(before + 2 ** 15);
      expect(connectionOf(store).trouble).toBeNull();
    }
  });

  it('takes a value that it refuses for no trouble with the disk', async () => {
    const store = open();
    await store.create(match('m'), state(0));
    await expect(store.create(match('m'), state(0))).rejects.toThrow(StorageError);
    connectionOf(store).exec('PRAGMA query_only = 1');
    await expect(store.check()).resolves.toBeUndefined();
  });

  it('says so when the folder cannot be used', () => {
    const at = folder();
    writeFileSync(join(at, 'file'), '');
    expect(() => open(join(at, 'file'))).toThrow(/cannot keep matches in .*file/);
    const closed = folder();
    chmodSync(closed, 0o500);
    // Whoever may do everything may also write there.
    if (process.getuid?.() !== 0) expect(() => open(closed)).toThrow(/cannot keep matches in/);
  });

  it('is refused if it is no database, and left as it is', () => {
    const at = folder();
    const text = 'this is not a database, and it is long enough to be read as one'.repeat(20);
    writeFileSync(join(at, 'smashtable.db'), text);
    expect(() => open(at)).toThrow(/cannot keep matches in .*not a database/);
    expect(readdirSync(at)).toEqual(['smashtable.db']);
  });
});

describe('a folder in use', () => {
  it('is refused to a second server in words that say who uses it, until the first has stopped', async () => {
    const at = folder();
    const first = open(at);
    await first.create(match('m'), state(0));
    const who = new RegExp(`another server \\(process ${process.pid} on .*, since .*\\) is using .*DATA_DIR`);
    expect(() => open(at)).toThrow(who);
    expect(() => open(at)).toThrow(StorageError);
    expect(await first.advance('m', 0, state(1), [entry(0)], 1)).toBe(true);
    await close(first);
    expect(await open(at).state('m')).toEqual(state(1));
  });

  it('is refused while another process has it, and free again once that was killed', async () => {
    const at = folder();
    const code = `
      import { SqliteStore } from ${JSON.stringify(join(projectRoot, 'server', 'storage', 'sqlite.ts'))};
      SqliteStore.open(${JSON.stringify(at)});
      console.log('open');
      setInterval(() => undefined, 1000);`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', code];
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    try {
      await once(child.stdout, 'data');
      expect(() => open(at)).toThrow(new RegExp(`process ${child.pid} `));
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    await expect(open(at).check()).resolves.toBeUndefined();
  });
});

describe('a database of another version', () => {
  it.each([
    [99, /written by a newer Smashtable \(layout 99, and this one knows 3\)/],
    [1, /too old to be carried over \(layout 1, at least 2 is needed\)/],
  ])('%i is refused and left alone', (version, words) => {
    const at = folder();
    const db = new Database(join(at, 'smashtable.db'));
    db.exec(`PRAGMA user_version = ${version}`);
    db.close();
    expect(() => open(at)).toThrow(words);
    expect(readdirSync(at)).toEqual(['smashtable.db']);
  });
});
