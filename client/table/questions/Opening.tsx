/** Keeping or changing the opening hand. */
export function Opening() {
  return null;
}
