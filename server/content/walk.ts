/** Goes through valid data together with its schema, so that a check knows an effect or a selector when it sees one. */
import { bestAlternative, definitionOf, isMapping, type Schema } from './schema';
import type { Path } from './yamlSource';

export interface Part {
  /** The definition it follows (`effect`, `selector` ...), if it has one of its own. */
  definition: string | undefined;
  data: unknown;
  path: Path;
}

export function* walk(schema: Schema, data: unknown, path: Path = []): Generator<Part> {
  const meant = bestAlternative(schema, data);
  if (!meant) return;
  yield { definition: definitionOf(meant), data, path };
  if (Array.isArray(data) && meant.items) {
    for (const [index, item] of data.entries()) yield* walk(meant.items, item, [...path, index]);
  } else if (isMapping(data)) {
    const { additionalProperties: others } = meant;
    for (const [key, value] of Object.entries(data)) {
      const part = meant.properties?.[key] ?? others;
      if (typeof part === 'object') yield* walk(part, value, [...path, key]);
    }
  }
}
