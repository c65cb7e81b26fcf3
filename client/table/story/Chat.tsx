/** What the people at the table say to each other. */
export function Chat() {
  return null;
}
