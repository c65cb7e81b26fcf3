/** Reads the arguments of a move as a client sent them; what does not fit the schema is refused. */
import Ajv, { type ValidateFunction } from 'ajv';
import schema from '../../schemas/moves.schema.json';
import type { Answer, Id } from '../state';
import type { Move } from './move';

type Reading = { readonly ok: true; readonly move: Move } | { readonly ok: false; readonly reason: string };

const ajv = new Ajv({ strict: false }).addSchema(schema);
const validators = new Map<string, ValidateFunction>(
  Object.keys(schema.properties).map((type) => [type, ajv.compile({ $ref: `${schema.$id}#/properties/${type}` })]),
);

/** Every move of the game. */
export const MOVES = Object.keys(schema.properties) as Move['type'][];

export function readMove(type: string, args: readonly unknown[]): Reading {
  const validate = validators.get(type);
  if (!validate) return { ok: false, reason: 'unknownMove' };
  // boardgame.io fills missing arguments with undefined.
  const given = args.filter((arg) => arg !== undefined);
  if (!validate(given))
    return { ok: false, reason: `badArguments: ${ajv.errorsText(validate.errors, { dataVar: type })}` };
  return { ok: true, move: build(type as Move['type'], given[0]) };
}

function build(type: Move['type'], arg: unknown): Move {
  switch (type) {
    case 'pick':
      return { type, faction: arg as string };
    case 'keep':
      return { type, keep: arg as boolean };
    case 'play': {
      const { card, on = 0, using } = arg as { card: Id; on?: Id; using?: string };
      return { type, card, on, ...(using !== undefined && { using }) };
    }
    case 'use': {
      const { card, ability } = arg as { card: Id; ability: string };
      return { type, card, ability };
    }
    case 'answer':
      return { type, answer: arg as Answer };
    default:
      return { type };
  }
}
