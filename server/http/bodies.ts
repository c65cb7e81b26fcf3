/** The bodies and queries of requests, checked before anything is done with them. */
import Ajv, { type JSONSchemaType, type ValidateFunction } from 'ajv';
import { LEVELS } from '../bots/levels';
import { MOST_RAW_NAME_LENGTH, nameFrom } from '../matches/names';
import { Refusal } from '../matches/refusal';

const ajv = new Ajv({ strict: false, coerceTypes: false, allErrors: false });

/** Where requests without a body have the secret of an unlisted match, or a key of one of its seats. */
export const SECRET_HEADER = 'X-Match-Secret';

/** Seats are given as boardgame.io's clients do, as text, or as numbers. */
const SEAT = { enum: ['0', '1', '2', '3', 0, 1, 2, 3] } as const;
const KEY = { type: 'string', minLength: 1, maxLength: 100 } as const;
const NAME = { type: 'string', maxLength: MOST_RAW_NAME_LENGTH } as const;
const DATA = {
  type: 'object',
  maxProperties: 10,
  // What the server itself says of a player cannot be claimed.
  propertyNames: { maxLength: 40, not: { enum: ['bot', 'clock', 'former', 'host', 'kept', 'opened', 'standIn'] } },
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 200 },
} as const;
const TABLE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    spectatorChat: { type: 'boolean' },
    timer: {
      type: 'object',
      additionalProperties: false,
      required: ['turn', 'reserve'],
      properties: {
        turn: { type: 'integer', minimum: 10, maximum: 3600 },
        reserve: { type: 'integer', minimum: 0, maximum: 7200 },
      },
    },
  },
} as const;

function body<T>(
  name: string,
  required: readonly string[],
  properties: object,
  further: object = {},
): (given: unknown) => T {
  const validate = compile({ type: 'object', additionalProperties: false, required, properties, ...further });
  return (given) => read<T>(validate, name, given ?? {});
}

function compile(schema: object): ValidateFunction {
  return ajv.compile(schema as JSONSchemaType<unknown>);
}

function read<T>(validate: ValidateFunction, name: string, given: unknown): T {
  if (!validate(given)) throw new Refusal('badRequest', ajv.errorsText(validate.errors, { dataVar: name }));
  return given as T;
}

type SeatGiven = string | number;

export interface CreateBody {
  readonly numPlayers: number;
  readonly setupData?: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean;
  readonly table?: object;
}

const OPTIONS = {
  numPlayers: { type: 'integer', minimum: 2, maximum: 4 },
  // The rules check what is in it.
  setupData: { type: 'object', maxProperties: 20 },
  table: TABLE,
} as const;

export const createBody = body<CreateBody>('body', ['numPlayers'], { ...OPTIONS, unlisted: { type: 'boolean' } });

export interface JoinBody {
  readonly playerID?: SeatGiven;
  readonly playerName: string;
  readonly data?: object;
  readonly hostKey?: string;
  readonly secret?: string;
  readonly credentials?: string;
}

const join = body<JoinBody>('body', ['playerName'], {
  playerID: SEAT,
  playerName: NAME,
  data: DATA,
  hostKey: KEY,
  secret: KEY,
  credentials: KEY,
});

export function joinBody(given: unknown): JoinBody {
  const wanted = join(given);
  return { ...wanted, playerName: nameFrom(wanted.playerName, 'body/playerName') };
}

const SITTING = { playerID: SEAT, credentials: KEY } as const;

export interface SittingBody {
  readonly playerID: SeatGiven;
  readonly credentials: string;
}

export const leaveBody = body<SittingBody>('body', ['playerID', 'credentials'], SITTING);

const update = body<SittingBody & { newName?: string; data?: object }>('body', ['playerID', 'credentials'], {
  ...SITTING,
  newName: NAME,
  data: DATA,
});

export function updateBody(given: unknown): ReturnType<typeof update> {
  const wanted = update(given);
  const { newName } = wanted;
  return { ...wanted, ...(newName !== undefined && { newName: nameFrom(newName, 'body/newName') }) };
}

/** Whether a rematch is listed is not chosen anew. */
export const playAgainBody = body<SittingBody & Partial<Omit<CreateBody, 'unlisted'>>>(
  'body',
  ['playerID', 'credentials'],
  { ...SITTING, ...OPTIONS },
);

/** A host is known by their seat or by the key they were given when they created the match. */
export type HostBody = SittingBody | { readonly hostKey: string };

const HOST = { ...SITTING, hostKey: KEY } as const;
const AS_HOST = { anyOf: [{ required: ['hostKey'] }, { required: ['playerID', 'credentials'] }] } as const;

export const botsBody = body<HostBody & { bots: { seat: SeatGiven; level: string }[] }>(
  'body',
  ['bots'],
  {
    ...HOST,
    bots: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['seat', 'level'],
        properties: { seat: SEAT, level: { enum: LEVELS } },
      },
    },
  },
  AS_HOST,
);

/** To remove whoever sits at a seat, or to open it. */
export const seatBody = body<HostBody & { seat: SeatGiven }>('body', ['seat'], { ...HOST, seat: SEAT }, AS_HOST);

const QUERY: Readonly<Record<string, object>> = {
  isGameover: { enum: ['true', 'false'] },
  updatedBefore: { type: 'string', pattern: '^[0-9]{1,15}$' },
  updatedAfter: { type: 'string', pattern: '^[0-9]{1,15}$' },
  open: { enum: ['true'] },
  players: { enum: ['2', '3', '4'] },
  limit: { type: 'string', pattern: '^([1-9][0-9]?|100)$' },
  after: { type: 'string', maxLength: 60, pattern: '^[0-9]{1,15}_[A-Za-z0-9_-]{1,40}$' },
};

export const listQuery = body<Partial<Record<string, string>>>('query', [], QUERY);

/** Which positions of a replay, and as whom; at most fifty at once. */
export const stepsQuery = body<Partial<Record<'seat' | 'from' | 'count', string>>>('query', [], {
  seat: { enum: ['0', '1', '2', '3', 'none'] },
  from: { type: 'string', pattern: '^[0-9]{1,5}$' },
  count: { type: 'string', pattern: '^([1-9]|[1-4][0-9]|50)$' },
});

export const turnsQuery = body<object>('query', [], {});
