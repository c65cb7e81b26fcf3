/** The bases in the middle of the table, with everything on them. */
export function Board() {
  return null;
}
