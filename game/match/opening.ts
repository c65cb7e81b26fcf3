/** From the empty table to the first turn: draft, deal, opening hands (section 2 of the rules). */
import type { Catalog } from '../catalog';
import { Game } from '../engine/game';
import type { GameEvent } from '../events';
import { seedRng } from '../random';
import {
  type Card,
  type Draft,
  type Id,
  type MatchOptions,
  makeCard,
  type PlayerId,
  type PlayerState,
  type State,
} from '../state';

type Outcome =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: string };

const OPENING_HAND = 5;
const NOTHING = makeCard('', -1);

/** The state before anything is dealt. It holds nothing hidden but the seed. */
export function emptyTable(catalog: Catalog, options: MatchOptions, seed: string): State {
  const players: PlayerState[] = Array.from({ length: options.players }, () => ({
    factions: [],
    vp: 0,
    deck: [],
    hand: [],
    discard: [],
  }));
  return {
    phase: 'draft',
    options,
    content: catalog.hash,
    rng: seedRng(seed),
    draft: null,
    mulligans: [],
    changing: [],
    cards: [NOTHING],
    players,
    table: [],
    baseDeck: [],
    baseDiscard: [],
    inPlay: [],
    limbo: [],
    hidden: [],
    first: 0,
    turn: 0,
    active: 0,
    step: 'startTurn',
    free: { minion: 0, action: 0 },
    extras: [],
    played: [],
    marks: [],
    lasting: [],
    scoring: null,
    clock: 0,
    faults: [],
    resolution: null,
    result: null,
  };
}

/** Begins the match: lays out the draft, or deals if the factions are known. */
export function startMatch(catalog: Catalog, state: State): Outcome {
  if (state.phase !== 'draft' || state.draft) return { ok: false, reason: 'alreadyStarted' };
  const game = new Game(catalog, state);
  const { factions, players } = state.options;
  if (factions === 'draft') {
    game.set({ draft: layOut(game) });
  } else {
    const pairs = factions === 'random' ? randomPairs(game) : factions;
    for (let player = 0; player < players; player++) game.setPlayer(player, { factions: pairs[player] ?? [] });
    deal(game);
  }
  return { ok: true, state: game.snapshot(), events: game.log };
}

/** Factions that may be used in this match. */
function availableFactions(catalog: Catalog, options: MatchOptions): string[] {
  return [...catalog.factions.values()]
    .filter(({ id, set }) => options.sets.includes(set) && !options.bans.includes(id))
    .map(({ id }) => id);
}

/** The layout and the order of picks: clockwise from a random first drafter, then back (DRAFT-2 to 6). */
function layOut(game: Game): Draft {
  const { options } = game.state;
  const available = game.shuffle(availableFactions(game.catalog, options));
  // With duplicates one more faction than anyone could already hold keeps the last drafter from being stranded (DRAFT-10).
  const least = options.duplicates ? options.players + 1 : options.players * 2;
  const size = options.layout === 0 ? available.length : Math.max(options.layout, least);
  const copies = options.duplicates ? 2 : 1;
  const pool = Object.fromEntries(
    available
      .slice(0, size)
      .sort()
      .map((faction) => [faction, copies]),
  );
  const round = game.order(game.random(options.players));
  return { pool, order: [...round, ...[...round].reverse()], picked: 0 };
}

/** Two different factions for each player by lot; with duplicates there are two copies of each (SETUP-17). */
function randomPairs(game: Game): [string, string][] {
  const { options } = game.state;
  const available = availableFactions(game.catalog, options);
  let left = game.shuffle(options.duplicates ? [...available, ...available] : available);
  return Array.from({ length: options.players }, () => {
    const [first = ''] = left;
    const second = left.find((faction) => faction !== first) ?? '';
    left = without(without(left, first), second);
    return [first, second];
  });
}

function without(factions: readonly string[], faction: string): string[] {
  const at = factions.indexOf(faction);
  return factions.filter((_, index) => index !== at);
}

/** A drafter takes a faction (DRAFT-4 to 7). */
export function pickFaction(catalog: Catalog, state: State, player: PlayerId, faction: string): Outcome {
  const { draft } = state;
  if (state.phase !== 'draft' || !draft) return { ok: false, reason: 'noDraft' };
  if (draft.order[draft.picked] !== player) return { ok: false, reason: 'notYourPick' };
  const left = Object.hasOwn(draft.pool, faction) ? (draft.pool[faction] ?? 0) : 0;
  if (left < 1) return { ok: false, reason: 'factionTaken' };
  const game = new Game(catalog, state);
  const { factions } = game.player(player);
  if (factions.includes(faction)) return { ok: false, reason: 'factionHeld' };
  game.setPlayer(player, { factions: [...factions, faction] });
  game.set({ draft: { ...draft, pool: { ...draft.pool, [faction]: left - 1 }, picked: draft.picked + 1 } });
  game.tell({ type: 'pickedFaction', player, faction });
  if (draft.picked + 1 === draft.order.length) deal(game);
  return { ok: true, state: game.snapshot(), events: game.log };
}

/** Shuffles decks and base deck, turns up bases, deals opening hands (SETUP-3 to 9). */
function deal(game: Game): void {
  const { catalog, state } = game;
  const { options } = state;
  const deck: Card[] = [];
  for (const [owner, { factions }] of state.players.entries()) {
    for (const faction of factions) {
      for (const { def, copies } of catalog.factions.get(faction)?.cards ?? []) {
        for (let copy = 0; copy < copies; copy++) deck.push(makeCard(def, owner));
      }
    }
  }
  const boxes = new Set(
    state.players.flatMap(({ factions }) => factions.map((faction) => catalog.factions.get(faction)?.set)),
  );
  const bases = [...catalog.sets.values()]
    .filter(({ id }) => options.basePool === 'all' || boxes.has(id))
    .flatMap((set) => set.bases);
  // Ids are dealt in shuffled order so that an id tells nothing about its card.
  const cards: Card[] = [NOTHING, ...game.shuffle(deck), ...game.shuffle(bases).map((def) => makeCard(def, -1))];
  const baseIds = cards.flatMap((card, id) => (id > 0 && card.owner < 0 ? [id] : []));
  const first = options.firstPlayer === 'random' ? game.random(options.players) : options.firstPlayer;
  game.set({ cards, baseDeck: game.shuffle(baseIds), first, active: first, draft: null, phase: 'opening' });
  for (const player of game.order(first)) {
    game.setPlayer(player, {
      deck: game.shuffle(cards.flatMap((card, id): Id[] => (card.owner === player ? [id] : []))),
    });
  }
  const up = game.state.baseDeck.slice(0, options.players + 1);
  game.set({ table: up, baseDeck: game.state.baseDeck.slice(up.length) });
  game.tell({
    type: 'dealt',
    factions: state.players.map(({ factions }) => factions),
    bases: up.map((id) => game.card(id).def),
    first,
  });
  for (const player of game.order(first)) game.draw(player, OPENING_HAND);
  // Where there is nothing to decide, nobody is asked.
  if (options.mulligan === 'discardForced')
    game.set({ changing: game.order(first).filter((player) => mayMulligan(game, player)) });
  else game.set({ mulligans: game.order(first) });
  beginPlay(game);
}

/** Whether a player's opening hand may be changed: it has no minion (SETUP-10). */
export function mayMulligan(game: Game, player: PlayerId): boolean {
  return !game.player(player).hand.some((id) => game.def(id).type === 'minion');
}

/**
 * A player keeps the opening hand or changes it, once (SETUP-10). Everyone is asked, also who can only keep theirs, and
 * nothing comes of it before all have decided: until then nobody can tell who has a hand without minions (OPEN-50).
 */
export function keepHand(catalog: Catalog, state: State, player: PlayerId, keep: boolean): Outcome {
  if (state.phase !== 'opening' || !state.mulligans.includes(player)) return { ok: false, reason: 'noMulligan' };
  const game = new Game(catalog, state);
  if (!keep && !mayMulligan(game, player)) return { ok: false, reason: 'noMulligan' };
  game.set({
    mulligans: state.mulligans.filter((other) => other !== player),
    changing: keep ? state.changing : [...state.changing, player],
  });
  beginPlay(game);
  return { ok: true, state: game.snapshot(), events: game.log };
}

/** Shows the hand, draws a new one, and puts the old one back: into the deck, or by the older rule onto the discard pile. */
function mulligan(game: Game, player: PlayerId): void {
  const { hand, deck } = game.player(player);
  game.tell({ type: 'mulligan', player, shown: hand.map((id) => game.card(id).def) });
  game.setPlayer(player, { hand: deck.slice(0, OPENING_HAND), deck: deck.slice(OPENING_HAND) });
  if (game.state.options.mulligan === 'reshuffle') {
    game.setPlayer(player, { deck: [...game.player(player).deck, ...hand] });
    game.shuffleDeck(player);
  } else game.setPlayer(player, { discard: hand });
}

/** When all have decided, hands are changed from the first player on (OPEN-32), and the first turn begins. */
function beginPlay(game: Game): void {
  const { mulligans, changing, first } = game.state;
  if (mulligans.length > 0) return;
  for (const player of game.order(first)) if (changing.includes(player)) mulligan(game, player);
  game.set({ changing: [], phase: 'play', turn: 1, step: 'startTurn' });
}
