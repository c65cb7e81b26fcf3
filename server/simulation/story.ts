/** Tells a simulated game in words. */
import type { Catalog } from '../../game/catalog';
import type { GameEvent } from '../../game/events';
import type { DefId, Id, PlayerId, State } from '../../game/state';

const NAMES = ['Ana', 'Ben', 'Carole', 'David'];

export class Story {
  constructor(
    private readonly catalog: Catalog,
    private readonly write: (line: string) => void,
  ) {}

  tell(events: readonly GameEvent[], state: State): void {
    for (const event of events) {
      const line = this.line(event, state);
      if (line) this.write(line);
    }
  }

  private line(event: GameEvent, state: State): string | null {
    const who = (player: PlayerId): string => NAMES[player] ?? `Player ${player}`;
    const card = (def: DefId): string => (this.catalog.has(def) ? this.catalog.definition(def).name : def);
    const at = (id: Id): string => card(state.cards[id]?.def ?? '');
    switch (event.type) {
      case 'dealt':
        return event.factions
          .map(
            (pair, seat) =>
              `${who(seat)} plays ${pair.map((id) => this.catalog.factions.get(id)?.name ?? id).join(' and ')}.`,
          )
          .join('\n');
      case 'turnBegan':
        return `\nTurn ${event.turn}: ${who(event.player)} (${state.players.map(({ vp }, seat) => `${who(seat)} ${vp}`).join(', ')} VP)`;
      case 'played':
        return `  ${who(event.player)} plays ${card(event.def)}${event.on === 0 ? '' : ` on ${at(event.on)}`}.`;
      case 'used':
        return `  ${who(event.player)} uses ${card(event.def)}.`;
      case 'destroyed':
        return `    ${card(event.def)} is destroyed.`;
      case 'returned':
        return `    ${card(event.def)} returns to ${who(event.owner)}'s hand.`;
      case 'moved':
        return `    ${card(event.def)} moves to ${at(event.to)}.`;
      case 'drew':
        return `    ${who(event.player)} draws ${event.count}.`;
      case 'discarded':
        return `    ${who(event.player)} discards ${card(event.def)}.`;
      case 'gainedVp':
        return `    ${who(event.player)} gains ${event.amount} VP.`;
      case 'beforeScoring':
        return `  ${card(event.def)} scores!`;
      case 'baseReplaced':
        return `  ${card(event.def)} is the new base.`;
      case 'gameOver':
        return `\n${event.winners.map(who).join(' and ')} wins with ${Math.max(...event.vp)} VP.`;
      default:
        return null;
    }
  }
}
