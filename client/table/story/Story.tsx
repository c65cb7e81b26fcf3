/** The log: what happened, told like a story. */
export function Story() {
  return null;
}
