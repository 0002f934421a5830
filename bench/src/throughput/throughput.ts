import { join } from 'node:path';
import { median } from '../figures/medians.ts';
import { BENCH } from '../sites/folders.ts';
import { type ComposedSite, type Site, startComposed, startProgram } from '../sites/sites.ts';
import { fetchSitemap } from '../still/page-kinds.ts';
import { type LoadOptions, load, type RequestSequence } from './load.ts';
import { cpuTime } from './processor-time.ts';
import { eachPage, filteredLists, missingPages, mixedPages } from './requests.ts';

/** Figures for one serving mode. */
export interface ThroughputFigures {
  /** Median responses per second over the rounds. */
  perSecond: number;
  /** CPU milliseconds per response, summed over all of the server's processes, without the content API. */
  cpuMs: number;
  /** Responses per second in the slowest and in the fastest round. */
  range: [number, number];
  failures: number;
}

export type Throughput = Record<ServingMode, ThroughputFigures>;
export type ServingMode = (typeof SERVING_MODES)[number];

const SERVING_MODES = [
  ...['static', 'pageCache', 'fragments', 'monolith', 'uncached'],
  ...['filteredMonolith', 'filtered', 'missingMonolith', 'missing', 'mixMonolith', 'mix'],
] as const satisfies readonly string[];

/**
 * The number of the monolith's processes. The composed site has as many: the shell and two renderers, which work only on what is not
 * cached; its spare renderer is idle.
 */
const MONOLITH_PROCESSES = 3;

/** Seconds of load before the first round of a mode: until then, code is compiled and caches are filled. */
const WARM_UP_SECONDS = 8;

/** What one serving mode requests of which site. */
interface Mode extends Omit<LoadOptions, 'seconds'> {
  site: Site;
  sequences: readonly RequestSequence[];
}

/** Measures the modes alternately, round by round, so that other load on the machine affects all of them. */
export async function measureThroughput(
  composed: ComposedSite,
  paths: readonly string[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Throughput> {
  const sites: Site[] = [];
  try {
    const modes = await startModes(composed, paths, async (starting) => {
      const site = await starting;
      sites.push(site);
      return site;
    });
    const results = new Map<ServingMode, Round[]>(SERVING_MODES.map((mode) => [mode, []]));
    for (const mode of SERVING_MODES) await measureRound(modes[mode], WARM_UP_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      for (const mode of SERVING_MODES) results.get(mode)?.push(await measureRound(modes[mode], seconds));
    }
    return Object.fromEntries(
      SERVING_MODES.map((mode) => [mode, summary(results.get(mode) ?? [])]),
    ) as Throughput;
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** Starts the sites that the modes need besides `composed`. @param start waits for a site, and stops it in the end */
async function startModes(
  composed: ComposedSite,
  paths: readonly string[],
  start: (starting: Promise<Site>) => Promise<Site>,
): Promise<Record<ServingMode, Mode>> {
  const program = (name: string, ...parameters: string[]) =>
    start(startProgram(join(BENCH, 'dist', name), ...parameters));
  const monolith = (...caches: string[]) =>
    program('monolith/serve.js', composed.contentApiUrl, String(MONOLITH_PROCESSES), ...caches);
  const pages = eachPage(paths);
  const sitemap = await fetchSitemap(composed.url);
  const compressed = { encoding: 'br' } as const;
  // Without compression, so that only page creation is measured.
  const created = { encoding: 'identity', sequences: pages } as const;
  const cachingMonolith = await monolith('caches');
  const both = (mode: Omit<Mode, 'site'>): [Mode, Mode] => [
    { ...mode, site: cachingMonolith },
    { ...mode, site: composed },
  ];
  const [filteredMonolith, filtered] = both({ ...compressed, sequences: filteredLists() });
  const [missingMonolith, missing] = both({ ...compressed, sequences: missingPages(), status: 404 });
  const [mixMonolith, mix] = both({ ...compressed, sequences: mixedPages(sitemap) });
  return {
    static: {
      ...compressed,
      site: await program('throughput/serve-static.js', composed.url, ...paths),
      sequences: pages,
    },
    pageCache: { ...compressed, site: composed, sequences: pages },
    fragments: { ...created, site: await start(startComposed({ PAGE_CACHE_BYTES: '0' })) },
    monolith: { ...created, site: await monolith() },
    uncached: {
      ...created,
      site: await start(startComposed({ PAGE_CACHE_BYTES: '0', FRAGMENT_CACHE_BYTES: '0' })),
    },
    ...{ filteredMonolith, filtered, missingMonolith, missing, mixMonolith, mix },
  };
}

interface Round {
  perSecond: number;
  cpuMs: number;
  failures: number;
}

async function measureRound({ site, sequences, ...options }: Mode, seconds: number): Promise<Round> {
  const before = cpuTime(site.processId);
  const result = await load(site.url, sequences, { ...options, seconds });
  return {
    perSecond: result.responses / result.seconds,
    cpuMs: (cpuTime(site.processId) - before) / result.responses,
    failures: result.failures,
  };
}

function summary(rounds: readonly Round[]): ThroughputFigures {
  const rates = rounds.map(({ perSecond }) => perSecond);
  return {
    perSecond: median(rates),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
    range: [Math.min(...rates), Math.max(...rates)],
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}
