import { describe, expect, it } from 'vitest';
import { linesOf } from '../../client/net/chatLines';

const said = (id: string, sender: string | null, payload: string) => ({
  id,
  sender: sender as string,
  payload,
  name: 'x',
});
const texts = (...messages: Parameters<typeof linesOf>[0]): string[] => linesOf(messages).map(({ text }) => text);

describe('the lines of a chat', () => {
  const hello = said('a', '0', 'hello');
  const hi = said('b', null, 'hi');

  it('has each message once, though all are sent again with every connection', () => {
    expect(texts(hello, hi, hello, hi, said('c', '1', 'new'))).toEqual(['hello', 'hi', 'new']);
  });

  it('has the same words twice where they were said twice', () => {
    expect(texts(hello, said('c', '0', 'hello'))).toEqual(['hello', 'hello']);
  });

  it('has no message that the operator has removed', () => {
    expect(linesOf([hello, hi], new Set(['a'])).map(({ text }) => text)).toEqual(['hi']);
  });

  it('lets nobody take the place of what somebody else said by using its id', () => {
    const lines = linesOf([hello, said('a', '1', 'forged'), said('a', '0', 'changed')]);
    expect(lines.map(({ sender, text }) => [sender, text])).toEqual([
      [0, 'hello'],
      [1, 'forged'],
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  });
});
