/**
 * What the coach has to say, in the order in which it is best heard. A step waits for its moment; if the moment never comes it
 * is left out, so the lesson fits whatever was dealt.
 */
import type { GameEvent } from '../../game/events';
import type { DefId, Id, PlayerId } from '../../game/state';
import type { View } from '../../game/view';
import type { Told } from '../table/session';

/** A match as the coach sees it, over the shoulder of one player. */
export interface Lesson {
  readonly view: View;
  readonly me: PlayerId;
  readonly story: readonly Told[];
  readonly lifted: Id | null;
  readonly typeOf: (def: DefId) => 'minion' | 'action' | 'base';
  readonly nameOf: (def: DefId) => string;
}

export type StepId =
  | 'welcome'
  | 'bases'
  | 'hand'
  | 'minion'
  | 'question'
  | 'total'
  | 'action'
  | 'ongoing'
  | 'talent'
  | 'finish'
  | 'draw'
  | 'close'
  | 'respond'
  | 'scored'
  | 'alone'
  | 'over';

export type Params = Readonly<Record<string, string | number>>;

export interface Step {
  readonly id: StepId;
  /** Whether its moment has come. */
  readonly when: (lesson: Lesson) => boolean;
  /** Whether there is nothing left to say of it. Without this the player says so. */
  readonly done?: (lesson: Lesson) => boolean;
  /** It cannot wait until what is being said has been read. */
  readonly urgent?: true;
  /** Selectors of what is meant; the first that is there is pointed at. */
  readonly points: (lesson: Lesson) => readonly string[];
  /** Which of its texts fits now. */
  readonly says?: (lesson: Lesson) => 'text' | 'lifted' | 'ready';
  readonly params?: (lesson: Lesson) => Params;
}

/** How much a base may lack to be about to break. */
const CLOSE = 6;

const card = (id: Id | undefined): string[] => (id === undefined ? [] : [`[data-base="${id}"]`, `[data-card="${id}"]`]);

export const STEPS: readonly Step[] = [
  { id: 'welcome', when: () => true, points: ({ me }) => [`[data-zone="vp-${me}"]`] },
  {
    id: 'bases',
    when: playing,
    points: ({ view }) => card(view.bases[0]?.id),
    params: ({ view, nameOf }) => ({
      base: nameOf(defOf(view, view.bases[0]?.id)),
      breakpoint: view.bases[0]?.breakpoint ?? 0,
    }),
  },
  { id: 'hand', when: playing, points: ({ me }) => [`[data-zone="hand-${me}"]`] },
  {
    id: 'minion',
    when: (lesson) => playable(lesson, 'minion') !== undefined,
    done: (lesson) => hasPlayed(lesson, 'minion'),
    points: (lesson) => whereToPlay(lesson, 'minion'),
    says: (lesson) => (liftedPlay(lesson, 'minion') ? 'lifted' : 'text'),
    params: (lesson) => ({ card: lesson.nameOf(defOf(lesson.view, playable(lesson, 'minion'))) }),
  },
  {
    id: 'question',
    urgent: true,
    when: ({ view, me }) => asks(view, me, 'choose') && (view.decision?.source ?? 0) > 0,
    done: ({ view, me }) => !asks(view, me, 'choose'),
    points: ({ view }) => {
      const { decision } = view;
      const options = decision && 'options' in decision ? decision.options : [];
      return [...card(options.find((option): option is Id => typeof option === 'number')), '[data-option]'];
    },
    params: ({ view, nameOf }) => ({ card: nameOf(defOf(view, view.decision?.source)) }),
  },
  {
    id: 'total',
    when: (lesson) => myBase(lesson) !== undefined,
    points: (lesson) => card(myBase(lesson)?.id),
    params: (lesson) => ({
      total: myBase(lesson)?.total ?? 0,
      breakpoint: myBase(lesson)?.breakpoint ?? 0,
    }),
  },
  {
    id: 'action',
    when: (lesson) => playable(lesson, 'action') !== undefined,
    done: (lesson) => hasPlayed(lesson, 'action'),
    points: (lesson) => whereToPlay(lesson, 'action'),
    says: (lesson) => (liftedPlay(lesson, 'action') ? 'lifted' : 'text'),
    params: (lesson) => ({ card: lesson.nameOf(defOf(lesson.view, playable(lesson, 'action'))) }),
  },
  {
    id: 'ongoing',
    when: (lesson) => lasting(lesson) !== undefined,
    points: (lesson) => card(lasting(lesson)),
    params: (lesson) => ({ card: lesson.nameOf(defOf(lesson.view, lasting(lesson))) }),
  },
  {
    id: 'talent',
    when: ({ view }) => view.legal.uses.length > 0,
    points: ({ view }) => card(view.legal.uses[0]?.card),
    params: ({ view, nameOf }) => ({ card: nameOf(defOf(view, view.legal.uses[0]?.card)) }),
  },
  {
    id: 'finish',
    when: ({ view }) => view.legal.finish && view.legal.plays.length === 0,
    done: (lesson) => lesson.view.active !== lesson.me || happened(lesson, (event) => endsTurn(event, lesson.me)),
    points: () => ['[data-do="finish"]'],
  },
  {
    id: 'draw',
    when: (lesson) => happened(lesson, (event) => endsTurn(event, lesson.me)),
    points: ({ me }) => [`[data-zone="deck-${me}"]`, `[data-zone="hand-${me}"]`],
  },
  {
    id: 'close',
    when: (lesson) => lesson.view.legal.finish && nearlyBroken(lesson) !== undefined,
    points: (lesson) => card(nearlyBroken(lesson)?.id),
    says: (lesson) =>
      (nearlyBroken(lesson)?.total ?? 0) >= (nearlyBroken(lesson)?.breakpoint ?? 1) ? 'ready' : 'text',
    params: (lesson) => {
      const base = nearlyBroken(lesson);
      return {
        base: lesson.nameOf(defOf(lesson.view, base?.id)),
        missing: base ? Math.max(0, base.breakpoint - base.total) : 0,
      };
    },
  },
  {
    id: 'respond',
    urgent: true,
    when: ({ view, me }) => asks(view, me, 'respond'),
    done: ({ view, me }) => !asks(view, me, 'respond'),
    points: ({ view }) => ['[data-option]', ...card(view.scoring?.base)],
  },
  {
    id: 'scored',
    urgent: true,
    when: hasScored,
    points: ({ me }) => [`[data-zone="vp-${me}"]`],
  },
  {
    id: 'alone',
    when: hasScored,
    points: () => [],
  },
  { id: 'over', urgent: true, when: ({ view }) => view.phase === 'over', points: () => [] },
];

function playing({ view }: Lesson): boolean {
  return view.phase === 'play' && view.bases.length > 0;
}

function defOf(view: View, id: Id | undefined): DefId {
  return id === undefined ? '' : (view.cards[id]?.def ?? '');
}

/** The first card of a kind that can be played now. */
function playable({ view, typeOf }: Lesson, type: 'minion' | 'action'): Id | undefined {
  return view.legal.plays.find((play) => typeOf(defOf(view, play.card)) === type)?.card;
}

/** What the lifted card may do, if it is of this kind. */
function liftedPlay(
  { lifted, view, typeOf }: Lesson,
  type: 'minion' | 'action',
): View['legal']['plays'][number] | null {
  const play = view.legal.plays.find(({ card: one }) => one === lifted);
  return play && typeOf(defOf(view, play.card)) === type ? play : null;
}

/** The card to lift, and then the places where it may go. */
function whereToPlay(lesson: Lesson, type: 'minion' | 'action'): string[] {
  const play = liftedPlay(lesson, type);
  if (!play) return card(playable(lesson, type));
  return play.on.flatMap((on) => (on === 0 ? ['[data-do="play"]'] : card(on)));
}

function happened({ story }: Lesson, fits: (event: GameEvent) => boolean): boolean {
  return story.some(({ events }) => events.some(fits));
}

function hasPlayed(lesson: Lesson, type: 'minion' | 'action'): boolean {
  return happened(lesson, (event) => event.type === 'played' && event.player === lesson.me && event.cardType === type);
}

function hasScored(lesson: Lesson): boolean {
  return happened(lesson, ({ type }) => type === 'whenScoring');
}

function endsTurn(event: GameEvent, player: PlayerId): boolean {
  return event.type === 'turnEnding' && event.player === player;
}

function asks(view: View, me: PlayerId, kind: 'choose' | 'respond'): boolean {
  return view.decision?.player === me && view.decision.kind === kind;
}

/** The base where the player has most power. */
function myBase({ view, me }: Lesson): View['bases'][number] | undefined {
  return view.bases
    .filter(({ power }) => (power[me] ?? 0) > 0)
    .toSorted((a, b) => (b.power[me] ?? 0) - (a.power[me] ?? 0))[0];
}

function nearlyBroken({ view }: Lesson): View['bases'][number] | undefined {
  return view.bases
    .filter(({ total, breakpoint }) => total > 0 && breakpoint - total <= CLOSE)
    .toSorted((a, b) => a.breakpoint - a.total - (b.breakpoint - b.total))[0];
}

/** A card in play that goes on working: an action that stayed, or one that changes a power. */
function lasting({ view, typeOf }: Lesson): Id | undefined {
  const givers = new Set(Object.values(view.power).flatMap(({ parts }) => parts.map(({ from }) => from)));
  return view.inPlay.find((id) => typeOf(defOf(view, id)) === 'action' || givers.has(defOf(view, id)));
}
