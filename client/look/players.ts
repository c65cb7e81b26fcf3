/** How a player looks everywhere: a colour (`--seat-N` in the theme), a shape and a pattern, so that no colour stands alone. */

export const SHAPES = ['circle', 'diamond', 'triangle', 'square'] as const;
export const PATTERNS = ['dots', 'stripes', 'grid', 'waves'] as const;

/** Outlines of the shapes in a box of 24 by 24. */
export const SHAPE_PATHS: Readonly<Record<(typeof SHAPES)[number], string>> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  diamond: 'M12 1 23 12 12 23 1 12z',
  triangle: 'M12 2 23 21H1z',
  square: 'M3 3h18v18H3z',
};
