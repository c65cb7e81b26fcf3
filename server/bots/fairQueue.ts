/**
 * What waits to be done, so that nobody who asks for much keeps others waiting: addresses take turns, and the matches of an
 * address take the turns that fall to it.
 */
export class FairQueue<T> {
  /** By address and match, whose turn it is first; of one match, what came first. */
  private readonly waiting = new Map<string, Map<string, T[]>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(address: string, match: string, item: T): void {
    const matches = this.waiting.get(address) ?? new Map<string, T[]>();
    this.waiting.set(address, matches);
    const items = matches.get(match) ?? [];
    matches.set(match, items);
    items.push(item);
    this.count++;
  }

  /** What is next; its address and its match go to the end of their rows. */
  take(): T | undefined {
    for (const [address, matches] of this.waiting) {
      for (const [match, items] of matches) {
        const item = items.shift();
        this.count--;
        matches.delete(match);
        if (items.length > 0) matches.set(match, items);
        this.waiting.delete(address);
        if (matches.size > 0) this.waiting.set(address, matches);
        return item;
      }
    }
    return undefined;
  }

  /** Everything, which then waits no longer. */
  takeAll(): T[] {
    const items = [...this.waiting.values()].flatMap((matches) => [...matches.values()].flat());
    this.waiting.clear();
    this.count = 0;
    return items;
  }
}
