/**
 * What one viewer may see of a match, and what they may do. This is the only way state leaves the server: it is built
 * up from what is public, never cut down from what is not.
 */
import type { Catalog } from './catalog';
import type { Game } from './engine/game';
import { look } from './engine/look';
import { isCover } from './match/cover';
import { mayMulligan } from './match/opening';
import type { Offer, Refusal } from './queries/permission';
import type { PowerPart } from './queries/power';
import type { Use } from './queries/uses';
import type {
  Card,
  Decision,
  Draft,
  ExtraPlay,
  Fault,
  Id,
  MatchOptions,
  Place,
  PlayerId,
  PlayerState,
  Result,
  State,
  StepName,
} from './state';

interface PlayerView {
  readonly factions: readonly string[];
  readonly vp: number;
  readonly deck: number;
  readonly handSize: number;
  readonly discard: readonly Id[];
  /** Only one's own. */
  readonly hand?: readonly Id[];
}

interface BaseView {
  readonly id: Id;
  readonly breakpoint: number;
  readonly total: number;
  /** Each player's power there. */
  readonly power: readonly number[];
  /** Who would take which place if it scored now. */
  readonly places: readonly Place[];
}

/** What the viewer may do now. */
export interface Legal {
  readonly start: boolean;
  /** Factions that may be picked. */
  readonly pick: readonly string[];
  /** The opening hand is to be kept, or changed if `mulligan` says so. */
  readonly keep: boolean;
  readonly mulligan: boolean;
  readonly plays: readonly { readonly card: Id; readonly on: readonly Id[] }[];
  /** Extra plays that cards in play offer; a play is put down to one of them by its key (`using`). */
  readonly offers: readonly Offer[];
  /** Why the other cards in hand cannot be played. */
  readonly whyNot: Readonly<Record<Id, Refusal>>;
  readonly uses: readonly Use[];
  readonly finish: boolean;
  readonly answer: boolean;
  readonly undo: boolean;
}

/** A decision as others see it: who is asked by what. */
type Asking = Pick<Decision, 'player' | 'kind' | 'prompt' | 'source'>;

/** Of a minion in play: its current power, with how it comes about where it is not the printed one. */
export interface PowerView {
  readonly total: number;
  readonly parts: readonly PowerPart[];
}

/** What looks the same to everyone and is not by card or by player. */
interface TableView {
  readonly phase: State['phase'];
  readonly content: string;
  readonly draft: Draft | null;
  readonly mulligans: readonly PlayerId[];
  readonly turn: number;
  readonly active: PlayerId;
  readonly first: PlayerId;
  readonly step: StepName;
  readonly free: State['free'];
  readonly extras: readonly ExtraPlay[];
  readonly scoring: { readonly base: Id; readonly places: readonly Place[] } | null;
  readonly bases: readonly BaseView[];
  readonly inPlay: readonly Id[];
  readonly limbo: readonly Id[];
  readonly baseDeck: number;
  /** The top card of the base deck, where a card has it lie face up. */
  readonly topBase: Id | null;
  readonly baseDiscard: readonly Id[];
  readonly faults: readonly Fault[];
  readonly result: Result | null;
}

export interface View extends TableView {
  readonly options: MatchOptions;
  /** Every card the viewer can see, by id. */
  readonly cards: Readonly<Record<Id, Card>>;
  readonly power: Readonly<Record<Id, PowerView>>;
  readonly players: readonly PlayerView[];
  readonly decision: Decision | Asking | null;
  readonly legal: Legal;
}

/** What looks the same to everyone, made once for all who look. */
export interface PublicView {
  readonly table: TableView;
  readonly players: readonly PlayerView[];
  readonly power: ReadonlyMap<Id, PowerView>;
  /** The cards that everyone sees, besides those in discard piles. */
  readonly cards: readonly Id[];
  /** The discard piles. */
  readonly piles: readonly (readonly Id[])[];
  readonly asking: Asking | null;
}

/** A view in parts. What is by card is not yet an object: one with numbers for keys is slow to make and to write down. */
export interface ViewParts {
  readonly common: PublicView;
  readonly decision: Decision | Asking | null;
  readonly legal: Omit<Legal, 'whyNot'>;
  readonly whyNot: ReadonlyMap<Id, Refusal>;
  /** The viewer's hand; none has who only looks on. */
  readonly hand: readonly Id[] | null;
  /** The cards that only the viewer sees. */
  readonly cards: readonly Id[];
}

/** The view of a seat, or of a spectator (null). */
export function viewOf(catalog: Catalog, state: State, viewer: PlayerId | null): View {
  const { common, decision, legal, whyNot, hand, cards } = viewParts(catalog, state, viewer);
  const players = common.players.map((player, seat) => (seat === viewer && hand ? { ...player, hand } : player));
  const seen: Record<Id, Card> = {};
  for (const ids of [common.cards, ...common.piles, cards]) for (const id of ids) seen[id] = state.cards[id] as Card;
  return {
    ...common.table,
    options: state.options,
    cards: seen,
    power: Object.fromEntries(common.power),
    players,
    decision,
    legal: { ...legal, whyNot: Object.fromEntries(whyNot) },
  };
}

/** The same in parts, for whoever sends many of them. */
export function viewParts(catalog: Catalog, state: State, viewer: PlayerId | null): ViewParts {
  const decision = state.resolution?.decision ?? null;
  const asked = decision && decision.player === viewer && !isCover(state) ? decision : null;
  const hand = viewer === null ? null : (state.players[viewer]?.hand ?? null);
  const common = publicView(catalog, state);
  const { legal, whyNot } = look(catalog, state, (game) => ({
    legal: legalIn(game, viewer),
    whyNot: reasons(game, viewer),
  }));
  return {
    common,
    decision: asked ?? common.asking,
    legal,
    whyNot,
    hand,
    cards: asked ? privyTo(asked, hand ?? [], state, common) : (hand ?? []),
  };
}

/** Works out everything that anyone will see of a state in which the active player may act. */
export function lookAtAll(game: Game): void {
  makePublicView(game, game.state);
  legalIn(game, game.state.active);
  reasons(game, game.state.active);
}

/** The cards that only this viewer sees: those in hand, and what a question is about. */
function privyTo(asked: Decision, hand: readonly Id[], state: State, common: PublicView): readonly Id[] {
  const seen = new Set(hand);
  const isPublic = (id: Id): boolean => common.cards.includes(id) || common.piles.some((pile) => pile.includes(id));
  for (const id of cardsOf(asked)) if (state.cards[id] && !isPublic(id)) seen.add(id);
  return [...seen];
}

/** The cards that a question shows to who is asked: those laid before them, the options, and the one it is about. */
export function cardsOf({ shows = [], options, params }: Decision): Id[] {
  return [...shows, ...options, params?.card].filter((id): id is Id => typeof id === 'number');
}

/** The public views of the states that are being looked at. */
const known = new WeakMap<State, { readonly catalog: Catalog; readonly view: PublicView }>();

function publicView(catalog: Catalog, state: State): PublicView {
  const before = known.get(state);
  if (before?.catalog === catalog) return before.view;
  const view = look(catalog, state, (game) => makePublicView(game, state));
  known.set(state, { catalog, view });
  return view;
}

function makePublicView(game: Game, state: State): PublicView {
  const topBase = game.faceUpBase();
  const limbo = shown(state);
  const table: TableView = {
    phase: state.phase,
    content: state.content,
    draft: state.draft,
    mulligans: state.mulligans,
    turn: state.turn,
    active: state.active,
    first: state.first,
    step: state.step,
    free: state.free,
    extras: state.extras,
    scoring: state.scoring && { base: state.scoring.base, places: state.scoring.places },
    bases: state.table.map((id) => baseView(game, id)),
    inPlay: state.inPlay,
    limbo,
    baseDeck: state.baseDeck.length,
    topBase,
    baseDiscard: state.baseDiscard,
    faults: game.state.faults,
    result: state.result,
  };
  const players = state.players.map(playerView);
  const cards = [...state.table, ...state.inPlay, ...limbo];
  if (topBase !== null) cards.push(topBase);
  const piles = [state.baseDiscard, ...players.map(({ discard }) => discard)];
  return { table, players, power: powers(game), cards, piles, asking: askingOf(state) };
}

/** Players as others see them, for as long as nothing about them changes. */
const players = new WeakMap<PlayerState, PlayerView>();

function playerView(player: PlayerState): PlayerView {
  const seen = players.get(player);
  if (seen) return seen;
  const { factions, vp, deck, hand, discard } = player;
  const view = { factions, vp, deck: deck.length, handSize: hand.length, discard };
  players.set(player, view);
  return view;
}

function askingOf({ resolution }: State): Asking | null {
  if (!resolution) return null;
  const { player, kind, prompt, source } = resolution.decision;
  return { player, kind, prompt, source };
}

/** Cards set aside face up. A card being played is public; cards found in a search are not until they are used. */
function shown(state: State): readonly Id[] {
  return state.limbo.filter((id) => !state.hidden.includes(id));
}

function powers(game: Game): Map<Id, PowerView> {
  const result = new Map<Id, PowerView>();
  for (const id of game.state.inPlay) {
    const total = game.power(id);
    if (game.def(id).type === 'minion' || total > 0) {
      const parts = game.powerParts(id);
      result.set(id, { total, parts: parts.length > 1 ? parts : [] });
    }
  }
  return result;
}

function baseView(game: Game, id: Id): BaseView {
  const power = game.powersAt(id);
  return {
    id,
    breakpoint: game.breakpoint(id),
    total: power.reduce((sum, one) => sum + one, 0),
    power,
    places: game.placesAt(id, power),
  };
}

const NOTHING: Omit<Legal, 'whyNot'> = {
  start: false,
  pick: [],
  keep: false,
  mulligan: false,
  plays: [],
  offers: [],
  uses: [],
  finish: false,
  answer: false,
  undo: false,
};

/** What a player may do now; every listed thing succeeds if it is done. */
export function legalFor(catalog: Catalog, state: State, player: PlayerId | null): Omit<Legal, 'whyNot'> {
  return look(catalog, state, (game) => legalIn(game, player));
}

function legalIn(game: Game, player: PlayerId | null): Omit<Legal, 'whyNot'> {
  const { phase, draft, mulligans, resolution, active, step } = game.state;
  if (player === null || phase === 'over') return NOTHING;
  if (phase === 'draft')
    return draft
      ? { ...NOTHING, pick: picksOf(draft, player, game.player(player).factions) }
      : { ...NOTHING, start: true };
  if (phase === 'opening') {
    const keep = mulligans.includes(player);
    return { ...NOTHING, keep, mulligan: keep && mayMulligan(game, player) };
  }
  if (resolution) {
    if (resolution.decision.player !== player && resolution.undo !== player) return NOTHING;
    return { ...NOTHING, answer: resolution.decision.player === player, undo: resolution.undo === player };
  }
  if (active !== player || step !== 'playCards') return NOTHING;
  return {
    ...NOTHING,
    plays: game.plays(player).map(({ card, on }) => ({ card, on })),
    offers: game.offers(player),
    uses: [...game.usableTalents(player), ...game.usableSpecials(player, 'playCards', null)],
    finish: true,
  };
}

/** The factions a player may pick now. */
function picksOf({ pool, order, picked }: Draft, player: PlayerId, factions: readonly string[]): string[] {
  if (order[picked] !== player) return [];
  return Object.keys(pool).filter((id) => (pool[id] ?? 0) > 0 && !factions.includes(id));
}

/** Why cards in the viewer's hand cannot be played now. */
function reasons(game: Game, viewer: PlayerId | null): Map<Id, Refusal> {
  const result = new Map<Id, Refusal>();
  if (viewer === null || game.state.phase !== 'play' || game.state.resolution) return result;
  for (const card of game.player(viewer).hand) {
    const reason = game.whyNot(viewer, card);
    if (reason) result.set(card, reason);
  }
  return result;
}
