/** The real server with the built web app, where matches and bots can be repeated, and a browser to visit it with. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Catalog } from '../../game/catalog';
import type { Move } from '../../game/match/move';
import { sampleFor } from '../../server/bots/sample';
import { think } from '../../server/bots/think';
import type { Request, Thinker } from '../../server/bots/thinker';
import type { RunningServer } from '../../server/server';
import { post, serve, stopAll } from '../server/running';
import { startChromium } from './chromium';

/** Everyone in these tests comes from one address unless they say otherwise, and nobody there has to wait. */
const LIMITS = {
  REQUESTS_PER_SECOND: '1000',
  MESSAGES_PER_SECOND: '1000',
  MATCHES_PER_HOUR: '10000',
  CONNECTIONS_PER_ADDRESS: '100',
  TRUST_PROXY: 'true',
};

/** A bot that decides the same way each time: what it imagines of hidden cards is a matter of a fixed seed. */
class SteadyThinker implements Thinker {
  constructor(private readonly catalog: Catalog) {}

  async decide({ question }: Request): Promise<Move | null> {
    const { catalog } = this;
    const asked = question(1);
    if (!asked) return null;
    const { state, player, level } = asked;
    const seed = `steady ${state.turn}`;
    const budget = { milliseconds: 1e9, turns: 4 };
    return think({ catalog, state: sampleFor(catalog, state, player, seed), player, level, seed, budget });
  }

  async close(): Promise<void> {}
}

export interface House {
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** A seat and its key, as the web app keeps them. */
export interface Sitting {
  readonly playerID: string;
  readonly credentials: string;
}

/** A server with the web app in this folder, and a browser. */
export async function openHouse(webApp: string): Promise<House> {
  const server = await serve(LIMITS, undefined, { webApp, thinker: (catalog) => new SteadyThinker(catalog) });
  return { server, browser: await startChromium() };
}

/** Ends both. */
export async function closeHouse(house: House | undefined): Promise<void> {
  await house?.browser.close();
  await stopAll();
}

/** One server and one browser for the tests of a file. */
export function useHouse(): House {
  let house: House | undefined;
  beforeAll(async () => {
    house = await openHouse(inject('webApp'));
  });
  afterAll(() => closeHouse(house));
  const there = (): House => {
    if (!house) throw new Error('the house opens with the first test');
    return house;
  };
  return {
    get server() {
      return there().server;
    },
    get browser() {
      return there().browser;
    },
  };
}

export interface Arranged {
  readonly id: string;
  /** The path of the match, with its secret if it is not listed. */
  readonly link: string;
  readonly sittings: readonly Sitting[];
}

interface Wanted {
  readonly names: readonly string[];
  /** Levels of the bots that take the seats after those of the people. */
  readonly bots?: readonly string[];
  /** Seats that stay free. */
  readonly free?: number;
  readonly setupData?: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean;
  /** How the table is run: thinking time, chat. */
  readonly table?: object;
}

/** A match with these people in it, arranged through the lobby's requests. */
export async function arrange(
  { server }: House,
  { names, bots = [], free = 0, setupData = {}, unlisted = false, table = {} }: Wanted,
): Promise<Arranged> {
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await post(server.address, `/games/smashtable/${path}`, body);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const created = await ask<{ matchID: string; hostKey: string; secret?: string }>('create', {
    numPlayers: names.length + bots.length + free,
    setupData,
    unlisted,
    table,
  });
  const { matchID: id, hostKey, secret } = created;
  const sittings: Sitting[] = [];
  for (const playerName of names) {
    const { playerID, playerCredentials } = await ask<{ playerID: string; playerCredentials: string }>(`${id}/join`, {
      playerName,
      ...(sittings.length === 0 && { hostKey }),
      ...(secret !== undefined && { secret }),
    });
    sittings.push({ playerID, credentials: playerCredentials });
  }
  if (bots.length > 0)
    await ask(`${id}/bots`, {
      ...sittings[0],
      bots: bots.map((level, at) => ({ seat: String(names.length + at), level })),
    });
  return { id, link: `/match/${id}${secret === undefined ? '' : `#${secret}`}`, sittings };
}
