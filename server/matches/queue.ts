/** Work on one match is done one after the other, while that on others goes on. */
export class Queues {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Does the work when all that was queued before it for the same id is done. */
  run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result
      .catch(() => undefined)
      .then(() => {
        if (this.tails.get(id) === tail) this.tails.delete(id);
      });
    this.tails.set(id, tail);
    return result;
  }

  /** Resolves when nothing is being done any more. */
  async idle(): Promise<void> {
    while (this.tails.size > 0) await Promise.all(this.tails.values());
  }
}
