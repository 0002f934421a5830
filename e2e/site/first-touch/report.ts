import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../site.ts';
import type { Verdict } from './compare.ts';
import { isDifferent, type Result } from './sweep.ts';
import { WAYS, type Way } from './ways.ts';

/** Counts of one way to touch the controls of one type of block. */
interface Row {
  blockType: string;
  way: Way;
  controls: number;
  touches: number;
  counts: Partial<Record<Verdict, number>>;
}

const COLUMNS = ['lost', 'doubled', 'different', 'only first', 'no effect', 'unreachable'] as const;

/** Parts of the pages that are swept side by side. Each type of block is in one of them. */
export const PARTS = [0, 1, 2, 3];

const FILES = WAYS.flatMap((way) => PARTS.map((part) => fileOf(way, part)));

/** Keeps the counts of one way and part, so that the table can be printed when all have been swept. */
export function storeRows(directory: string, way: Way, part: number, results: readonly Result[]): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, fileOf(way, part)), JSON.stringify(rowsOf(way, results)));
}

/** The rows stored so far, or `undefined` if a part is missing. */
export function allRows(directory: string): Row[] | undefined {
  const files = readdirSync(directory);
  if (FILES.some((file) => !files.includes(file))) return undefined;
  return FILES.flatMap((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as Row[]);
}

function fileOf(way: Way, part: number): string {
  return `${way}-${part}.json`;
}

export function rowsOf(way: Way, results: readonly Result[]): Row[] {
  const types = [...new Set(results.map(({ touch }) => touch.control.blockType))].sort();
  return types.map((blockType) => {
    const own = results.filter(({ touch }) => touch.control.blockType === blockType);
    const counts: Row['counts'] = {};
    for (const { verdict } of own) counts[verdict] = (counts[verdict] ?? 0) + 1;
    const controls = new Set(own.map(({ touch: { control } }) => `${control.blockId} ${control.index}`)).size;
    return { blockType, way, controls, touches: own.length, counts };
  });
}

/** A Markdown table of the rows and their sums. */
export function tableOf(rows: readonly Row[]): string {
  const sum: Row = { blockType: 'all', way: WAYS[0], controls: 0, touches: 0, counts: {} };
  for (const { controls, touches, counts } of rows) {
    sum.controls += controls;
    sum.touches += touches;
    for (const column of COLUMNS) sum.counts[column] = (sum.counts[column] ?? 0) + (counts[column] ?? 0);
  }
  const sorted = rows.toSorted((one, other) => one.blockType.localeCompare(other.blockType));
  const cells = [
    ['block', 'way', 'elements', 'touches', ...COLUMNS],
    ...[...sorted, sum].map((row) => [
      row.blockType,
      row === sum ? 'all' : row.way,
      ...[row.controls, row.touches, ...COLUMNS.map((column) => row.counts[column] ?? 0)].map(String),
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  const lines = cells.map((line) => {
    const padded = line.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  });
  const rule = `| ${widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Each first touch that is not as good as the second, with the differences. */
export function failuresOf(results: readonly Result[]): string[] {
  return results.filter(isDifferent).map(({ verdict, line, touch: { control, way, keys }, differences }) => {
    const how = [way, ...keys, line].join(' ');
    return `${verdict}: ${control.blockType}, ${control.name}, ${how}\n  ${differences.join('\n  ')}`;
  });
}

/** Writes the table into the documentation. @param elements the interactive elements that were touched, in words */
export function writeDocument(rows: readonly Row[], elements: string): void {
  const text = `# First touches

Counts of \`e2e/journeys/first-touch-sweep.spec.ts\`, which touches ${elements} of every block that hydrates late, twice: as
the visitor's first touch, on a slow line and as soon as the page listens, and in a block that is hydrated already. Written by
\`FIRST_TOUCH_DOCS=write npx playwright test -c e2e/journeys.config.ts first-touch-sweep\`; \`FIRST_TOUCH=every\` touches every element.

- **lost**: the first touch does nothing, and the second does something.
- **doubled**: the first touch acts more than once.
- **different**: both act, with different effects.
- **only first**: the slide with the element is out of view, and inert once the block is hydrated. Before, a key reaches it, and the browser
  scrolls to it.
- **no effect**: neither does anything, for example a click on a text field.
- **unreachable**: something covers or clips the element, for example a slide that is out of view.

${tableOf(rows)}
`;
  writeFileSync(join(REPOSITORY, 'docs/first-touch.md'), text);
}
