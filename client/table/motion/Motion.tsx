/** Moves cards from where they were to where they go, so that what happened can be followed. */
export function Motion() {
  return null;
}
