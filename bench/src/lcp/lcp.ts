import type { Browser } from '@playwright/test';
import { median, percentile } from '../figures/medians.ts';
import { readPaints } from '../pages/in-page.ts';
import { RETURNING } from '../pages/measure-page.ts';
import { observeNetwork } from '../pages/network.ts';
import { CPU_SLOWDOWN, waitUntilQuiet, withPage } from '../pages/visit.ts';

/** LCP of both sites in ms, visit by visit. */
export interface LcpPairs {
  path: string;
  pairs: { composed: number; monolith: number }[];
}

export interface LcpRatio {
  /** The median of each pair's composed LCP divided by its monolith's. */
  ratio: number;
  /** Lower and upper quartile. */
  quartiles: [number, number];
}

/** Visits a page on both sites in turn, on a slow network and CPU. Every second pair starts with the other site. */
export async function measureLcp(
  browser: Browser,
  origins: { composed: string; monolith: string },
  path: string,
  visits: number,
  log: (line: string) => void,
): Promise<LcpPairs> {
  const pairs: LcpPairs['pairs'] = [];
  for (let visit = 1; visit <= visits; visit += 1) {
    log(`LCP, visit ${visit} of ${visits}: ${path}`);
    const sites = visit % 2 ? (['composed', 'monolith'] as const) : (['monolith', 'composed'] as const);
    const pair = { composed: Number.NaN, monolith: Number.NaN };
    for (const site of sites) pair[site] = await measureVisit(browser, origins[site] + path);
    pairs.push(pair);
  }
  return { path, pairs };
}

export function compareLcp({ pairs }: Pick<LcpPairs, 'pairs'>): LcpRatio {
  const ratios = pairs.map(({ composed, monolith }) => composed / monolith);
  return { ratio: median(ratios), quartiles: [percentile(ratios, 0.25), percentile(ratios, 0.75)] };
}

function measureVisit(browser: Browser, url: string): Promise<number> {
  return withPage(browser, url, RETURNING, async (page, session) => {
    const requests = await observeNetwork(session, 'slow');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, requests);
    return (await page.evaluate(readPaints)).lcp;
  });
}
