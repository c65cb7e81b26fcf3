import { describe, expect, it } from 'vitest';
import { minutesAndSeconds, secondsLeft } from '../../client/table/thinkingTime';

const CLOCK = { left: 30_000, reserve: 60_000 };

describe('the time on a clock', () => {
  it('is what is left of the turn and the reserve, less what has passed since it was told', () => {
    expect(secondsLeft({ ...CLOCK, running: true }, 0)).toBe(90);
    expect(secondsLeft({ ...CLOCK, running: true }, 29_000)).toBe(61);
    expect(secondsLeft({ ...CLOCK, running: true }, 31_000)).toBe(59);
  });

  it('stands still for who is not awaited', () => {
    expect(secondsLeft({ ...CLOCK, running: false }, 29_000)).toBe(90);
  });

  it('shows no second too few, and ends at nothing', () => {
    expect(secondsLeft({ ...CLOCK, running: true }, 1)).toBe(90);
    expect(secondsLeft({ ...CLOCK, running: true }, 89_999)).toBe(1);
    expect(secondsLeft({ ...CLOCK, running: true }, 100_000)).toBe(0);
  });

  it('is read as minutes and seconds', () => {
    expect([0, 9, 60, 605].map(minutesAndSeconds)).toEqual(['0:00', '0:09', '1:00', '10:05']);
  });
});
