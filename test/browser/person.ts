/** Somebody at a browser of their own. Whatever goes wrong in it is noted down, and fails the test at its end. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { House, Sitting } from './house';

interface Manner {
  /** A phone of the smallest size, with a touch screen. */
  readonly phone?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The address they come from, if it is not that of everyone else. */
  readonly address?: string;
  /** What is not as usual about the browser. */
  readonly screen?: BrowserContextOptions;
  /** Matches they sit in already. */
  readonly seats?: Readonly<Record<string, Sitting>>;
}

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1280, height: 800 } };

/** What a message of the live match is about. */
const said = (message: string | Buffer): string => /^42(?:\/\w+,)?\["(\w+)"/.exec(String(message))?.[1] ?? '';

/** A browser of somebody's own, with nothing in it but what is said. */
export async function newcomer({ browser }: House, manner: Manner = {}): Promise<BrowserContext> {
  const { phone = false, settings = {}, seats = {}, address, screen = {} } = manner;
  const from = address === undefined ? {} : { extraHTTPHeaders: { 'X-Forwarded-For': address } };
  const context = await browser.newContext({ ...(phone ? PHONE : DESK), locale: 'en-GB', ...from, ...screen });
  const sittings = Object.fromEntries(Object.entries(seats).map(([id, sitting]) => [id, { ...sitting, at: 1 }]));
  await context.addInitScript(
    (kept: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'smashtable.settings': { motion: 'off', ...settings }, 'smashtable.sittings': sittings },
  );
  return context;
}

export class Person {
  /** What went wrong: errors in the console and of the page, requests that failed, moves that were refused. */
  readonly problems: string[] = [];
  private unanswered = 0;
  private waiting: (() => void)[] = [];
  private readonly heard = new Set<string>();
  private listening: (() => void)[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
  ) {
    page.setDefaultTimeout(30_000);
    page.on('console', (message) => message.type() === 'error' && this.problems.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => this.problems.push(`page: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // What is asked for by a page that is being left is not waited for.
      if (why !== 'net::ERR_ABORTED') this.problems.push(`request: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`response: ${response.url()} ${response.status()}`);
    });
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (said(payload) === 'update') this.unanswered++;
      });
      socket.on('framereceived', ({ payload }) => this.hears(String(payload)));
    });
  }

  static async comes(house: House, manner: Manner = {}): Promise<Person> {
    const context = await newcomer(house, manner);
    const person = new Person(context, await context.newPage(), house.server.address);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await person.leavesAPicture(task.name);
      await context.close();
    });
    return person;
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.address + path);
  }

  /** New matches of this person are dealt from this seed. */
  async dealsFrom(seed: string): Promise<void> {
    await this.context.route('**/games/smashtable/create', (route) => {
      const body = route.request().postDataJSON() as { setupData?: object };
      return route.continue({ postData: { ...body, setupData: { ...body.setupData, seed } } });
    });
  }

  get match(): string {
    return /\/match\/([\w-]+)/.exec(this.page.url())?.[1] ?? '';
  }

  see(selector: string, which: { readonly hasText?: string } = {}): Locator {
    return this.page.locator(selector, which);
  }

  /** Resolves when everything this person has done is answered and shown. */
  async settled(): Promise<void> {
    await this.rendered();
    if (this.unanswered === 0) return;
    while (this.unanswered > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    await this.rendered();
  }

  /** Resolves when the live match has sent a message of this name, now or earlier. */
  async hasHeard(name: string): Promise<void> {
    while (!this.heard.has(name)) await new Promise<void>((resolve) => this.listening.push(resolve));
  }

  /** Where the network was taken away, what failed for that alone is no problem. */
  forgivesLostConnections(): void {
    const others = this.problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem));
    this.problems.splice(0, this.problems.length, ...others);
  }

  isFine(): void {
    expect(this.problems).toEqual([]);
  }

  /** What could be seen when a test failed. */
  private async leavesAPicture(test: string): Promise<void> {
    const path = join(tmpdir(), 'smashtable-pictures', `${test.replace(/\W+/g, '-')}-${Date.now()}.png`);
    await this.page.screenshot({ path }).catch(() => undefined);
    process.stderr.write(`What was on the screen: ${path}\n`);
  }

  private rendered(): Promise<unknown> {
    return this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  private hears(message: string): void {
    const what = said(message);
    this.heard.add(what);
    for (const resolve of this.listening.splice(0)) resolve();
    if (what === 'refused') this.problems.push(`refused: ${message}`);
    if (!['update', 'sync', 'refused'].includes(what)) return;
    this.unanswered = 0;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
