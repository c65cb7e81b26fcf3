/** Figures of the running server in Prometheus' form. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../storage/store';

export class Metrics {
  private readonly registry = new Registry();
  private readonly messages: Histogram<'about'>;
  private readonly moves: Counter<'by'>;
  private readonly refusals: Counter<'about' | 'reason'>;
  private readonly botWaits: Histogram;
  private readonly botThoughts: Histogram;

  constructor(store: Store, connections: () => number, waitingBots: () => number) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.messages = new Histogram({
      name: 'smashtable_message_seconds',
      help: 'Time to answer a message of a client',
      labelNames: ['about'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    });
    this.moves = new Counter({
      name: 'smashtable_moves_total',
      help: 'Moves made, by people and by bots',
      labelNames: ['by'],
      registers,
    });
    this.refusals = new Counter({
      name: 'smashtable_refusals_total',
      help: 'Messages and requests refused, by reason',
      labelNames: ['about', 'reason'],
      registers,
    });
    new Gauge({
      name: 'smashtable_matches',
      help: 'Matches kept, by what they are doing',
      labelNames: ['state'],
      registers,
      async collect() {
        for (const [state, count] of Object.entries(await store.count())) this.set({ state }, count);
      },
    });
    this.botWaits = new Histogram({
      name: 'smashtable_bot_wait_seconds',
      help: 'Time that a bot waited until it could think about its move',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
      registers,
    });
    this.botThoughts = new Histogram({
      name: 'smashtable_bot_thinking_seconds',
      help: 'Time that a bot thought about its move',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    });
    new Gauge({
      name: 'smashtable_bots_waiting',
      help: 'Bots that wait until they can think about their moves',
      registers,
      collect() {
        this.set(waitingBots());
      },
    });
    new Gauge({
      name: 'smashtable_matches_damaged',
      help: 'Matches left out because what is stored of them is damaged, as far as was noticed',
      registers,
      collect() {
        this.set(store.damaged().length);
      },
    });
    new Gauge({
      name: 'smashtable_connections',
      help: 'Open connections',
      registers,
      collect() {
        this.set(connections());
      },
    });
  }

  /** A message or request was answered; `refused` says why, if it was. */
  answered(about: string, milliseconds: number, refused: string | null): void {
    this.messages.observe({ about }, milliseconds / 1000);
    if (refused !== null) this.refused(about, refused);
  }

  /** Something was refused before anything was done for it. */
  refused(about: string, reason: string): void {
    this.refusals.inc({ about, reason });
  }

  moved(by: 'person' | 'bot'): void {
    this.moves.inc({ by });
  }

  botWaited(milliseconds: number): void {
    this.botWaits.observe(milliseconds / 1000);
  }

  botThought(milliseconds: number): void {
    this.botThoughts.observe(milliseconds / 1000);
  }

  get type(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
