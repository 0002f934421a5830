import { join } from 'node:path';
import { median } from '../figures/medians.ts';
import { BENCH } from '../sites/folders.ts';
import { type ComposedSite, type Site, startComposed, startProgram } from '../sites/sites.ts';
import { load } from './load.ts';
import { processorTime } from './processor-time.ts';

/** One way to serve pages. */
export interface ThroughputFigures {
  /** Responses per second, median of the rounds. */
  perSecond: number;
  /** Processor milliseconds per response, of all processes of the server. */
  processorMs: number;
  /** Lowest and highest round, responses per second. */
  range: [number, number];
  failures: number;
}

export type Throughput = Record<Way, ThroughputFigures>;
export type Way = (typeof WAYS)[number];

/** The last three are measured without compression, so that only creating the page counts. */
const WAYS = ['static', 'pageCache', 'fragments', 'monolith', 'uncached'] as const;

/**
 * Processes of the monolith, as many as the shell's: the shell itself and two renderers, which work only in `uncached`. Its spare
 * renderer is idle.
 */
const SERVERS = 3;

/** Measures the ways alternately, round by round, so that other load on the machine affects all of them. */
export async function measureThroughput(
  composed: ComposedSite,
  paths: readonly string[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Throughput> {
  const program = (name: string) => join(BENCH, 'dist', name);
  const sites: Site[] = [];
  const start = async <Started extends Site>(starting: Promise<Started>) => {
    const site = await starting;
    sites.push(site);
    return site;
  };
  try {
    const servers: Record<Way, Site> = {
      static: await start(startProgram(program('throughput/serve-static.js'), composed.url, ...paths)),
      pageCache: composed,
      fragments: await start(startComposed({ PAGE_CACHE_BYTES: '0' })),
      monolith: await start(
        startProgram(program('monolith/serve.js'), composed.contentApiUrl, String(SERVERS)),
      ),
      uncached: await start(startComposed({ PAGE_CACHE_BYTES: '0', FRAGMENT_CACHE_BYTES: '0' })),
    };
    const results = new Map<Way, Round[]>(WAYS.map((way) => [way, []]));
    for (const way of WAYS) await measureRound(servers[way], paths, way, 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const way of WAYS) results.get(way)?.push(await measureRound(servers[way], paths, way, seconds));
    }
    return Object.fromEntries(WAYS.map((way) => [way, summary(results.get(way) ?? [])])) as Throughput;
  } finally {
    for (const site of sites) await site.stop();
  }
}

interface Round {
  perSecond: number;
  processorMs: number;
  failures: number;
}

async function measureRound(
  { url, processId }: Site,
  paths: readonly string[],
  way: Way,
  seconds: number,
): Promise<Round> {
  const encoding = way === 'static' || way === 'pageCache' ? 'br' : 'identity';
  const before = processorTime(processId);
  const result = await load(url, paths, { seconds, encoding });
  return {
    perSecond: result.answers / result.seconds,
    processorMs: (processorTime(processId) - before) / result.answers,
    failures: result.failures,
  };
}

function summary(rounds: readonly Round[]): ThroughputFigures {
  const rates = rounds.map(({ perSecond }) => perSecond);
  return {
    perSecond: median(rates),
    processorMs: median(rounds.map(({ processorMs }) => processorMs)),
    range: [Math.min(...rates), Math.max(...rates)],
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}
