/** What the operator does is seen at the table: removed lines disappear, a closed match says why. And the page talks to its own server only. */
import { expect, it } from 'vitest';
import { arrange, useHouse } from './house';
import { Person } from './person';

const house = useHouse();

async function atTable(): Promise<{ ana: Person; id: string; sockets: string[] }> {
  const { id, sittings } = await arrange(house, {
    names: ['Ana', 'Ben'],
    setupData: { factions: 'random', seed: 'ops' },
  });
  const [seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  const ana = await Person.comes(house, { seats: { [id]: seat } });
  const sockets: string[] = [];
  ana.page.on('websocket', (socket) => {
    sockets.push(socket.url());
    socket.on('close', () => sockets.push('closed'));
  });
  await ana.opens(`/match/${id}`);
  await ana.see('.board').first().waitFor();
  return { ana, id, sockets };
}

it('takes a removed line out of the chat, and says why a match was closed', async () => {
  const { ana, id } = await atTable();
  const { matches } = house.server;
  await ana.see('.tool--log').click();
  await ana.see('.drawer__page', { hasText: 'Chat' }).click();
  for (const text of ['first', 'second'])
    await matches.say(id, { id: text, sender: null, name: '', text: `the ${text} line`, at: 0 }, '');
  await expect.poll(() => ana.see('.chat__lines li').count()).toBe(2);
  await matches.removeChat(id, ['first']);
  await expect
    .poll(() => ana.see('.chat__lines li').allTextContents())
    .toEqual([expect.stringContaining('the second line')]);
  expect(await ana.see('.drawer .unread').count()).toBe(0);
  ana.isFine();
  await matches.closeMatch(id, 'a rude name');
  await ana.see('.troublepage', { hasText: 'closed by the operator of the server: a rude name' }).waitFor();
  expect(await ana.see('.troublepage button').count()).toBe(0);
});

it('plays over a websocket to its own server, and may talk to no other', async () => {
  const { ana, sockets } = await atTable();
  expect(sockets).toEqual([expect.stringMatching(`^${house.server.address.replace('http', 'ws')}/socket.io/`)]);
  ana.isFine();
  const blocked = await ana.page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        // Nobody is asked: the page's policy keeps it from trying.
        try {
          new WebSocket('ws://other.example/');
        } catch {
          resolve('thrown');
        }
      }),
  );
  expect(blocked).toBe('connect-src');
});
