/** YAML text as data that remembers where each of its parts was written. */
import { isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml';
import { forbiddenParts, tooDeepToParse } from './yamlLimits';

export type Path = readonly (string | number)[];

interface Position {
  line: number;
  col: number;
}

export interface YamlSource {
  data: unknown;
  position(path: Path, at: 'key' | 'value' | 'owner'): Position;
}

interface ParseProblem extends Position {
  message: string;
}

/** More problems than this in one file help nobody. */
const MAX_PROBLEMS = 20;

/** The source, or why there is none. */
export function parseYaml(text: string): YamlSource | ParseProblem[] {
  const excess = tooDeepToParse(text);
  if (excess) return [{ ...positionIn(text, excess.offset), message: excess.message }];

  const lineCounter = new LineCounter();
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), col: Math.max(col, 1) };
  };
  // The parser compares every key with every other to find duplicates; `forbiddenParts` does it in linear time.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false, version: '1.2' });
  const problems: ParseProblem[] = [...document.errors, ...document.warnings]
    .slice(0, MAX_PROBLEMS)
    .map(({ pos, message }) => ({ ...positionAt(pos[0]), message: `not valid YAML: ${message}` }));
  for (const { node, message } of forbiddenParts(document.contents)) {
    if (problems.length === MAX_PROBLEMS) break;
    problems.push({ ...positionAt(startOf(node) ?? 0), message });
  }
  if (problems.length > 0) return problems;

  const root = document.contents;
  return {
    data: document.toJS(),
    position: (path, at) => positionAt(offsetOf(root, path, at)),
  };
}

function offsetOf(root: unknown, path: Path, at: 'key' | 'value' | 'owner'): number {
  let node = root;
  let pair: Pair | undefined;
  let offset = startOf(root) ?? 0;
  for (const segment of path) {
    pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === segment) : undefined;
    node = pair ? pair.value : isSeq(node) ? node.items[Number(segment)] : undefined;
    offset = startOf(node) ?? startOf(pair?.key) ?? offset;
  }
  return (at === 'value' ? undefined : startOf(pair?.key)) ?? offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function positionIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, col: lines.at(-1)!.length + 1 };
}
