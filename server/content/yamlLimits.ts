/**
 * Bounds for YAML that may come from strangers. Depth is measured before the text is parsed: the parser recurses, and
 * a stack overflow inside it can end the whole process.
 */
import { CST, isAlias, isMap, isNode, isScalar, isSeq, Lexer } from 'yaml';

export const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 40;
const MAX_NODES = 10_000;
const MAX_INDENT = 200;
const TOO_DEEP = `this is nested more than ${MAX_DEPTH} levels deep`;

interface Excess {
  offset: number;
  message: string;
}

/** Where brackets, indicators on one line, or indentation go too deep for any honest file. */
export function tooDeepToParse(text: string): Excess | undefined {
  let offset = 0;
  let brackets = 0;
  let indicatorsInLine = 0;
  let lineStarts = true;
  let scalarFollows = false;
  for (const token of new Lexer().lex(text)) {
    const type = scalarFollows ? 'scalar' : CST.tokenType(token);
    scalarFollows = token === CST.SCALAR;
    if (token === CST.SCALAR || token === CST.DOCUMENT || token === CST.FLOW_END) continue;
    if (type === 'flow-map-start' || type === 'flow-seq-start') brackets++;
    if (type === 'flow-map-end' || type === 'flow-seq-end') brackets--;
    if (brackets === 0 && isBlockIndicator(type)) indicatorsInLine++;
    const indent = lineStarts && type === 'space' ? token.length : 0;
    if (brackets > MAX_DEPTH || indicatorsInLine > MAX_DEPTH || indent > MAX_INDENT)
      return { offset, message: TOO_DEEP };
    lineStarts = type === 'newline';
    if (lineStarts) indicatorsInLine = 0;
    offset += token.length;
  }
  return undefined;
}

/** What a plugin file may not hold: too much, too deep, anchors and aliases, and keys that are no words or not unique. */
export function* forbiddenParts(root: unknown): Generator<{ node: unknown; message: string }> {
  let nodes = 0;
  function* visit(node: unknown, depth: number): Generator<{ node: unknown; message: string }> {
    nodes += 1;
    if (nodes === MAX_NODES) yield { node, message: `this file has more than ${MAX_NODES} parts` };
    if (nodes >= MAX_NODES) return;
    if (depth > MAX_DEPTH) {
      yield { node, message: TOO_DEEP };
      return;
    }
    if (isAlias(node)) yield { node, message: `aliases (*${node.source}) are not allowed; write it out` };
    if (isNode(node) && 'anchor' in node && node.anchor) {
      yield { node, message: `anchors (&${node.anchor}) are not allowed; write it out where it is needed` };
    }
    if (isSeq(node)) for (const item of node.items) yield* visit(item, depth + 1);
    if (isMap(node)) {
      const keys = new Set<string>();
      for (const { key, value } of node.items) {
        const word = isScalar(key) ? key.value : undefined;
        if (typeof word !== 'string') yield { node: key, message: 'a key must be a word' };
        else if (keys.has(word)) yield { node: key, message: `the key "${word}" is already used in the same mapping` };
        else keys.add(word);
        yield* visit(value, depth + 1);
      }
    }
  }
  yield* visit(root, 1);
}

function isBlockIndicator(type: string | null): boolean {
  return type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind';
}
