/** How much one client may ask for: a bucket of tokens that fills up again with time. */
export interface Rate {
  /** How many at once. */
  readonly burst: number;
  /** How many more each second. */
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets by name. Full ones are forgotten, so that their number is that of the busy clients. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    /** Milliseconds on a clock that is never set. */
    private readonly monotonic: () => number,
  ) {}

  /** Takes a token; false if there is none. */
  take(name: string): boolean {
    const { burst, perSecond } = this.rate;
    const now = this.monotonic();
    const bucket = this.buckets.get(name) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.buckets.set(name, bucket);
    if (this.buckets.size > 10_000) this.forget(now);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  private forget(now: number): void {
    const { burst, perSecond } = this.rate;
    for (const [name, { tokens, at }] of this.buckets)
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(name);
  }
}
