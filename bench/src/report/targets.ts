import { worstOf } from '../figures/medians.ts';
import { compareLcp, type LcpPairs } from '../lcp/lcp.ts';
import type { PageResult } from '../pages/pages.ts';
import type { StillPage, StillPages } from '../still/still.ts';
import type { Throughput, ThroughputFigures } from '../throughput/throughput.ts';
import { summarizeTouches, type Touches } from '../touches/touches.ts';
import { atLeast, atMost, type Unit, type Verdict } from './verdict.ts';

export interface Results {
  pages: PageResult[];
  still: StillPages;
  touches: Touches;
  lcp: LcpPairs;
  throughput: Throughput;
}

/** Compares the results with the architecture's targets; the worst page counts. @param results of the measured parts */
export function judge({ pages, still, touches, lcp, throughput }: Partial<Results>): Verdict[] {
  return [
    ...(still ? judgeStill(still) : []),
    ...(touches ? judgeTouches(touches) : []),
    ...(pages ? judgePages(pages) : []),
    ...(lcp ? judgeLcp(lcp) : []),
    ...(throughput ? judgeThroughput(throughput) : []),
  ];
}

/** Pages before any touch: a first visit, scrolled to the end, then left alone. */
function judgeStill({ kinds }: StillPages): Verdict[] {
  const worst = (limit: number, unit: Unit, name: string, figure: (page: StillPage) => number) => {
    const page = worstOf(kinds, figure);
    return atMost(limit, unit, name, page ? figure(page) : Number.NaN, page?.path);
  };
  return [
    worst(
      15,
      'kB',
      'JavaScript before a touch, first visit, scrolled to the end',
      ({ composed }) => composed.scriptBytes / 1000,
    ),
    worst(
      6,
      '',
      'Requests before a touch, more than the monolith’s',
      ({ composed, monolith }) => composed.requests - monolith.requests,
    ),
    worst(30, 'ms', 'Total blocking time before a touch, CPU 4x', ({ composed }) => composed.blocking),
  ];
}

function judgeTouches({ controls }: Touches): Verdict[] {
  const { inp } = summarizeTouches(controls.map(({ composed }) => composed));
  return [atMost(200, 'ms', 'INP of the first touch, 75th percentile of all controls, CPU 4x', inp)];
}

function judgeLcp(lcp: LcpPairs): Verdict[] {
  const { path, pairs } = lcp;
  const name = `LCP relative to the monolith with the same islands, median of ${pairs.length} pairs`;
  return [atMost(1.05, '×', name, compareLcp(lcp).ratio, path)];
}

function judgePages(pages: readonly PageResult[]): Verdict[] {
  const worst = (figure: (page: PageResult) => number) => Math.max(...pages.map(figure));
  const home = pages.find(({ path }) => path === '/');
  return [
    ...(home
      ? [atMost(20, 'kB', 'Document of the home page, compressed', home.composed.documentBytes / 1000)]
      : []),
    atMost(
      15,
      'kB',
      'Extra JavaScript compared with the monolith, all islands hydrated',
      worst((page) => (page.composed.totalScriptBytes - page.monolith.totalScriptBytes) / 1000),
    ),
    atMost(
      15,
      'kB',
      'JavaScript before any interaction, on pages whose islands wait',
      worst((page) => page.composed.initialScriptBytes / 1000),
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
  ];
}

function judgeThroughput(throughput: Throughput): Verdict[] {
  const { monolith, uncached, pageCache, fragments, mix, mixMonolith } = throughput;
  const relative = (mode: ThroughputFigures, to: ThroughputFigures) => mode.perSecond / to.perSecond;
  return [
    atLeast(
      1,
      '×',
      'Mix of all pages, 20 % filtered, relative to the monolith with caches',
      relative(mix, mixMonolith),
    ),
    atLeast(0.88, '×', 'Uncached throughput relative to the monolith', relative(uncached, monolith)),
    atMost(0.1, 'ms', 'CPU time for a page from the page cache', pageCache.cpuMs),
    atMost(0.4, 'ms', 'CPU time for a page from cached fragments', fragments.cpuMs),
  ];
}
