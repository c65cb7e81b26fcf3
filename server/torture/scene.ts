/** What the troubles that a server is put into know of it and of the games on it. */
import type { Catalog } from '../../game/catalog';
import type { ServerProcess } from '../serverProcess';
import type { Told } from './examine';
import type { Witness } from './witness';

/** A game that is being played; all seats but that of a bot have a witness. */
export interface Played {
  readonly matchID: string;
  readonly witnesses: readonly Witness[];
}

export interface Scene {
  readonly catalog: Catalog;
  /** The built server. */
  readonly script: string;
  /** A folder for whatever is needed; that of the server's data is in it. */
  readonly folder: string;
  readonly data: string;
  readonly server: ServerProcess;
  readonly played: readonly Played[];
  /** What players have been told so far. */
  told(): Told[];
  /** Resolves when so many more moves have been acknowledged, or all games are over. */
  moves(count: number): Promise<void>;
  /** Notes something that should not have happened. */
  problem(text: string): void;
}

/** Something bad that happens to a server, besides being killed. */
export interface Trouble {
  /** Comes about while games are played, before the server is killed. */
  during?(scene: Scene): Promise<void>;
  /** Comes about between the death of the server and its next start. */
  between?(scene: Scene): Promise<void>;
  /** Looks at what came of it when the server runs again. */
  after?(scene: Scene): Promise<void>;
  /** For the report. */
  readonly figures: Readonly<Record<string, number>>;
}

/** The games that somebody does not know the end of. */
export function runningOf(played: readonly Played[]): Played[] {
  return played.filter(({ witnesses }) => witnesses.some(({ heard }) => heard?.gameover === undefined));
}
