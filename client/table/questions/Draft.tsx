/** Picking factions before the game. */
export function Draft() {
  return null;
}
