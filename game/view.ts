/**
 * What one viewer may see of a match, and what they may do. This is the only way state leaves the server: it is built
 * up from what is public, never cut down from what is not.
 */
import type { Catalog } from './catalog';
import { type Game, gameAt } from './engine/game';
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
type DecisionView = Decision | Pick<Decision, 'player' | 'kind' | 'prompt' | 'source'>;

/** What looks the same to everyone. */
export interface PublicView {
  readonly phase: State['phase'];
  readonly options: MatchOptions;
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
  /** Every card the viewer can see, by id. */
  readonly cards: Readonly<Record<Id, Card>>;
  /** Current power of minions in play, with how it comes about where it is not the printed one. */
  readonly power: Readonly<Record<Id, { readonly total: number; readonly parts: readonly PowerPart[] }>>;
  readonly bases: readonly BaseView[];
  readonly inPlay: readonly Id[];
  readonly limbo: readonly Id[];
  readonly baseDeck: number;
  /** The top card of the base deck, where a card has it lie face up. */
  readonly topBase: Id | null;
  readonly baseDiscard: readonly Id[];
  readonly players: readonly PlayerView[];
  readonly faults: readonly Fault[];
  readonly result: Result | null;
}

/** What depends on who looks. */
interface OwnView {
  readonly decision: DecisionView | null;
  readonly legal: Legal;
}

/** What only the viewer sees of what is seen by all. */
interface Privy {
  /** None has who only looks on. */
  readonly hand: readonly Id[] | null;
  /** On top of those that everyone sees. */
  readonly cards: Readonly<Record<Id, Card>>;
}

export interface View extends PublicView, OwnView {}

export interface ViewParts {
  /** Made once for all who look. */
  readonly common: PublicView;
  readonly privy: Privy;
  readonly own: OwnView;
}

/** The view of a seat, or of a spectator (null). */
export function viewOf(catalog: Catalog, state: State, viewer: PlayerId | null): View {
  const { common, privy, own } = viewParts(catalog, state, viewer);
  const { hand } = privy;
  const players = common.players.map((player, seat) => (seat === viewer && hand ? { ...player, hand } : player));
  return { ...common, ...own, players, cards: { ...common.cards, ...privy.cards } };
}

/** The same in parts, for whoever sends many of them. */
export function viewParts(catalog: Catalog, state: State, viewer: PlayerId | null): ViewParts {
  const game = gameAt(catalog, state);
  const decision = state.resolution?.decision ?? null;
  const asked = decision && decision.player === viewer ? decision : null;
  const hand = viewer === null ? null : (state.players[viewer]?.hand ?? null);
  const offered = asked?.options.filter((option): option is Id => typeof option === 'number') ?? [];
  return {
    common: publicView(game, state),
    privy: { hand, cards: faces(state, [hand ?? [], asked?.shows ?? [], offered]) },
    own: {
      decision:
        decision &&
        (asked ?? { player: decision.player, kind: decision.kind, prompt: decision.prompt, source: decision.source }),
      legal: { ...legalIn(game, viewer), whyNot: reasons(game, viewer) },
    },
  };
}

/** The public views of the states that are being looked at. */
const known = new WeakMap<State, { readonly catalog: Catalog; readonly view: PublicView }>();

function publicView(game: Game, state: State): PublicView {
  const before = known.get(state);
  if (before?.catalog === game.catalog) return before.view;
  const topBase = game.faceUpBase();
  const limbo = shown(state);
  const view: PublicView = {
    phase: state.phase,
    options: state.options,
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
    cards: faces(state, [
      state.table,
      state.baseDiscard,
      topBase === null ? [] : [topBase],
      state.inPlay,
      limbo,
      ...state.players.map(({ discard }) => discard),
    ]),
    power: powers(game),
    bases: state.table.map((id) => baseView(game, id)),
    inPlay: state.inPlay,
    limbo,
    baseDeck: state.baseDeck.length,
    topBase,
    baseDiscard: state.baseDiscard,
    players: state.players.map(({ factions, vp, deck, hand, discard }) => ({
      factions,
      vp,
      deck: deck.length,
      handSize: hand.length,
      discard,
    })),
    faults: state.faults,
    result: state.result,
  };
  known.set(state, { catalog: game.catalog, view });
  return view;
}

/** Cards by id. */
function faces(state: State, places: readonly (readonly Id[])[]): Record<Id, Card> {
  const seen: Record<Id, Card> = {};
  for (const ids of places) {
    for (const id of ids) {
      const card = state.cards[id];
      if (card) seen[id] = card;
    }
  }
  return seen;
}

/** Cards set aside face up. A card being played is public; cards found in a search are not until they are used. */
function shown(state: State): readonly Id[] {
  return state.limbo.filter((id) => !state.hidden.includes(id));
}

function powers(game: Game): View['power'] {
  const result: Record<Id, { total: number; parts: readonly PowerPart[] }> = {};
  for (const id of game.state.inPlay) {
    const total = game.power(id);
    if (game.def(id).type === 'minion' || total > 0) {
      const parts = game.powerParts(id);
      result[id] = { total, parts: parts.length > 1 ? parts : [] };
    }
  }
  return result;
}

function baseView(game: Game, id: Id): BaseView {
  const power = game.order(0).map((player) => game.playerPower(player, id));
  return {
    id,
    breakpoint: game.breakpoint(id),
    total: power.reduce((sum, one) => sum + one, 0),
    power,
    places: game.placesAt(id),
  };
}

const NOTHING: Omit<Legal, 'whyNot'> = {
  start: false,
  pick: [],
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
  return legalIn(gameAt(catalog, state), player);
}

function legalIn(game: Game, player: PlayerId | null): Omit<Legal, 'whyNot'> {
  const { state } = game;
  if (player === null || state.phase === 'over') return NOTHING;
  if (state.phase === 'draft') {
    if (!state.draft) return { ...NOTHING, start: true };
    const { pool, order, picked } = state.draft;
    const { factions } = game.player(player);
    const free =
      order[picked] === player ? Object.keys(pool).filter((id) => (pool[id] ?? 0) > 0 && !factions.includes(id)) : [];
    return { ...NOTHING, pick: free };
  }
  if (state.phase === 'opening') return { ...NOTHING, mulligan: state.mulligans.includes(player) };
  const { resolution } = state;
  if (resolution)
    return { ...NOTHING, answer: resolution.decision.player === player, undo: resolution.undo === player };
  if (state.active !== player || state.step !== 'playCards') return NOTHING;
  return {
    ...NOTHING,
    plays: game.plays(player).map(({ card, on }) => ({ card, on })),
    offers: game.offers(player),
    uses: [...game.usableTalents(player), ...game.usableSpecials(player, 'playCards', null)],
    finish: true,
  };
}

/** Why cards in the viewer's hand cannot be played now. */
function reasons(game: Game, viewer: PlayerId | null): Record<Id, Refusal> {
  const result: Record<Id, Refusal> = {};
  if (viewer === null || game.state.phase !== 'play' || game.state.resolution) return result;
  for (const card of game.player(viewer).hand) {
    const reason = game.whyNot(viewer, card);
    if (reason) result[card] = reason;
  }
  return result;
}
