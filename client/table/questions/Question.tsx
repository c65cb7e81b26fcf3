/** A question whose options are not on the table: real card faces and a fitting control. */
export function Question() {
  return null;
}
