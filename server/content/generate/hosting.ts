/** The operator's page (`server/README.md`): how to run a server, with a table made from the schema of its environment. */
import schema from '../../../schemas/environment.schema.json';

const INTRO = `# Running a server

<!-- Generated from schemas/environment.schema.json by \`npm run schemas\`; change the schema, not this file. -->

\`npm start\` builds what is needed and serves the lobby and the matches on one port, with a SQLite database in
\`./data\`. It needs no other service. Copying the files of that folder is a backup; the server may run meanwhile. The
server stops on SIGINT and SIGTERM after the moves in hand are stored; a killed one loses no move it has confirmed.

The server is set up by environment variables, which are checked at the start:`;

const OUTRO = `\`GET /health\` says whether the server works, \`GET /metrics\` gives figures for Prometheus, and
\`GET /replays/:id\` gives a finished match as seed and moves; \`/replays/:id/steps?seat=none&from=0&count=20\` gives its
positions as a seat (\`0\` to \`3\`) or a spectator (\`none\`) saw them, and \`/replays/:id/turns\` where turns begin. An unlisted
match is shown only with the secret of its link in the header \`X-Match-Secret\`. Logs are lines of JSON without names, keys or
hands.`;

const OPERATORS = `## For operators

[guides/README.md](guides/README.md) has examples to copy: [a site for nginx](guides/nginx.conf) with TLS, [a service for
systemd](guides/smashtable.service) and [a container file](guides/Containerfile).

\`npm run admin -- help\` lists what can be done with a running server: list, show and close matches, remove lines of the chat,
ban or mute addresses and names, and see which packs are loaded. It reaches the server whose \`DATA_DIR\` it is given through a
socket there (\`admin.sock\`) that only the server's own user can open.

With \`PUBLIC_ORIGIN\` set, the server answers only requests for that host; \`/health\` and \`/metrics\` asked on the machine itself
(from a loopback address, not through a proxy) are answered whatever the host is. \`/metrics\` is told to the machine itself, or
to whoever sends \`METRICS_TOKEN\` as a bearer token.

Requests, messages and connections that are refused are logged with the address they came from, what they were about and why,
at most a few hundred lines a minute (\`ACCESS_LOG\`).`;

export function generateHosting(): string {
  const rows = Object.entries(schema.properties).map(([name, about]) => {
    const usual = 'default' in about && about.default !== '' ? `\`${about.default}\`` : '';
    const allowed = 'enum' in about ? ` One of ${about.enum.map((one) => `\`${one}\``).join(', ')}.` : '';
    return [`\`${name}\``, usual, about.description + allowed];
  });
  return `${INTRO}\n\n${table([['Variable', 'Default', 'Meaning'], ...rows])}\n\n${OUTRO}\n\n${OPERATORS}\n`;
}

/** A table with columns of even width, as the formatter wants it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
