/**
 * The match's own random numbers: the words of ChaCha20 blocks under a key of 256 bits, so that nobody can tell the shuffles
 * to come from those they have seen. Key and place are kept in the match state.
 */
import { chachaBlock } from './chacha';
import { sha256 } from './sha256';

/** The eight words of the key, and how many random words have been taken. */
export type RngState = readonly number[];

const KEY_WORDS = 8;
const BLOCK_WORDS = 16;
const NONCE = [0, 0, 0];

/** Makes a generator state from any text. */
export function seedRng(seed: string): RngState {
  return [...sha256(seed), 0];
}

/** Whether a state is one of this generator; matches begun before it have four words of an older one. */
export function isKeyed(state: RngState): boolean {
  return state.length === KEY_WORDS + 1;
}

/** The block worked out last, which the next number most often comes from, too. */
let lastKey: RngState = [];
let lastNumber = -1;
let lastBlock: Uint32Array = new Uint32Array(BLOCK_WORDS);

function blockOf(key: RngState, number: number): Uint32Array {
  if (number === lastNumber && isSameKey(key, lastKey)) return lastBlock;
  lastBlock = chachaBlock(key, number, NONCE);
  lastKey = key;
  lastNumber = number;
  return lastBlock;
}

function isSameKey(one: RngState, other: RngState): boolean {
  for (let at = 0; at < KEY_WORDS; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Takes numbers from a state one after the other. */
class Drawing {
  private taken: number;

  constructor(private readonly from: RngState) {
    if (!isKeyed(from)) throw new Error('there is no key for random numbers');
    this.taken = from[KEY_WORDS] as number;
  }

  /** A number from 0 to n - 1, without bias. */
  below(n: number): number {
    if (!(n >= 1)) throw new Error(`there is no number below ${n}`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const value = this.word();
      if (value < limit) return value % n;
    }
  }

  after(): RngState {
    return [...this.from.slice(0, KEY_WORDS), this.taken];
  }

  private word(): number {
    const at = this.taken++;
    return blockOf(this.from, Math.floor(at / BLOCK_WORDS))[at % BLOCK_WORDS] as number;
  }
}

/** A number from 0 to n - 1, without bias, and the state after it. */
export function randomBelow(state: RngState, n: number): [number, RngState] {
  const drawing = new Drawing(state);
  return [drawing.below(n), drawing.after()];
}

/** A shuffled copy and the state after it. */
export function shuffled<T>(state: RngState, items: readonly T[]): [T[], RngState] {
  const drawing = new Drawing(state);
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = drawing.below(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return [result, drawing.after()];
}
