import { join } from 'node:path';
import { median } from '../figures/medians.ts';
import { BENCH } from '../sites/folders.ts';
import { type ComposedSite, type Site, startComposed, startProgram } from '../sites/sites.ts';
import { load } from './load.ts';
import { cpuTime } from './processor-time.ts';

/** Figures for one serving mode. */
export interface ThroughputFigures {
  /** Median responses per second over the rounds. */
  perSecond: number;
  /** CPU milliseconds per response, summed over all of the server's processes. */
  cpuMs: number;
  /** Responses per second in the slowest and in the fastest round. */
  range: [number, number];
  failures: number;
}

export type Throughput = Record<ServingMode, ThroughputFigures>;
export type ServingMode = (typeof SERVING_MODES)[number];

/** The last three are measured without compression, so that only page creation is measured. */
const SERVING_MODES = ['static', 'pageCache', 'fragments', 'monolith', 'uncached'] as const;

/**
 * The number of the monolith's processes. The composed site has as many: the shell and two renderers, which work only in
 * `uncached`; its spare renderer is idle.
 */
const MONOLITH_PROCESSES = 3;

/** Measures the modes alternately, round by round, so that other load on the machine affects all of them. */
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
    const servers: Record<ServingMode, Site> = {
      static: await start(startProgram(program('throughput/serve-static.js'), composed.url, ...paths)),
      pageCache: composed,
      fragments: await start(startComposed({ PAGE_CACHE_BYTES: '0' })),
      monolith: await start(
        startProgram(program('monolith/serve.js'), composed.contentApiUrl, String(MONOLITH_PROCESSES)),
      ),
      uncached: await start(startComposed({ PAGE_CACHE_BYTES: '0', FRAGMENT_CACHE_BYTES: '0' })),
    };
    const results = new Map<ServingMode, Round[]>(SERVING_MODES.map((mode) => [mode, []]));
    for (const mode of SERVING_MODES) await measureRound(servers[mode], paths, mode, 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const mode of SERVING_MODES)
        results.get(mode)?.push(await measureRound(servers[mode], paths, mode, seconds));
    }
    return Object.fromEntries(
      SERVING_MODES.map((mode) => [mode, summary(results.get(mode) ?? [])]),
    ) as Throughput;
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
  mode: ServingMode,
  seconds: number,
): Promise<Round> {
  const encoding = mode === 'static' || mode === 'pageCache' ? 'br' : 'identity';
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
