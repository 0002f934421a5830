import type { PageResult } from '../pages/pages.ts';
import type { Throughput } from '../throughput/throughput.ts';

export interface Results {
  pages: PageResult[];
  throughput: Throughput;
}

/** An architecture target, compared with its measurement. */
export interface Verdict {
  name: string;
  /** Target and measurement, as text. */
  target: string;
  measured: string;
  passed: boolean;
}

/** Compares the results with the architecture's targets; the worst page counts. */
export function judge({ pages, throughput }: Results): Verdict[] {
  const { monolith, uncached, pageCache, fragments, static: precompressed } = throughput;
  const worst = (figure: (page: PageResult) => number) => Math.max(...pages.map(figure));
  return [
    atMost(
      25,
      'kB',
      'Extra JavaScript compared with the monolith, all islands hydrated',
      worst((page) => (page.composed.totalScriptBytes - page.monolith.totalScriptBytes) / 1000),
    ),
    atMost(
      15,
      'kB',
      'JavaScript before any interaction, on pages whose islands wait',
      worst((page) => (page.startsWithoutReact ? page.composed.initialScriptBytes / 1000 : 0)),
    ),
    atMost(
      2,
      '',
      'Waterfall depth until load',
      worst((page) => page.composed.waterfallDepth),
    ),
    atMost(
      1,
      '',
      'Rounds of requests to start islands',
      worst((page) => page.composed.islandRounds),
    ),
    atMost(
      2,
      '',
      'LCP depth',
      worst((page) => page.composed.lcpDepth),
    ),
    atMost(
      1.05,
      '×',
      'LCP relative to the monolith',
      worst((page) => page.composed.lcp / page.monolith.lcp),
    ),
    atMost(
      50,
      'ms',
      'Longest hydration task without React, CPU 4x',
      worst((page) => page.composed.longestTaskWithoutReact),
    ),
    atLeast(
      0.85,
      '×',
      'Uncached throughput relative to the monolith',
      uncached.perSecond / monolith.perSecond,
    ),
    atLeast(
      0.5,
      '×',
      'Page cache throughput relative to static responses',
      pageCache.perSecond / precompressed.perSecond,
    ),
    atMost(0.8, 'ms', 'CPU time for a page from cached fragments', fragments.cpuMs),
  ];
}

function atMost(limit: number, unit: string, name: string, value: number): Verdict {
  return {
    name,
    target: `≤ ${limit} ${unit}`.trim(),
    measured: formatValue(value, unit),
    passed: value <= limit,
  };
}

function atLeast(limit: number, unit: string, name: string, value: number): Verdict {
  return {
    name,
    target: `≥ ${limit} ${unit}`.trim(),
    measured: formatValue(value, unit),
    passed: value >= limit,
  };
}

function formatValue(value: number, unit: string): string {
  const digits = unit === '' || (unit === 'ms' && value >= 10) ? 0 : unit === 'kB' ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trim();
}
