/** The sounds of the table as recipes: tones and breaths of noise, mixed by the browser itself. */

export type Cue = 'played' | 'destroyed' | 'scored' | 'asked' | 'won' | 'lost' | 'refused';

export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Pitch in hertz; of noise, the middle of what is let through. */
  readonly pitch: number;
  /** Pitch at the end, if it glides. */
  readonly to?: number;
  /** Seconds after the beginning. */
  readonly at: number;
  /** Seconds it lasts. */
  readonly for: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const chime = (pitches: readonly number[], every: number, loud: number): Note[] =>
  pitches.map((pitch, index) => ({ wave: 'triangle', pitch, at: index * every, for: 0.32, loud }));

export const RECIPES: Readonly<Record<Cue, readonly Note[]>> = {
  // A card put down: a soft slap and a low knock.
  played: [
    { wave: 'noise', pitch: 2400, to: 900, at: 0, for: 0.07, loud: 0.35 },
    { wave: 'sine', pitch: 210, to: 130, at: 0.01, for: 0.12, loud: 0.5 },
  ],
  destroyed: [
    { wave: 'noise', pitch: 900, to: 160, at: 0, for: 0.26, loud: 0.45 },
    { wave: 'square', pitch: 180, to: 55, at: 0, for: 0.2, loud: 0.12 },
  ],
  // A base breaks, and the medals ring.
  scored: [
    { wave: 'noise', pitch: 500, to: 80, at: 0, for: 0.5, loud: 0.5 },
    { wave: 'sine', pitch: 90, to: 45, at: 0, for: 0.45, loud: 0.6 },
    ...chime([659, 784, 988, 1319], 0.09, 0.28).map((note) => ({ ...note, at: note.at + 0.3 })),
  ],
  asked: chime([587, 880], 0.11, 0.3),
  won: [...chime([523, 659, 784, 1047], 0.13, 0.32), { wave: 'triangle', pitch: 1319, at: 0.55, for: 0.7, loud: 0.3 }],
  lost: [
    { wave: 'triangle', pitch: 392, to: 370, at: 0, for: 0.35, loud: 0.3 },
    { wave: 'triangle', pitch: 311, to: 262, at: 0.3, for: 0.7, loud: 0.3 },
  ],
  refused: [
    { wave: 'square', pitch: 165, at: 0, for: 0.07, loud: 0.14 },
    { wave: 'square', pitch: 139, at: 0.1, for: 0.1, loud: 0.14 },
  ],
};
