/**
 * Counts the work that cards make, so that no card can stop a match (OPEN-31). What a verb does and what a query asks are
 * counted alike, in units; never time, so that a match goes on the same on every machine. Whoever has made most of the
 * work when there is too much of it is to blame, and is named by the error.
 */
import type { DefId } from '../state';

/** Units that one task may take from its checkpoint on, or one look at a state. */
export const MOST_WORK = 100_000;

/** Units of a step of a verb, which does far more than a test of a card. */
export const VERB = 20;

/** Questions that one task may ask from its checkpoint on. */
export const MOST_QUESTIONS = 300;

/** Abilities that may be resolved inside one another; the stack of the machine would end somewhere above. */
export const MOST_NESTED = 650;

/** Options that one answer may hold, as the schema of the moves has it. */
export const MOST_ANSWERED = 400;

/** The most that is ever counted of one thing: numbers that feed on one another would grow without end. */
export const MOST_COUNTED = 999;

/** Effects that may last at the same time before those that are alike are taken together. */
export const MOST_LASTING = 100;

/** How often it is noted who makes the work, in units. */
const SAMPLE = 1000;

/** Questions after which it is noted who asks; ordinary cards have done by then. */
const MANY_QUESTIONS = 50;

/** There was too much work. `def` is the definition to blame; empty if none is. */
export class TooMuch extends Error {
  constructor(
    message: string,
    readonly def: DefId,
  ) {
    super(message);
  }
}

/** Knows who makes the work now, and whom it is no use to blame again. */
export interface Workplace {
  worker(): DefId;
  isFaulty(def: DefId): boolean;
}

export class Work {
  units = 0;
  questions = 0;
  private limit = MOST_WORK;
  private shares: Map<DefId, number> | null = null;
  /** The count at which something is to be done: a sample taken, or an end made of it. */
  private next = SAMPLE;

  constructor(private readonly workplace: Workplace) {}

  /** Begins to count anew, up to a limit. */
  begin(limit = MOST_WORK): void {
    this.units = 0;
    this.questions = 0;
    this.limit = limit;
    this.shares = null;
    this.next = SAMPLE;
  }

  /** Goes on counting up to the usual limit, whatever it was before. */
  goOn(): void {
    this.limit = MOST_WORK;
  }

  spend(units: number): void {
    this.units += units;
    if (this.units >= this.next) this.sample();
  }

  private sample(): void {
    this.blame(this.workplace.worker(), this.units - this.next + SAMPLE);
    this.next = this.units + SAMPLE;
    if (this.units <= this.limit) return;
    // Whoever goes on in spite of it is told again.
    this.next = this.units;
    throw this.tooMuch('it never ends');
  }

  /** Counts a question that will be asked. */
  ask(): void {
    if (++this.questions > MANY_QUESTIONS) this.blame(this.workplace.worker(), SAMPLE);
    if (this.questions > MOST_QUESTIONS) throw this.tooMuch('it asks without end');
  }

  tooMuch(message: string): TooMuch {
    return new TooMuch(message, this.guilty());
  }

  private blame(def: DefId, units: number): void {
    this.shares ??= new Map();
    this.shares.set(def, (this.shares.get(def) ?? 0) + units);
  }

  /** Adds work that was counted apart. */
  add(other: Work): void {
    this.units += other.units;
    for (const [def, units] of other.shares ?? []) this.blame(def, units);
  }

  /** The definition that has made most of the work and is not excused; none (empty) if nobody has. */
  guilty(): DefId {
    let guilty: DefId = '';
    let most = 0;
    for (const [def, units] of this.shares ?? []) {
      if (def === '' || units <= most || this.workplace.isFaulty(def)) continue;
      guilty = def;
      most = units;
    }
    return guilty;
  }
}
