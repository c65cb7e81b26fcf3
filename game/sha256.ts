/** SHA-256 (FIPS 180-4) of a text, for keys that keep all the entropy of the text they are made from. */

const PRIMES = firstPrimes(64);

/** The first 32 bits of the fractional parts of the cube roots and of the square roots of the first primes. */
const ROUND_WORDS = PRIMES.map((prime) => fraction(prime, 3n));
const FIRST_HASH = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n));

/** The hash of the text in UTF-8, as eight unsigned 32-bit words. */
export function sha256(text: string): number[] {
  const blocks = padded(utf8(text));
  let hash = FIRST_HASH;
  for (let at = 0; at < blocks.length; at += 16) hash = compressed(hash, blocks.slice(at, at + 16));
  return hash;
}

function compressed(hash: readonly number[], block: readonly number[]): number[] {
  const words = [...block];
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15] as number;
    const late = words[at - 2] as number;
    const mixed = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const mixedLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push(((words[at - 16] as number) + mixed + (words[at - 7] as number) + mixedLate) >>> 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (const [at, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUND_WORDS[at] as number) + word;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (hash[at] as number)) >>> 0);
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The bytes as big-endian words, with a one bit after them and their number of bits at the end of the last block. */
function padded(bytes: readonly number[]): number[] {
  const words: number[] = new Array((((bytes.length + 8) >> 6) + 1) * 16).fill(0);
  for (const [at, byte] of [...bytes, 0x80].entries())
    words[at >> 2] = ((words[at >> 2] as number) | (byte << (24 - (at & 3) * 8))) >>> 0;
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
  words[words.length - 1] = (bytes.length << 3) >>> 0;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  const tail = (code: number, bits: number): number => 0x80 | ((code >> bits) & 0x3f);
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code, 0));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(code, 6), tail(code, 0));
    else bytes.push(0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0));
  }
  return bytes;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

/** The first 32 bits after the point of a root, worked out in whole numbers: floor(root * 2^32) without its whole part. */
function fraction(prime: number, degree: bigint): number {
  const scaled = BigInt(prime) << (32n * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffff_ffffn);
}
