import { join } from 'node:path';
import { median } from '../figures/medians.ts';
import { BENCH } from '../sites/folders.ts';
import { type ComposedSite, type Site, startComposed, startProgram } from '../sites/sites.ts';
import { load } from './load.ts';
import { cpuTime } from './processor-time.ts';

/** One way to serve pages. */
export interface ThroughputFigures {
  /** Median responses per second over the rounds. */
  perSecond: number;
  /** CPU milliseconds per response, summed over all of the server's processes. */
  cpuMs: number;
  /** Responses per second in the slowest and in the fastest round. */
  range: [number, number];
  failures: number;
}

export type Throughput = Record<Way, ThroughputFigures>;
export type Way = (typeof WAYS)[number];

/** The last three are measured without compression, so that only creating the page counts. */
const WAYS = ['static', 'pageCache', 'fragments', 'monolith', 'uncached'] as const;

/**
 * The monolith runs as many processes as the shell: the shell itself and two renderers, which work only in `uncached`. The
 * shell's spare renderer is idle.
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
  cpuMs: number;
  failures: number;
}

async function measureRound(
  { url, processId }: Site,
  paths: readonly string[],
  way: Way,
  seconds: number,
): Promise<Round> {
  const encoding = way === 'static' || way === 'pageCache' ? 'br' : 'identity';
  const before = cpuTime(processId);
  const result = await load(url, paths, { seconds, encoding });
  return {
    perSecond: result.responses / result.seconds,
    cpuMs: (cpuTime(processId) - before) / result.responses,
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
