/** What can be wrong with a plugin file, said to its author: where it is and what to do. */
import type { Path, YamlSource } from './yamlSource';

export interface Problem {
  file: string;
  line: number;
  col: number;
  message: string;
}

/** A problem that is still tied to the data: `key` and `value` are those at the path, `owner` is who holds the value. */
export interface Finding {
  path: Path;
  at: 'key' | 'value' | 'owner';
  message: string;
}

export function atStartOf(file: string, message: string): Problem {
  return { file, line: 1, col: 1, message };
}

export function locate(finding: Finding, file: string, source: YamlSource): Problem {
  return { file, ...source.position(finding.path, finding.at), message: finding.message };
}

export function byPosition(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.col - b.col;
}
