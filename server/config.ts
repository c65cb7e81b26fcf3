/** The configuration of the server, from environment variables. What is wrong with them is said before anything starts. */
import Ajv from 'ajv';
import schema from '../schemas/environment.schema.json';

export interface Config {
  readonly PORT: number;
  readonly HOST: string;
  readonly PUBLIC_ORIGIN?: string;
  readonly TRUST_PROXY: boolean;
  readonly METRICS_TOKEN?: string;
  readonly DATA_DIR: string;
  readonly DURABILITY: 'full' | 'normal';
  readonly PACKS: string;
  readonly LOG_LEVEL: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly ACCESS_LOG: 'off' | 'refusals';
  readonly BOT_WORKERS: number;
  readonly BOT_THINKING_MS: number;
  readonly BOT_PAUSE_MS: number;
  readonly MESSAGES_PER_SECOND: number;
  readonly CHAT_PER_MINUTE: number;
  readonly REQUESTS_PER_SECOND: number;
  readonly MATCHES_PER_HOUR: number;
  readonly CONNECTIONS_PER_ADDRESS: number;
  readonly OPEN_SEATS_PER_ADDRESS: number;
  readonly KEEP_WAITING_HOURS: number;
  readonly KEEP_RUNNING_DAYS: number;
  readonly KEEP_FINISHED_DAYS: number;
}

export class ConfigError extends Error {}

const ajv = new Ajv({ strict: false, coerceTypes: true, useDefaults: true, allErrors: true, verbose: true });
const validate = ajv.compile<Config>(schema);

/** Reads the variables that the server knows; an empty one counts as left out. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(schema.properties);
  const given: unknown = Object.fromEntries(
    known.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  if (validate(given)) return { ...given, ...originIn(given) };
  const problems = (validate.errors ?? []).map(({ instancePath, message, params, data, parentSchema }) => {
    const allowed = 'allowedValues' in params ? `: ${(params.allowedValues as string[]).join(', ')}` : '';
    // A secret stays out of what is written down.
    const given = parentSchema?.writeOnly ? '' : `, but it is ${JSON.stringify(data)}`;
    return `${instancePath.slice(1)} ${message}${allowed}${given}`;
  });
  throw new ConfigError(problems.join('\n'));
}

/** The public origin as browsers write it. */
function originIn({ PUBLIC_ORIGIN }: Config): Pick<Config, 'PUBLIC_ORIGIN'> {
  if (PUBLIC_ORIGIN === undefined) return {};
  if (URL.canParse(PUBLIC_ORIGIN)) return { PUBLIC_ORIGIN: new URL(PUBLIC_ORIGIN).origin };
  throw new ConfigError(
    `PUBLIC_ORIGIN must be an address such as https://smash.example.org, but it is "${PUBLIC_ORIGIN}"`,
  );
}
