import type { PageResult } from '../pages/pages.ts';
import type { ServingMode, Throughput } from '../throughput/throughput.ts';
import { renderLcp, renderStill, renderTouches } from './still-tables.ts';
import { table } from './table.ts';
import type { Results } from './targets.ts';
import type { Verdict } from './verdict.ts';

/** The machine and the settings of a bench run. */
export interface RunSetup {
  date: string;
  cores: number;
  model: string;
  node: string;
  chromium: string;
  /** One-minute load average at the start and at the end; above the number of cores, processes had to wait for a core. */
  load: [number, number];
  visits: number;
  rounds: number;
  seconds: number;
}

/** Renders the targets and the measured parts as Markdown tables. */
export function renderTables(
  setup: RunSetup,
  verdicts: readonly Verdict[],
  { still, touches, pages, lcp, throughput }: Partial<Results>,
): string {
  return [
    introduce(setup),
    table(
      ['Target', 'required', 'measured', ''],
      verdicts.map(({ name, target, measured, passed }) => [
        name,
        target,
        measured,
        passed ? 'pass' : '**missed**',
      ]),
    ),
    ...(still ? [renderStill(still)] : []),
    ...(touches ? [renderTouches(touches)] : []),
    ...(pages ? [renderPages(pages)] : []),
    ...(lcp ? [renderLcp(lcp)] : []),
    ...(throughput ? [renderThroughput(throughput)] : []),
  ].join('\n\n');
}

function renderPages(pages: readonly PageResult[]): string {
  return [
    '### Pages',
    'Composed / monolith, medians. Bytes are compressed bodies; times at 150 ms, 1.6 Mbit/s, CPU 4x, in ms.',
    table(['', ...pages.map(({ path }) => `\`${path}\``)], pageRows(pages)),
  ].join('\n\n');
}

function renderThroughput(throughput: Throughput): string {
  const rows = Object.entries(throughput).map(([mode, { perSecond, cpuMs, range, failures }]) => [
    MODE_LABELS[mode as ServingMode],
    perSecond.toFixed(0),
    range.map((rate) => rate.toFixed(0)).join('–'),
    cpuMs.toFixed(2),
    String(failures),
  ]);
  return `### Throughput\n\n${table(['Mode', 'pages/s', 'lowest–highest', 'CPU ms/page', 'failed'], rows)}`;
}

function introduce({ date, cores, model, node, chromium, load, visits, rounds, seconds }: RunSetup): string {
  return (
    `Measured on ${date}: ${cores} cores (${model}), Node ${node}, Chromium ${chromium}, load average ` +
    `${load.map((value) => value.toFixed(1)).join(' → ')}; ${visits} visits of each page and site in turn, ` +
    `${rounds} rounds of ${seconds} s for each serving mode.`
  );
}

type Figure = keyof PageResult['composed'];

const FIGURES: readonly [Figure, string, number][] = [
  ['initialScriptBytes', 'JS before any interaction, kB', 1000],
  ['totalScriptBytes', 'JS with all islands hydrated, kB', 1000],
  ['documentBytes', 'document, kB', 1000],
  ['initialRequests', 'requests before any interaction', 1],
  ['totalRequests', 'total requests', 1],
  ['waterfallDepth', 'waterfall depth until load', 1],
  ['islandRounds', 'rounds of requests to start islands', 1],
  ['lcpDepth', 'LCP depth', 1],
  ['fcp', 'FCP', 1],
  ['lcp', 'LCP', 1],
  ['interactionToHydrated', 'time from interaction to full hydration', 1],
  ['loadBlocking', 'total blocking time before interaction', 1],
  ['hydrationBlocking', 'total blocking time of hydration', 1],
  ['longestTaskWithoutReact', 'longest hydration task without React', 1],
  ['reactEvaluation', 'evaluation of React', 1],
];

function pageRows(pages: readonly PageResult[]): string[][] {
  return FIGURES.map(([figure, name, divisor]) => [
    name,
    ...pages.map(({ composed, monolith }) =>
      [composed, monolith].map((site) => (site[figure] / divisor).toFixed(divisor > 1 ? 1 : 0)).join(' / '),
    ),
  ]);
}

export const MODE_LABELS: Readonly<Record<ServingMode, string>> = {
  static: 'static, precompressed',
  pageCache: 'composed, page cache',
  fragments: 'composed, fragment cache',
  monolith: 'monolith render',
  uncached: 'composed, uncached',
  filteredMonolith: 'filtered lists, monolith with caches',
  filtered: 'filtered lists, composed',
  missingMonolith: '404s, monolith with caches',
  missing: '404s, composed',
  mixMonolith: 'mix, monolith with caches',
  mix: 'mix, composed',
};
