import type { PageResult } from '../pages/pages.ts';
import type { StillPage } from '../still/still.ts';
import type { Throughput } from '../throughput/throughput.ts';
import type { Touches } from '../touches/touches.ts';
import { judge } from './targets.ts';

const missed = (results: Parameters<typeof judge>[0]) =>
  judge(results)
    .filter(({ passed }) => !passed)
    .map(({ name, measured, target }) => `${name}: ${measured}, ${target}`);

function stillPage(path: string, composed: Partial<StillPage['composed']>): StillPage {
  const figures = {
    scriptBytes: 14_000,
    scripts: 4,
    requests: 30,
    prefetchedBytes: 0,
    blocking: 10,
    startedIslands: 0,
  };
  return { path, pages: 1, visits: 1, composed: { ...figures, ...composed }, monolith: figures };
}

/** Every mode has 100 pages a second, except those given here. */
function throughputWhere({ mix = 100, uncached = 100, pageCacheMs = 0.1 }): Throughput {
  const mode = { perSecond: 100, cpuMs: 0.1, range: [1, 2] as [number, number], failures: 0 };
  return {
    ...{ static: mode, fragments: mode, monolith: mode, filteredMonolith: mode, filtered: mode },
    ...{ missingMonolith: mode, missing: mode, mixMonolith: mode },
    pageCache: { ...mode, cpuMs: pageCacheMs },
    uncached: { ...mode, perSecond: uncached },
    mix: { ...mode, perSecond: mix },
  };
}

test('judge compares the worst page and passes only within the target', () => {
  const figures = { totalScriptBytes: 90_000, initialScriptBytes: 9_000, documentBytes: 19_900 };
  const composed = {
    ...figures,
    ...{ waterfallDepth: 2, islandRounds: 1, lcpDepth: 2, lcp: 1_100, longestTaskWithoutReact: 40 },
  } as PageResult['composed'];
  const page = { path: '/', composed, monolith: composed };
  const heavy = {
    ...page,
    path: '/a',
    composed: { ...composed, totalScriptBytes: 120_000, documentBytes: 60_000 },
  };
  const throughput = throughputWhere({});
  expect(missed({ pages: [page, heavy], throughput })).toEqual([
    'Extra JavaScript compared with the monolith, all islands hydrated: 30.0 kB, ≤ 15 kB',
  ]);
  expect(missed({ pages: [{ ...page, composed: { ...composed, documentBytes: 20_100 } }] })).toEqual([
    'Document of the home page, compressed: 20.1 kB, ≤ 20 kB',
  ]);
});

test('judge compares serving modes with those of the monolith', () => {
  expect(missed({ throughput: throughputWhere({ mix: 99, uncached: 87, pageCacheMs: 0.101 }) })).toEqual([
    'Mix of all pages, 20 % filtered, relative to the monolith with caches: 0.99 ×, ≥ 1 ×',
    'Uncached throughput relative to the monolith: 0.87 ×, ≥ 0.88 ×',
    'CPU time for a page from the page cache: 0.10 ms, ≤ 0.1 ms',
  ]);
});

test('judge names the worst page of each figure before a touch', () => {
  const kinds = [
    stillPage('/', { scriptBytes: 15_100 }),
    stillPage('/a', { requests: 37 }),
    stillPage('/b', { blocking: 31 }),
  ];
  expect(missed({ still: { kinds: kinds.slice(0, 0), exceptions: [] } })).toHaveLength(3);
  expect(missed({ still: { kinds, exceptions: [] } })).toEqual([
    'JavaScript before a touch, first visit, scrolled to the end: 15.1 kB (`/`), ≤ 15 kB',
    'Requests before a touch, more than the monolith’s: 7 (`/a`), ≤ 6',
    'Total blocking time before a touch, CPU 4x: 31 ms (`/b`), ≤ 30 ms',
  ]);
  expect(
    missed({ still: { kinds: [stillPage('/', { requests: 36, blocking: 30 })], exceptions: [] } }),
  ).toEqual([]);
});

test('judge misses a page that loads more only if nothing asks for it', () => {
  const exception = { path: '/?news', reason: '', figures: stillPage('/', { scriptBytes: 90_000 }).composed };
  expect(missed({ still: { kinds: [stillPage('/', {})], exceptions: [exception] } })).toEqual([]);
});

test('judge compares the 75th percentile of first touches, and misses the target if nothing could be touched', () => {
  const touches = (...times: number[]): Touches => ({
    found: times.length,
    controls: times.map((inp) => ({
      ...{ path: '/', label: '' },
      composed: { inp, answered: undefined },
      monolith: undefined,
    })),
  });
  expect(missed({ touches: touches(100, 100, 200, 900) })).toEqual([]);
  expect(missed({ touches: touches(100, 100, 201, 900) })).toHaveLength(1);
  expect(missed({ touches: touches() })).toEqual([
    'INP of the first touch, 75th percentile of all controls, CPU 4x: not measured, ≤ 200 ms',
  ]);
});

test('judge compares pairs of LCP', () => {
  const lcp = (composed: number) => ({ path: '/', pairs: [{ composed, monolith: 1_000 }] });
  expect(missed({ lcp: lcp(1_050) })).toEqual([]);
  expect(missed({ lcp: lcp(1_060) })).toHaveLength(1);
});
