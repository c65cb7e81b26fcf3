/** The end of a game: who won, how the scores came about, and what next. */
export function EndScreen() {
  return null;
}
