/** The players: points, hands, decks, discard piles, factions, and who is awaited. */
export function Plates() {
  return null;
}
