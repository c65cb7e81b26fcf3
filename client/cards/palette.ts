/** The colours of a face from the two of its faction, chosen so that everything on it can be read. */

/** Colours as CSS custom properties of a face. */
export type Palette = Readonly<Record<`--${string}`, string>>;

const INK = '#1c1b29';
const WHITE = '#ffffff';
const BLACK = '#000000';

/** What WCAG asks for text, and for pictures. */
const TEXT = 4.5;
const PICTURE = 3;

/** For bases that belong to no faction. */
const NEUTRAL: readonly [string, string] = ['#3d3a5c', '#ffd98a'];

/** How light a colour is, from 0 to 1, as WCAG reckons. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Ink or white, whichever reads better; black where a middling colour is too dark for ink and too light for white. */
export function inkOn(color: string): string {
  const better = contrast(INK, color) >= contrast(WHITE, color) ? INK : WHITE;
  return contrast(better, color) >= TEXT ? better : BLACK;
}

/** The wished colour if it stands out from the ground, else ink or white. */
export function pictureOn(ground: string, wished: string): string {
  return contrast(ground, wished) >= PICTURE ? wished : inkOn(ground);
}

/** Palettes made so far, plain and turned: a table draws many faces of few factions. */
const made = new Map<string, Palette>();

/** `turned` swaps the two: actions are told from minions at a glance. */
export function paletteOf(colors: readonly [string, string] = NEUTRAL, turned = false): Palette {
  const [main, second] = turned ? [colors[1], colors[0]] : colors;
  const key = main + second;
  const known = made.get(key) ?? {
    '--main': main,
    '--on-main': inkOn(main),
    '--second': second,
    '--on-second': inkOn(second),
    '--picture': pictureOn(second, main),
    '--picture-main': pictureOn(main, second),
  };
  made.set(key, known);
  return known;
}
