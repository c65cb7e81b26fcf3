/** Repeatable random choices for simulated players; they have nothing to do with the random numbers of a match. */

export class Dice {
  private state: number;

  constructor(seed: number | string) {
    let hash = 0x9e3779b9;
    for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x85ebca6b) >>> 0;
    this.state = hash;
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let value = this.state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) % n;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  }
}
