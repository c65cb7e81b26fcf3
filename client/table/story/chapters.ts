/** The log as it is told: turn by turn, with what follows from something told together with it. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameEvent } from '../../../game/events';
import type { Card, DefId, Id, PlayerId } from '../../../game/state';
import type { Session, Told } from '../session';
import { type Saying, saying, type Topic } from './saying';
import { type DefOf, type Fact, factOf } from './telling';

export interface Line {
  /** Counts up within the match. */
  readonly number: number;
  /** What began it; null if nothing did. */
  readonly head: Saying | null;
  readonly effects: readonly Fact[];
  readonly type: Fact['type'];
  readonly player: PlayerId | null;
  /** The card all this is about. */
  readonly by: DefId | null;
}

export interface Chapter {
  /** 0 is what comes before the first turn. */
  readonly turn: number;
  readonly player: PlayerId | null;
  readonly lines: readonly Line[];
}

/** Tells a story as it grows; only what is new is worked on. */
export class Storyteller {
  chapters: readonly Chapter[] = [];
  private readonly seen: (readonly GameEvent[])[] = [];
  private readonly defs = new Map<Id, DefId>();
  private lines = 0;

  /** Brings the chapters up to date. `cards` are those that can be seen now; what they are is kept in mind. */
  follow(story: readonly Told[], cards: Readonly<Record<Id, Card>>): readonly Chapter[] {
    for (const id in cards) this.defs.set(Number(id), cards[id]?.def ?? '');
    const last = this.seen.length - 1;
    if (this.seen.length > story.length || (last >= 0 && story[last]?.events !== this.seen[last])) this.forget();
    for (const { events } of story.slice(this.seen.length)) {
      this.seen.push(events);
      this.tell(events, (id) => this.defs.get(id) ?? '');
    }
    return this.chapters;
  }

  private forget(): void {
    this.chapters = [];
    this.seen.length = 0;
  }

  private tell(events: readonly GameEvent[], defOf: DefOf): void {
    for (const [at, event] of events.entries()) {
      if ('card' in event && 'def' in event) this.defs.set(event.card, event.def);
      if ('base' in event && 'def' in event && !('card' in event)) this.defs.set(event.base, event.def);
      if (event.type === 'turnBegan') this.open(event.turn, event.player);
      if (event.type === 'dealt') this.openingOf(event, defOf);
      else {
        const fact = factOf(event, defOf);
        if (fact) this.add(endsTurn(events, at) ? { ...fact, head: true } : fact);
      }
    }
  }

  private open(turn: number, player: PlayerId | null): void {
    this.chapters = [...this.chapters, { turn, player, lines: [] }];
  }

  private openingOf(event: GameEvent & { type: 'dealt' }, defOf: DefOf): void {
    const fact = factOf(event, defOf);
    if (!fact) return;
    const effects = event.factions.map((pair, player): Fact => {
      const factions: Topic = { list: pair.map((faction) => ({ faction })) };
      return { type: 'dealt', saying: saying('story.plays', { player: { player }, factions }) };
    });
    this.write({ ...this.fresh(fact), effects });
  }

  private add(fact: Fact): void {
    const last = this.chapters.at(-1)?.lines.at(-1);
    if (goesWithoutSaying(fact, last)) return;
    if (fact.type === 'baseReplaced' && last?.effects.at(-1)?.type === 'baseAdded') this.unsay(last);
    if (fact.head || !last || !belongs(fact, last)) this.write(this.fresh(fact));
    else this.rewrite({ ...last, effects: joined(last.effects, fact) });
  }

  /** Leaves out the last effect of the last line, because what follows says it better. */
  private unsay(last: Line): void {
    const effects = last.effects.slice(0, -1);
    this.change((lines) => [...lines.slice(0, -1), ...(last.head || effects.length > 0 ? [{ ...last, effects }] : [])]);
  }

  private fresh(fact: Fact): Line {
    const { saying: said, type, by, player } = fact;
    const common = { number: ++this.lines, type, player: player ?? null, by: by ?? null };
    if (fact.head) return { ...common, head: said, effects: [] };
    // What a card does of its own accord is told as what follows from it.
    return { ...common, head: by ? saying('story.cause', { card: { card: by } }) : null, effects: [fact] };
  }

  private write(line: Line): void {
    if (this.chapters.length === 0) this.open(0, null);
    this.change((lines) => [...lines, line]);
  }

  private rewrite(line: Line): void {
    this.change((lines) => [...lines.slice(0, -1), line]);
  }

  private change(lines: (lines: readonly Line[]) => readonly Line[]): void {
    const last = this.chapters.at(-1);
    if (last) this.chapters = [...this.chapters.slice(0, -1), { ...last, lines: lines(last.lines) }];
  }
}

const BEFORE_SHUFFLING: readonly Fact['type'][] = ['looked', 'revealed', 'tookFromDiscard', 'putBack', 'putInDeck'];

/** Passing is news only before a base scores; that a deck is shuffled after it was looked through is none. */
function goesWithoutSaying(fact: Fact, last: Line | undefined): boolean {
  if (fact.type === 'passed') {
    const again = last?.effects.some(
      ({ type, saying: said }) => type === 'passed' && playersIn(said).includes(playersIn(fact.saying).slice(1, -1)),
    );
    return last?.type !== 'beforeScoring' || again === true;
  }
  if (fact.type !== 'shuffled' || !last) return false;
  return last.type === 'mulligan' || last.effects.some(({ type }) => BEFORE_SHUFFLING.includes(type));
}

/** The players of a sentence, to be compared. */
function playersIn({ params }: Saying): string {
  const players = params.players;
  return JSON.stringify(typeof players === 'object' && 'list' in players ? players.list : []);
}

/** The cards drawn at the end of a turn follow from nothing. */
function endsTurn(events: readonly GameEvent[], at: number): boolean {
  if (events[at]?.type !== 'drew') return false;
  const next = events.slice(at + 1).find(({ type }) => type !== 'shuffled');
  return next?.type === 'turnEnding';
}

/** Whether a fact follows from what the line tells: it names the same card, or none at all. */
function belongs(fact: Fact, line: Line): boolean {
  if (line.type === 'rolledBack' || line.type === 'gameOver') return false;
  return fact.by === undefined || fact.by === '' || fact.by === line.by;
}

/** Effects with one more, told in one breath with the last if they are of a kind. */
function joined(effects: readonly Fact[], fact: Fact): readonly Fact[] {
  const last = effects.at(-1);
  if (!last || !fact.merge || !alike(last, fact)) return [...effects, fact];
  const list = [...listIn(last, fact.merge), ...listIn(fact, fact.merge)];
  const params = { ...last.saying.params, [fact.merge]: { list }, count: list.length };
  return [...effects.slice(0, -1), { ...last, saying: { ...last.saying, params } }];
}

function listIn({ saying: { params } }: Fact, name: 'cards' | 'players'): readonly Topic[] {
  const topic = params[name];
  return typeof topic === 'object' && 'list' in topic ? topic.list : [];
}

/** The same sentence about other cards or players. */
function alike(a: Fact, b: Fact): boolean {
  if (a.saying.key !== b.saying.key || a.merge !== b.merge) return false;
  const rest = ({ saying: { params }, merge }: Fact): string =>
    JSON.stringify({ ...params, [merge ?? '']: null, count: 0 });
  return rest(a) === rest(b);
}

/** A line in one sentence. */
export function lineSaying({ head, effects }: Line): Saying {
  const list: Topic = { list: effects.map((effect) => effect.saying) };
  if (!head) return saying('story.cause', { card: list });
  return effects.length === 0 ? head : saying('story.with', { head, effects: list });
}

const told = new WeakMap<Session, ReadonlySignal<readonly Chapter[]>>();

/** The story of a match so far. */
export function chaptersOf(session: Session): ReadonlySignal<readonly Chapter[]> {
  const known = told.get(session);
  if (known) return known;
  const teller = new Storyteller();
  const chapters = computed(() => teller.follow(session.story.value, session.view.value?.cards ?? {}));
  told.set(session, chapters);
  return chapters;
}
