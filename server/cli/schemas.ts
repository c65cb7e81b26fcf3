/** `npm run schemas`: writes what is made from the schemas, the types of the language and the author's manual. */
import { writeFile } from 'node:fs/promises';
import { GENERATED } from '../content/generate/files';

for (const { file, generate } of GENERATED) {
  await writeFile(file, await generate());
  console.log(`wrote ${file}`);
}
