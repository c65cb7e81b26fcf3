/**
 * The bases of a view as they are drawn: who has what where, and what a press on each thing would mean. Plain data, so that
 * what has not changed can be told from what has and is not drawn again.
 */
import type { PowerPart } from '../../../game/queries/power';
import type { DefId, Id, OptionId, Place, PlayerId } from '../../../game/state';
import type { View } from '../../../game/view';
import type { Meaning } from '../intent';
import { cardOf } from '../questions/asking';

/** Anything that can be pressed. */
export interface Thing {
  readonly id: Id;
  readonly def: DefId;
  /** What is pressed: the card itself, or the one option that stands for it. */
  readonly press: OptionId;
  readonly meaning: Meaning;
  /** How many times it is among the options chosen so far. */
  readonly chosen: number;
  readonly lifted: boolean;
}

/** A card in play that lies on a base or on another card. */
export interface Attached extends Thing {
  readonly controller: PlayerId;
  readonly counters: number;
  readonly note: string;
  /** Power it gives by itself; 0 for most. */
  readonly power: number;
  readonly attached: readonly Attached[];
}

export interface Minion extends Attached {
  readonly owner: PlayerId;
  /** How its power comes about, where it is not the printed one. */
  readonly parts: readonly PowerPart[];
}

export interface Lane {
  readonly seat: PlayerId;
  readonly power: number;
  readonly minions: readonly Minion[];
}

export interface BaseModel extends Thing {
  readonly breakpoint: number;
  readonly total: number;
  readonly places: readonly Place[];
  readonly tokens: number;
  readonly scoring: boolean;
  readonly actions: readonly Attached[];
  readonly lanes: readonly Lane[];
  /** Something on it, or the base itself, is an option or a place. */
  readonly wanted: boolean;
}

/** What the table knows besides the view. */
export interface Looks {
  readonly me: PlayerId | null;
  readonly meaning: (thing: OptionId) => Meaning;
  /** The options of the question asked. */
  readonly options: readonly OptionId[];
  readonly chosen: readonly OptionId[];
  readonly lifted: Id | null;
  readonly isMinion: (def: DefId) => boolean;
}

/** Seats in the order of play, beginning with the one after the viewer, so that one's own comes last and never moves. */
export function seatOrder(players: number, me: PlayerId | null): PlayerId[] {
  return Array.from({ length: players }, (_, index) => (index + (me ?? players - 1) + 1) % players);
}

export function thingOf(view: View, looks: Looks, id: Id): Thing {
  const press = optionFor(looks.options, id);
  return {
    id,
    def: view.cards[id]?.def ?? '',
    press,
    meaning: looks.meaning(press),
    chosen: looks.chosen.filter((one) => one === press).length,
    lifted: looks.lifted === id,
  };
}

/** The option a card stands for: itself, or the only one of its abilities that is offered (`12/special:0`, `12#1`). */
function optionFor(options: readonly OptionId[], id: Id): OptionId {
  if (options.includes(id)) return id;
  const own = options.filter((option) => cardOf(option) === id);
  return own.length === 1 ? (own[0] as OptionId) : id;
}

export function basesOf(view: View, looks: Looks): BaseModel[] {
  const on = new Map<Id, Id[]>();
  for (const id of view.inPlay) {
    const host = view.cards[id]?.play?.on;
    if (host === undefined) continue;
    const there = on.get(host);
    if (there) there.push(id);
    else on.set(host, [id]);
  }

  const attached = (id: Id): Attached => {
    const play = view.cards[id]?.play;
    return {
      ...thingOf(view, looks, id),
      controller: play?.controller ?? 0,
      counters: play?.counters ?? 0,
      note: play?.note ?? '',
      power: view.power[id]?.total ?? 0,
      attached: (on.get(id) ?? []).map(attached),
    };
  };
  const minion = (id: Id): Minion => ({
    ...attached(id),
    owner: view.cards[id]?.owner ?? 0,
    parts: view.power[id]?.parts ?? [],
  });

  return view.bases.map((base) => {
    const here = on.get(base.id) ?? [];
    const isMinion = (id: Id): boolean => looks.isMinion(view.cards[id]?.def ?? '');
    const minions = here.filter(isMinion).map(minion);
    const scoring = view.scoring?.base === base.id;
    const fixed = scoring ? (view.scoring?.places ?? []) : [];
    const thing = thingOf(view, looks, base.id);
    const actions = here.filter((id) => !isMinion(id)).map(attached);
    return {
      ...thing,
      breakpoint: base.breakpoint,
      total: base.total,
      places: fixed.length > 0 ? fixed : base.places,
      tokens: view.cards[base.id]?.tokens ?? 0,
      scoring,
      actions,
      lanes: seatOrder(view.players.length, looks.me).map((seat) => ({
        seat,
        power: base.power[seat] ?? 0,
        minions: minions.filter(({ controller }) => controller === seat),
      })),
      wanted: isWanted(thing) || [...minions, ...actions].some(anyWanted),
    };
  });
}

const isWanted = ({ meaning }: Thing): boolean => meaning === 'option' || meaning === 'place';

const anyWanted = (card: Attached): boolean => isWanted(card) || card.attached.some(anyWanted);

/** One arc of a ring: where it begins and how long it is, as parts of the whole. */
export interface Arc {
  readonly seat: PlayerId;
  readonly from: number;
  readonly length: number;
}

/** The arcs of a base's ring. The ring closes at the breakpoint; beyond it, the players share it by their power. */
export function arcsOf(lanes: readonly Pick<Lane, 'seat' | 'power'>[], breakpoint: number): Arc[] {
  const total = lanes.reduce((sum, { power }) => sum + power, 0);
  const whole = Math.max(total, breakpoint, 1);
  let from = 0;
  const arcs: Arc[] = [];
  for (const { seat, power } of [...lanes].sort((a, b) => a.seat - b.seat)) {
    if (power <= 0) continue;
    arcs.push({ seat, from, length: power / whole });
    from += power / whole;
  }
  return arcs;
}

/** The VP a base gives for each place, and who would take them now. */
export function medalsOf(
  vp: readonly number[],
  places: readonly Place[],
): { readonly place: number; readonly vp: number; readonly players: readonly PlayerId[] }[] {
  return vp.map((points, index) => ({
    place: index + 1,
    vp: points,
    // Who shares a place does so in no order that would change with the turns.
    players: places
      .filter(({ place }) => place === index + 1)
      .map(({ player }) => player)
      .sort((a, b) => a - b),
  }));
}
