/** The operator's page (`server/README.md`): how to run a server, with a table made from the schema of its environment. */
import schema from '../../../schemas/environment.schema.json';

const INTRO = `# Running a server

<!-- Generated from schemas/environment.schema.json by \`npm run schemas\`; change the schema, not this file. -->

\`npm start\` builds what is needed and serves the lobby and the matches on one port, with a SQLite database in
\`./data\`. It needs no other service. One server uses that folder at a time; a second one is refused. It stops on SIGINT
and SIGTERM after the moves in hand are stored and leaves one file, \`smashtable.db\`. No move that it has confirmed is
lost, neither when it is killed nor when the power goes (see \`DURABILITY\`).

## Backup and restore

\`\`\`sh
npm run backup -- /backups/monday.db     # the server may run meanwhile
npm run restore -- /backups/monday.db    # the server must have been stopped
\`\`\`

Both use the folder in \`DATA_DIR\` and check the copy. Restoring keeps what was there beside it, as
\`smashtable.db.before-...\`. Do not copy the files of a running server: what is not yet in \`smashtable.db\` would be
missing or, worse, half of it. A newer version of Smashtable brings an older database up to date when it starts, and first
puts a copy beside it (\`smashtable.db.v2-backup\`); an older version does not start on a newer database.

What is stored of a match can be damaged, by a bad disk for example. Then that match alone is left out, with a line in the
log that says what is wrong, and \`smashtable_matches_damaged\` counts it; \`npm run backup\` names all of them.

## Configuration

The server is set up by environment variables, which are checked at the start:`;

const OUTRO = `\`GET /health\` says whether the server works (503, with the reason, while nothing can be stored),
\`GET /metrics\` gives figures for Prometheus, and \`GET /replays/:id\` gives a finished match as seed and moves; \`/replays/:id/steps?seat=none&from=0&count=20\` gives its
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
