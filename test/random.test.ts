/** The random numbers of a match: known answers, no bias, and nothing of the key but in the state itself. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../game/chacha';
import { isKeyed, randomBelow, seedRng, shuffled } from '../game/random';
import { sha256 } from '../game/sha256';

const hex = (words: Iterable<number>): string => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of "%s" is as published', (text, hash) => {
    expect(hex(sha256(text))).toBe(hash);
  });

  it('agrees with another implementation at every length around a block, and beyond ASCII', () => {
    const texts = Array.from({ length: 140 }, (_, length) => 'x'.repeat(length));
    for (const text of [...texts, 'Œuf à la coque', '日本語', '🂡 and 🂱']) {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('the ChaCha20 block', () => {
  /** The words of bytes written in hexadecimal, the lowest byte first. */
  const words = (bytes: string): number[] =>
    (bytes.match(/.{8}/g) ?? []).map((word) => Number.parseInt((word.match(/../g) ?? []).reverse().join(''), 16));

  it('is that of RFC 8439, section 2.3.2', () => {
    const key = words('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    const block = chachaBlock(key, 1, words('000000090000004a00000000'));
    expect([...block]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it.each([
    [0, '0'.repeat(64), '76b8e0ada0f13d90405d6ae55386bd28'],
    [1, '0'.repeat(64), '9f07e7be5551387a98ba977c732d080d'],
    [1, `${'0'.repeat(62)}01`, '3aeb5224ecf849929b9d828db1ced4dd'],
  ])('is that of RFC 8439, appendix A.1, with the counter %i', (counter, key, beginning) => {
    expect([...chachaBlock(words(key), counter, [0, 0, 0])].slice(0, 4)).toEqual(words(beginning));
  });
});

describe('random numbers', () => {
  it('are the words of the blocks one after the other, whatever else was drawn in between', () => {
    const key = sha256('a seed');
    let state = seedRng('a seed');
    const drawn: number[] = [];
    for (let count = 0; count < 40; count++) {
      let value: number;
      [value, state] = randomBelow(state, 0x1_0000_0000);
      drawn.push(value);
      randomBelow(seedRng('another match'), 6);
    }
    const blocks = [0, 1, 2].flatMap((counter) => [...chachaBlock(key, counter, [0, 0, 0])]);
    expect(drawn).toEqual(blocks.slice(0, 40));
    expect(state).toEqual([...key, 40]);
  });

  it('have no bias: what does not divide evenly is drawn again', () => {
    const n = 3 * 2 ** 30;
    let state = seedRng('bias');
    const words = Array.from({ length: 8 }, (_, block) => [...chachaBlock(state, block, [0, 0, 0])]).flat();
    const expected = words.filter((word) => word < n).slice(0, 60);
    const drawn = expected.map(() => {
      const [value, after] = randomBelow(state, n);
      state = after;
      return value;
    });
    expect(words.slice(0, 60).some((word) => word >= n)).toBe(true);
    expect(drawn).toEqual(expected);
  });

  it('shuffle evenly: each of three things comes to each place about as often', () => {
    let state = seedRng('even');
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const [order, after] = shuffled(state, ['a', 'b', 'c']);
      state = after;
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('are refused where there is no key or nothing to draw from, instead of being looked for without end', () => {
    expect(isKeyed([1, 2, 3, 4])).toBe(false);
    expect(() => randomBelow([1, 2, 3, 4], 6)).toThrow('no key');
    for (const n of [0, -1, Number.NaN]) expect(() => randomBelow(seedRng('s'), n)).toThrow('no number below');
  });

  it('differ wholly between seeds that differ in one letter, however long', () => {
    const long = 'x'.repeat(500);
    const keys = ['', 'a', 'b', `${long}a`, `${long}b`].map((seed) => hex(seedRng(seed)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
