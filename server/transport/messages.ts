/** The messages of boardgame.io's wire protocol as clients send them, checked before anything is done with them. */
import Ajv, { type JSONSchemaType, type ValidateFunction } from 'ajv';
import { lineFrom, MOST_RAW_LINE_LENGTH } from '../matches/names';
import { Refusal } from '../matches/refusal';

export interface SyncMessage {
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string;
}

export interface UpdateMessage extends SyncMessage {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly stateID: number;
}

export interface ChatRequest extends SyncMessage {
  readonly id: string;
  readonly text: string;
}

const ajv = new Ajv({ strict: false });

const ID = { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' } as const;
const SEAT = { enum: ['0', '1', '2', '3'] } as const;
const KEY = { type: 'string', maxLength: 100 } as const;

const sync = schema({
  type: 'array',
  minItems: 1,
  maxItems: 4,
  items: [ID, { oneOf: [SEAT, { type: 'null' }] }, { oneOf: [KEY, { type: 'null' }] }, { type: ['integer', 'null'] }],
});

const update = schema({
  type: 'array',
  minItems: 4,
  maxItems: 4,
  items: [
    {
      type: 'object',
      required: ['type', 'payload'],
      properties: {
        type: { const: 'MAKE_MOVE' },
        payload: {
          type: 'object',
          required: ['type', 'playerID', 'credentials'],
          additionalProperties: false,
          properties: {
            type: { type: 'string', maxLength: 20 },
            args: { type: 'array', maxItems: 4 },
            playerID: SEAT,
            credentials: KEY,
          },
        },
      },
    },
    { type: 'integer', minimum: 0 },
    ID,
    SEAT,
  ],
});

const chat = schema({
  type: 'array',
  minItems: 2,
  maxItems: 3,
  items: [
    ID,
    {
      type: 'object',
      required: ['id', 'payload'],
      additionalProperties: false,
      properties: {
        id: ID,
        sender: { oneOf: [SEAT, { type: 'null' }] },
        payload: { type: 'string', maxLength: MOST_RAW_LINE_LENGTH },
      },
    },
    { oneOf: [KEY, { type: 'null' }] },
  ],
});

function schema(definition: object): ValidateFunction {
  return ajv.compile(definition as JSONSchemaType<unknown>);
}

function check(validate: ValidateFunction, name: string, args: readonly unknown[]): void {
  // JSON has no undefined: what a client leaves out at the end of a message arrives as null.
  if (!validate(args)) throw new Refusal('badRequest', ajv.errorsText(validate.errors, { dataVar: name }));
}

export function readSync(args: readonly unknown[]): SyncMessage {
  check(sync, 'sync', args);
  const [matchID, playerID = null, credentials] = args as [string, string | null, string | null];
  return { matchID, playerID, credentials: credentials ?? '' };
}

export function readUpdate(args: readonly unknown[]): UpdateMessage {
  check(update, 'update', args);
  const [{ payload }, stateID, matchID, playerID] = args as [
    { payload: { type: string; args?: unknown[]; playerID: string; credentials: string } },
    number,
    string,
    string,
  ];
  // The move is that of who proves to be who they are, whatever else the message says.
  if (payload.playerID !== playerID) throw new Refusal('unauthorized', 'a player moves only for themselves');
  const { type, args: given = [], credentials } = payload;
  return { matchID, playerID, credentials, type, args: given, stateID };
}

export function readChat(args: readonly unknown[]): ChatRequest {
  check(chat, 'chat', args);
  const [matchID, { id, sender = null, payload }, credentials] = args as [
    string,
    { id: string; sender?: string | null; payload: string },
    string | null | undefined,
  ];
  return { matchID, playerID: sender, credentials: credentials ?? '', id, text: lineFrom(payload, 'chat/1/payload') };
}
