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

export function generateHosting(): string {
  const rows = Object.entries(schema.properties).map(([name, about]) => {
    const usual = 'default' in about && about.default !== '' ? `\`${about.default}\`` : '';
    const allowed = 'enum' in about ? ` One of ${about.enum.map((one) => `\`${one}\``).join(', ')}.` : '';
    return [`\`${name}\``, usual, about.description + allowed];
  });
  return `${INTRO}\n\n${table([['Variable', 'Default', 'Meaning'], ...rows])}\n\n${OUTRO}\n`;
}

/** A table with columns of even width, as the formatter wants it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
