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
    const ben = await looking();
    const ann = await FrameWire.open(server.address);
    const said = { id: 'a1', sender: '0', payload };
    await ann.emit('chat', table.matchID, said, table.keys[0]);
    for (let heard = ''; heard !== text; )
      heard = ((await ben.hear('chat'))[2] as { payload: string; name: string }).payload;
    const { chat } = await server.server.matches.whole(table.matchID);
    expect(chat.at(-1)).toMatchObject({ sender: '0', name: 'Ann', text });
    await Promise.all([ann.close(), ben.close()]);
  });
});
