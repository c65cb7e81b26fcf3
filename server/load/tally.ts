/** What the clients of a load test count. */
export class Tally {
  readonly latencies: number[] = [];
  readonly refusals: Record<string, number> = {};
  bytes = 0;
  views = 0;
  viewBytes = 0;

  moved(milliseconds: number): void {
    this.latencies.push(milliseconds);
  }

  refused(reason: string): void {
    this.refusals[reason] = (this.refusals[reason] ?? 0) + 1;
  }

  received(bytes: number, isView: boolean): void {
    this.bytes += bytes;
    if (!isView) return;
    this.views++;
    this.viewBytes += bytes;
  }

  /** The latency that this share of the moves did not exceed. */
  latency(share: number): number {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}
