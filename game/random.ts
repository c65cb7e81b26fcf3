/** The match's own random numbers: sfc32, whose whole state is four integers kept in the match state. */

export type RngState = readonly number[];

/** Makes a generator state from any text. */
export function seedRng(seed: string): RngState {
  let hash = 0x811c9dc5;
  const words: number[] = [];
  for (let word = 0; word < 3; word++) {
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    words.push(hash);
  }
  let state: RngState = [words[0] as number, words[1] as number, words[2] as number, 1];
  for (let i = 0; i < 12; i++) state = next(state)[1];
  return state;
}

/** A 32-bit number and the state after it. */
function next(state: RngState): [number, RngState] {
  const [a, b, c, counter] = state as [number, number, number, number];
  const value = (a + b + counter) >>> 0;
  return [
    value,
    [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + value) >>> 0, (counter + 1) >>> 0],
  ];
}

/** A number from 0 to n - 1, without bias, and the state after it. */
export function randomBelow(state: RngState, n: number): [number, RngState] {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const [value, after] = next(state);
    state = after;
    if (value < limit) return [value % n, state];
  }
}

/** A shuffled copy and the state after it. */
export function shuffled<T>(state: RngState, items: readonly T[]): [T[], RngState] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const [j, after] = randomBelow(state, i + 1);
    state = after;
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return [result, state];
}
