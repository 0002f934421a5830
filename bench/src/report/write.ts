import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BENCH, ROOT } from '../sites/folders.ts';
import { type BarGroup, renderChart } from './chart.ts';
import { MODE_LABELS, type RunSetup } from './tables.ts';
import type { Results } from './targets.ts';

const DOCUMENT = join(ROOT, 'docs/performance.md');
const CHART = join(ROOT, 'docs/images/performance.svg');
const RESULTS = join(BENCH, 'results/latest.json');
const BEGIN = '<!-- written by npm run bench -->';
const END = '<!-- end of the output of npm run bench -->';

/** Writes the results, the chart, and the tables in docs/performance.md between its two markers. */
export async function writeReport(results: Results, setup: RunSetup, tables: string): Promise<void> {
  await write(RESULTS, `${JSON.stringify({ setup, ...results }, undefined, 2)}\n`);
  await write(CHART, renderChart(toBarGroups(results)));
  await write(DOCUMENT, withTables(await readFile(DOCUMENT, 'utf8'), tables));
}

/** @throws Error when the document lacks the markers */
export function withTables(document: string, tables: string): string {
  const [start, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/performance.md lacks the lines ${BEGIN} and ${END}`);
  return `${document.slice(0, start)}${BEGIN}\n\n${tables}\n\n${document.slice(end)}`;
}

function toBarGroups({ pages, throughput }: Results): BarGroup[] {
  const compare = (title: string, unit: string, figure: 'totalScriptBytes' | 'lcp', divisor: number) => ({
    title,
    unit,
    bars: pages.flatMap(({ path, composed, monolith }) => [
      { label: `${path}, composed`, value: composed[figure] / divisor, composed: true },
      { label: `${path}, monolith`, value: monolith[figure] / divisor, composed: false },
    ]),
  });
  return [
    compare('JavaScript with all islands hydrated', 'kB brotli', 'totalScriptBytes', 1000),
    compare('Largest contentful paint', 'ms', 'lcp', 1),
    {
      title: 'Throughput',
      unit: 'pages a second',
      bars: Object.entries(throughput).map(([mode, { perSecond }]) => ({
        label: MODE_LABELS[mode as keyof typeof MODE_LABELS],
        value: perSecond,
        composed: mode !== 'static' && mode !== 'monolith',
      })),
    },
  ];
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
