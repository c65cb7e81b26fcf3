/** What is said at a table: told to all who look, kept with the match, in one line. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FrameWire } from './security/frames';
import { type Attacked, attacked, newTable, type Table } from './security/target';

let server: Attacked;
let table: Table;
beforeAll(async () => {
  server = await attacked();
  table = await newTable(server.server, ['Ann', 'Ben']);
});
afterAll(() => server.server.stop());

async function looking(): Promise<FrameWire> {
  const wire = await FrameWire.open(server.address);
  await wire.emit('sync', table.matchID, null, null);
  await wire.hear('sync');
  return wire;
}

describe('a chat message', () => {
  it.each([
    ['as it is', 'Well played!', 'Well played!'],
    ['without the blanks around it', '  hello\n', 'hello'],
    ['with line breaks made blanks', 'one\ntwo\r\nthree\u2028four\u0085five', 'one two three four five'],
    ['with tabs made blanks', 'a\t\tb', 'a b'],
    ['with markup as text', '<b>bold</b>', '<b>bold</b>'],
  ])('is told %s, and kept so', async (_name, payload, text) => {
    await saidBy(0, payload, text);
  });

  it.each([
    ['even if it is long', 'x'.repeat(300)],
    ['in any script', 'Grüße, 你好, 🎲 '.repeat(15).trim()],
  ])('is told %s', async (_name, text) => {
    await saidBy(1, text, text);
  });

  async function saidBy(seat: 0 | 1, payload: string, text: string): Promise<void> {
    const onlooker = await looking();
    const speaker = await FrameWire.open(server.address);
    await speaker.emit('chat', table.matchID, { id: 'a1', sender: String(seat), payload }, table.keys[seat]);
    for (let heard = ''; heard !== text; ) heard = ((await onlooker.hear('chat'))[2] as { payload: string }).payload;
    const { chat } = await server.server.matches.whole(table.matchID);
    expect(chat.at(-1)).toMatchObject({ sender: String(seat), name: ['Ann', 'Ben'][seat], text });
    await Promise.all([speaker.close(), onlooker.close()]);
  }
});
