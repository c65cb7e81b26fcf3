/** The viewer's own hand, and the plays that are left. */
export function Hand() {
  return null;
}
