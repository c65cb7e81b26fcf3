/** Who creates a match is its host, by a key that only they were told; nobody becomes host by being quick. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Attacked, attacked } from './target';
import { outcome, visitor } from './visitors';

let target: Attacked;
beforeEach(async () => {
  target = await attacked({ TRUST_PROXY: 'true', BOT_PAUSE_MS: '10000' });
});
afterEach(() => target.server.stop());

async function created(numPlayers = 3) {
  const ann = visitor(target.address, '203.0.113.1');
  const { body } = await ann.post('create', { numPlayers, setupData: { factions: 'random' } });
  const { matchID = '', hostKey = '' } = body;
  const ask = (verb: string, given: object) => outcome(ann.post(`${matchID}/${verb}`, given));
  const join = async (playerName: string, more: object = {}) => {
    const { body: sat } = await ann.post(`${matchID}/join`, { playerName, ...more });
    return { playerID: sat.playerID ?? '', credentials: sat.playerCredentials ?? '' };
  };
  const host = async () => (await target.server.matches.find(matchID)).match.host;
  const bots = (seat: number) => ({ bots: [{ seat, level: 'greedy' }] });
  return { ann, matchID, hostKey, ask, join, host, bots, answer: body };
}

describe('the host of a match', () => {
  it('is not who joins it first, but who created it, seated or not', async () => {
    const { answer, ask, join, host, hostKey, bots } = await created();
    expect(Object.keys(answer).sort()).toEqual(['hostKey', 'matchID']);
    const ben = await join('Ben');
    expect(await host()).toBeNull();
    expect(await ask('bots', { ...ben, ...bots(2) })).toBe('403 notHost');
    expect(await ask('remove', { ...ben, seat: 0 })).toBe('403 notHost');
    expect(await ask('bots', { hostKey, ...bots(2) })).toBe('done');
    expect(await ask('remove', { hostKey, seat: 2 })).toBe('done');
    const ann = await join('Ann', { hostKey });
    expect(await host()).toBe(1);
    expect(await ask('bots', { ...ann, ...bots(2) })).toBe('done');
  });

  it.each(['guess', ''])('is not who shows another key (%j)', async (wrong) => {
    const { ask, join, host, bots } = await created();
    expect(await ask('bots', { hostKey: wrong, ...bots(2) })).toBe(wrong === '' ? '400 badRequest' : '403 notHost');
    if (wrong === '') return;
    const eve = await join('Eve', { hostKey: wrong });
    expect(await host()).toBeNull();
    expect(await ask('bots', { ...eve, ...bots(2) })).toBe('403 notHost');
  });

  it('is the next one at the table when the host leaves, and the key is void', async () => {
    const { ask, join, host, hostKey, bots } = await created();
    const ann = await join('Ann', { hostKey });
    const ben = await join('Ben');
    expect(await ask('leave', ann)).toBe('done');
    expect(await host()).toBe(1);
    expect(await ask('bots', { hostKey, ...bots(2) })).toBe('403 notHost');
    await join('Ann', { hostKey });
    expect(await host()).toBe(1);
    expect(await ask('remove', { ...ben, seat: 0 })).toBe('done');
  });

  it('keeps the match while they have not sat down, though a guest comes and goes', async () => {
    const { ask, join, host, hostKey, matchID, ann } = await created();
    const ben = await join('Ben');
    expect(await ask('leave', ben)).toBe('done');
    expect((await ann.get(`/games/smashtable/${matchID}`)).status).toBe(200);
    const own = await join('Ann', { hostKey });
    expect(await host()).toBe(0);
    await ask('leave', own);
    expect((await ann.get(`/games/smashtable/${matchID}`)).status).toBe(404);
  });

  it('is whoever comes to a match that has none any more', async () => {
    const { matchID } = await created();
    const { matches } = target.server;
    const { match, state } = await matches.find(matchID);
    const { hostKey: _, ...orphan } = match;
    await matches.store.create({ ...orphan, id: 'orphan' }, state);
    for (const name of ['Ben', 'Cat']) await matches.join('orphan', { name });
    expect((await matches.find('orphan')).match.host).toBe(0);
  });

  it('tells nobody the key', async () => {
    const { ann, matchID, hostKey, join } = await created();
    await join('Ann', { hostKey });
    const { hostKey: hash = '' } = (await target.server.matches.find(matchID)).match;
    for (const path of ['/games/smashtable', `/games/smashtable/${matchID}`]) {
      const shown = JSON.stringify((await ann.get(path)).body);
      expect(shown).toContain(matchID);
      for (const secret of [hostKey, hash]) expect(shown).not.toContain(secret);
    }
  });
});
