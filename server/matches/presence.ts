/**
 * Who is there: which seats somebody looks from, known by the hashes of their keys, and since when nobody does. Nothing of
 * it is stored: after a start of the server, everyone who is not back yet counts as away from that moment on.
 */

/** Milliseconds without a connection after which a player counts as away. */
const AWAY_AFTER = 120_000;
/** Absences that are remembered before those that have been long enough are forgotten. */
const MOST_REMEMBERED = 10_000;

export class Presence {
  private readonly began: number;
  private readonly connections = new Map<string, number>();
  /** Since when nobody looks with a key. */
  private readonly absences = new Map<string, number>();

  /** `monotonic` counts milliseconds, whatever the clock of the machine is set to. */
  constructor(private readonly monotonic: () => number) {
    this.began = monotonic();
  }

  /** Someone has been given this key; they have not come yet. */
  expect(key: string): void {
    this.absences.set(key, this.monotonic());
    if (this.absences.size > MOST_REMEMBERED) this.forget();
  }

  /** A connection looks with this key. */
  arrive(key: string): void {
    this.connections.set(key, (this.connections.get(key) ?? 0) + 1);
    this.absences.delete(key);
  }

  /** A connection no longer does. */
  depart(key: string): void {
    const left = (this.connections.get(key) ?? 1) - 1;
    if (left > 0) {
      this.connections.set(key, left);
      return;
    }
    this.connections.delete(key);
    this.expect(key);
  }

  /** Whether nobody has looked with this key for so long that others need not wait for them. */
  isAway(key: string): boolean {
    if (this.connections.has(key)) return false;
    return this.monotonic() - (this.absences.get(key) ?? this.began) >= AWAY_AFTER;
  }

  /** An absence that nothing is known of has lasted since the start, so a long one need not be remembered. */
  private forget(): void {
    const now = this.monotonic();
    for (const [key, since] of this.absences) if (now - since >= AWAY_AFTER) this.absences.delete(key);
  }
}
