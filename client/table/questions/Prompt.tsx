/** The line that always says what is awaited of whom, with the buttons that go on. */
export function Prompt() {
  return null;
}
