import { SourceMap, type SourceMapPayload } from 'node:module';
import type { StackFrame } from './page/stack-frame.ts';

/** Where webpack's `eval` devtools put a module: the browser names it, followed by line and column. */
const MODULE_PLACE = /webpack-internal:\/\/\/(\S+?):(\d+):(\d+)/;
const CONTEXT_LINES = 2;

/**
 * Finds the source of each line of a browser's stack.
 *
 * @param stack an `Error`'s `stack`
 * @param bundle text of the bundle, in which each module has its own source map
 */
export function mapStack(stack: string, bundle: string): StackFrame[] {
  return stack.split('\n').map((line) => {
    const text = line.trim();
    const [, id, lineNumber, column] = MODULE_PLACE.exec(text) ?? [];
    const map = id === undefined ? undefined : sourceMapOf(id, bundle);
    return map === undefined ? { text } : { text, ...placeIn(map, Number(lineNumber), Number(column)) };
  });
}

function placeIn(payload: SourceMapPayload, line: number, column: number): Omit<StackFrame, 'text'> {
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return {};
  const source = payload.sourcesContent[payload.sources.indexOf(entry.originalSource)];
  const number = entry.originalLine + 1;
  return {
    file: pathOf(entry.originalSource),
    line: number,
    ...(source !== undefined && { excerpt: excerptOf(source, number) }),
  };
}

/** `webpack://@team/mf-jobs/./src/a.ts?1a2b` is `src/a.ts`. */
function pathOf(source: string): string {
  return source
    .replace(/^webpack:\/\/(@[^/]+\/)?[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/\?\w+$/, '');
}

function excerptOf(source: string, line: number): string[] {
  const first = Math.max(line - CONTEXT_LINES, 1);
  return source
    .split('\n')
    .slice(first - 1, line + CONTEXT_LINES)
    .map((code, index) => `${first + index === line ? '>' : ' '} ${first + index}  ${code}`);
}

function sourceMapOf(id: string, bundle: string): SourceMapPayload | undefined {
  // The bundle contains each module's code as a string, with its map just before its name.
  const end = bundle.indexOf(`\\n//# sourceURL=webpack-internal:///${id}\\n`);
  const start = bundle.lastIndexOf('base64,', end);
  if (end === -1 || start === -1) return undefined;
  const json = Buffer.from(bundle.slice(start + 'base64,'.length, end), 'base64').toString();
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
