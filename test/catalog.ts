/** The project's own content, loaded once for all tests of a file. */
import { fileURLToPath } from 'node:url';
import { buildCatalog } from '../game/language/build';
import { loadContent } from '../server/content/loadContent';

const root = fileURLToPath(new URL('..', import.meta.url));
const { content, problems } = await loadContent([root], { code: 'allow' });
if (problems.length > 0) throw new Error(problems.map(({ file, line, col, message }) => `${file}:${line}:${col} ${message}`).join('\n'));

export const catalog = buildCatalog(content);
