/**
 * How many seats each address holds in matches that have not begun: nobody is to fill the lobby with matches in which they
 * do not mean to play. Addresses are known by their tags (see `addressTag`); the seats themselves are in the store.
 */
import type { Match } from '../storage/store';
import { Refusal } from './refusal';

export class OpenSeats {
  /** The tags of those who sit in each match that waits for players. */
  private readonly waiting = new Map<string, readonly string[]>();
  /** How many seats each of them has in all. */
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Counts the seats of a match as they are now. */
  note(match: Match): void {
    this.count(match.id, holdersOf(match));
  }

  forget(id: string): void {
    this.count(id, []);
  }

  /** Counts one seat more, which is about to be stored (`note` tells what came of it); throws if it is one too many. */
  claim(match: Match, holder: string): void {
    if (match.started) return;
    if ((this.held.get(holder) ?? 0) >= this.most)
      throw new Refusal('tooMany', `one address holds at most ${this.most} seats in matches that have not begun`);
    this.count(match.id, [...holdersOf(match), holder]);
  }

  private count(id: string, holders: readonly string[]): void {
    for (const holder of this.waiting.get(id) ?? []) this.add(holder, -1);
    for (const holder of holders) this.add(holder, 1);
    if (holders.length > 0) this.waiting.set(id, holders);
    else this.waiting.delete(id);
  }

  private add(holder: string, change: number): void {
    const seats = (this.held.get(holder) ?? 0) + change;
    if (seats > 0) this.held.set(holder, seats);
    else this.held.delete(holder);
  }
}

const NOBODY: readonly string[] = [];

function holdersOf({ started, seats }: Match): readonly string[] {
  return started ? NOBODY : seats.flatMap(({ holder }) => holder ?? []);
}
