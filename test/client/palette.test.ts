/** The colours of faces: whatever a faction's two colours are, everything can be read. */
import { describe, expect, it } from 'vitest';
import { contrast, inkOn, luminance, paletteOf, pictureOn } from '../../client/cards/palette';
import { loadSound } from '../../server/content/project';

describe('contrast', () => {
  it('is reckoned as WCAG says', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1);
    expect(luminance('#000000')).toBe(0);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });

  it('of text is at least AA on any colour at all', () => {
    for (let red = 0; red < 256; red += 15)
      for (let green = 0; green < 256; green += 15)
        for (let blue = 0; blue < 256; blue += 15) {
          const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
          expect(contrast(inkOn(color), color), color).toBeGreaterThanOrEqual(4.5);
        }
  });

  it('of a picture is at least 3, with the wished colour where that will do', () => {
    expect(pictureOn('#ffd166', '#3c096c')).toBe('#3c096c');
    expect(pictureOn('#a4161a', '#4a5d23')).toBe('#ffffff');
  });
});

describe('the palette', () => {
  it('of every faction can be read, for minions and for actions', async () => {
    const { content } = await loadSound([]);
    for (const { file } of content.factions)
      for (const turned of [false, true]) {
        const colors = paletteOf(file.color, turned);
        const on = (front: `--${string}`, back: `--${string}`): number => contrast(colors[front]!, colors[back]!);
        expect(on('--on-main', '--main'), file.id).toBeGreaterThanOrEqual(4.5);
        expect(on('--on-second', '--second'), file.id).toBeGreaterThanOrEqual(4.5);
        expect(on('--picture', '--second'), file.id).toBeGreaterThanOrEqual(3);
        expect(on('--picture-main', '--main'), file.id).toBeGreaterThanOrEqual(3);
      }
  });

  it('swaps its colours for actions', () => {
    const colors = ['#111111', '#eeeeee'] as const;
    expect(paletteOf(colors)['--main']).toBe('#111111');
    expect(paletteOf(colors, true)['--main']).toBe('#eeeeee');
  });
});
