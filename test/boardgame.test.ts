/** The boardgame.io game: phases, stages, log, views, and its refusal of everything that is not a legal move. */
import type { Game as BoardGame, State as BoardState } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, it } from 'vitest';
import { afterMove, makeGame, stagesOf } from '../game/boardgame';
import { argumentsOf } from '../game/clientGame';
import { type Move, move } from '../game/match/move';
import { MOVES } from '../game/match/moves';
import type { State } from '../game/state';
import type { View } from '../game/view';
import { ReducerMatch } from '../server/simulation/bgio';
import { simulateMatch } from '../server/simulation/simulate';
import { catalog } from './catalog';

const FACTIONS = [
  ['pirates', 'ninjas'],
  ['robots', 'zombies'],
];
const newMatch = (setupData: Record<string, unknown> = {}, players = 2): ReducerMatch =>
  new ReducerMatch(makeGame(catalog, { entropy: () => 'secret' }), players, {
    factions: FACTIONS,
    firstPlayer: 1,
    seed: 's',
    ...setupData,
  });

describe('the boardgame.io game', () => {
  it('deals nothing at setup, so that the initial state holds nothing hidden but the seed', () => {
    const { G, ctx } = newMatch().state;
    expect(ctx.phase).toBe('draft');
    expect(G.cards).toHaveLength(1);
    expect(G.players.every(({ deck, hand }) => deck.length + hand.length === 0)).toBe(true);
  });

  it('takes its seed from the server and not from the set-up data unless these have one', () => {
    const game = makeGame(catalog, { entropy: () => 'from the server' });
    const [first, again] = [new ReducerMatch(game, 2, {}), new ReducerMatch(game, 2, {})];
    expect(first.G.rng).toEqual(again.G.rng);
    expect(new ReducerMatch(game, 2, { seed: 'other' }).G.rng).not.toEqual(first.G.rng);
  });

  it('goes through draft, opening and play, with the drafter, all with their opening hands, and the active player to act', () => {
    const match = newMatch({ factions: 'draft' });
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'draft', 1: 'draft' });
    match.move(0, { type: 'start' });
    const { order = [] } = match.G.draft ?? {};
    for (const [at, faction] of ['ninjas', 'pirates', 'robots', 'zombies'].entries()) {
      const drafter = order[at] as number;
      expect(match.state.ctx.activePlayers).toEqual({ [drafter]: 'draft' });
      expect(match.move(drafter, { type: 'pick', faction })).toBe(true);
    }
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'mulligan', 1: 'mulligan' });
    match.move(0, { type: 'keep', keep: true });
    expect(match.state.ctx.activePlayers).toEqual({ 1: 'mulligan' });
    match.move(1, { type: 'keep', keep: true });
    expect(match.state.ctx.phase).toBe('play');
    expect(match.state.ctx.currentPlayer).toBe('1');
    expect(match.state.ctx.activePlayers).toEqual({ 1: 'act' });
    match.move(1, { type: 'finish' });
    expect(match.state.ctx.currentPlayer).toBe('0');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'act' });
  });

  it('has ctx follow the engine through whole games', () => {
    const match = simulateMatch(catalog, {
      players: 4,
      seed: 'ctx',
      before: ({ state: { G, ctx } }) => {
        expect(ctx.phase).toBe(G.phase);
        expect(ctx.activePlayers).toEqual(stagesOf(G));
        if (G.phase === 'play') expect(ctx.currentPlayer).toBe(String(G.active));
      },
    });
    expect(match.finished).toBe(true);
  }, 60_000);

  it('ends with the result', () => {
    const { state, history } = simulateMatch(catalog, { players: 2, seed: 'result' });
    const again = new ReducerMatch(makeGame(catalog, { entropy: () => '' }), 2, { factions: 'random', seed: 'result' });
    for (const { player, move } of history) again.move(player, move);
    expect(again.state.ctx.gameover).toEqual(state.result);
    expect(state.result?.winners).toHaveLength(1);
  }, 60_000);

  it.each([2, 4])(
    'takes moves made by the engine just as its reducer does, for %i players',
    (players) => {
      const seed = `both ways ${players}`;
      const { history, finished } = simulateMatch(catalog, { players, seed });
      expect(finished).toBe(true);
      const match = new ReducerMatch(makeGame(catalog, { entropy: () => '' }), players, { factions: 'random', seed });
      // A copy, because boardgame.io writes into its own.
      let { deltalog: _, ...state }: BoardState<State> = structuredClone(match.state);
      for (const { player, move: what } of history) {
        const outcome = move(catalog, state.G, player, what);
        if (!outcome.ok) throw new Error(outcome.reason);
        const payload = { type: what.type, args: argumentsOf(what), playerID: String(player), credentials: '' };
        const made = afterMove(state, payload, outcome);
        expect(match.move(player, what)).toBe(true);
        const { deltalog, ...expected } = match.state;
        expect(made.state).toEqual(expected);
        expect(made.entry).toEqual(deltalog?.[0]);
        state = made.state;
      }
      expect(state.ctx.gameover).toEqual(state.G.result);
    },
    60_000,
  );

  it('tells the public events of a move in the log metadata, and keeps its arguments from the log of others', () => {
    const match = newMatch();
    match.move(0, { type: 'start' });
    const [entry] = match.state.deltalog ?? [];
    expect(entry?.redact).toBe(true);
    const { events } = (entry?.metadata ?? { events: [] }) as { events: { type: string }[] };
    expect(events.map(({ type }) => type)).toContain('dealt');
  });

  it('refuses moves with bad arguments without changing anything', () => {
    const match = newMatch();
    match.move(0, { type: 'start' });
    const before = match.state;
    const bad: unknown[] = [
      undefined,
      null,
      7,
      'x',
      {},
      [],
      [null],
      { card: '1' },
      { card: -1 },
      { card: 1.5 },
      { card: 1, on: 'p0' },
      { card: 1, extra: true },
      { card: Number.NaN },
    ];
    for (const type of ['play', 'use', 'pick', 'keep', 'answer', 'finish2', 'constructor', '__proto__']) {
      for (const arg of bad) expect(match.send(1, type, [arg])).toBe(false);
    }
    expect(match.send(1, 'finish', ['extra'])).toBe(false);
    expect(match.G).toBe(before.G);
  });

  it.each([
    [{ sets: ['nowhere'] }, 'there is no set "nowhere"'],
    [{ factions: [['ninjas', 'pirates']] }, 'must NOT have fewer than 2 items'],
    [
      {
        factions: [
          ['ninjas', 'pirates'],
          ['ninjas', 'robots'],
        ],
      },
      '"ninjas" is taken twice',
    ],
    [
      {
        factions: [
          ['ninjas', 'ninjas'],
          ['pirates', 'robots'],
        ],
      },
      'duplicate items',
    ],
    [
      {
        factions: [
          ['ninjas', 'elves'],
          ['pirates', 'robots'],
        ],
      },
      '"elves" is not among the factions',
    ],
    [{ firstPlayer: 2 }, 'there is no seat 2'],
    [{ bans: ['elves'] }, 'there is no faction "elves"'],
    [
      { sets: ['core'], bans: ['ninjas', 'pirates', 'robots', 'zombies', 'aliens'] },
      '2 players need 4 factions, and there are 3',
    ],
    [{ speed: 'fast' }, 'must NOT have additional properties'],
    ['draft', 'must be object'],
  ])('refuses the set-up data %j', (setupData, message) => {
    expect(makeGame(catalog, { entropy: () => '' }).validateSetupData?.(setupData, 2)).toContain(message);
  });

  it('SETUP-1 refuses any number of players but two to four', () => {
    const { validateSetupData } = makeGame(catalog, { entropy: () => '' });
    for (const players of [0, 1, 5, 2.5]) expect(validateSetupData?.({}, players)).toContain('players');
    for (const players of [2, 3, 4]) expect(validateSetupData?.({}, players)).toBeUndefined();
  });

  it('has only moves that run on the server', () => {
    const match = newMatch();
    expect([...MOVES].sort()).toEqual([
      'answer',
      'finish',
      'keep',
      'pick',
      'play',
      'start',
      'undo',
      'use',
    ] satisfies Move['type'][]);
    const client = Client({ game: makeGame(catalog, { entropy: () => '' }), numPlayers: 2, debug: false });
    client.start();
    expect(Object.keys(client.moves).sort()).toEqual([...MOVES].sort());
    expect(match.G.turn).toBe(0);
  });

  it('is played by stock clients, each of which sees only its own hand', () => {
    const game = makeGame(catalog, { entropy: () => 'stock' });
    const multiplayer = Local();
    const setupData = { factions: FACTIONS, firstPlayer: 0, seed: 'stock' };
    const withSetup: BoardGame = { ...game, setup: (context) => game.setup?.(context, setupData) };
    const clients = ['0', '1', undefined].map((playerID) => {
      const seat = playerID === undefined ? {} : { playerID };
      return Client<View>({ game: withSetup, multiplayer, numPlayers: 2, matchID: 'm', debug: false, ...seat });
    });
    const [first, second, spectator] = clients as [(typeof clients)[0], (typeof clients)[0], (typeof clients)[0]];
    for (const client of clients) client.start();
    first.moves.start?.();
    for (const client of [first, second]) client.moves.keep?.(true);
    const views = clients.map((client) => client.getState()?.G as View);
    expect(views.map(({ phase }) => phase)).toEqual(['play', 'play', 'play']);
    expect(views.map(({ players }) => players.map(({ hand }) => hand?.length))).toEqual([
      [5, undefined],
      [undefined, 5],
      [undefined, undefined],
    ]);
    second.moves.finish?.();
    expect(spectator.getState()?.G.turn).toBe(1);
    first.moves.finish?.();
    expect(spectator.getState()?.G).toMatchObject({ turn: 2, active: 1 });
    expect(spectator.getState()?.ctx.currentPlayer).toBe('1');
    for (const client of clients) client.stop();
  });
});
