/**
 * The ChaCha20 block function (RFC 8439, section 2.3): 16 words that nobody can foretell, or trace back to the key, without
 * having the key.
 */

/** "expand 32-byte k", the words that every block begins with. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Each of these rounds is a column round and a diagonal round. */
const DOUBLE_ROUNDS = 10;

/** The block of a key of eight words, a counter and a nonce of three words, as unsigned 32-bit numbers. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const start = new Uint32Array(16);
  start.set(CONSTANTS);
  for (let at = 0; at < 8; at++) start[4 + at] = key[at] as number;
  start[12] = counter;
  start.set(nonce, 13);
  const words = new Int32Array(start);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
  for (let at = 0; at < 16; at++) start[at] = (start[at] as number) + (words[at] as number);
  return start;
}

function quarterRound(words: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = words[ia] as number;
  let b = words[ib] as number;
  let c = words[ic] as number;
  let d = words[id] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  words[ia] = a;
  words[ib] = b;
  words[ic] = c;
  words[id] = d;
}
