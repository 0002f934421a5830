import type { Browser } from '@playwright/test';
import { medians } from '../figures/medians.ts';
import { measureVisit, measureWork, type VisitFigures, type WorkFigures } from './measure-page.ts';

/** The medians for one page on both sites. */
export interface PageResult {
  path: string;
  composed: Figures;
  monolith: Figures;
}

type Figures = VisitFigures & WorkFigures;

/** Measures every page on both sites alternately, visit by visit. @param origins the sites' origins */
export async function measurePages(
  browser: Browser,
  origins: { composed: string; monolith: string },
  paths: readonly string[],
  visits: number,
  log: (line: string) => void,
): Promise<PageResult[]> {
  const runs = new Map(paths.map((path) => [path, { composed: [] as Figures[], monolith: [] as Figures[] }]));
  for (let visit = 1; visit <= visits; visit += 1) {
    for (const [path, { composed, monolith }] of runs) {
      log(`visit ${visit} of ${visits}: ${path}`);
      composed.push(await measurePage(browser, origins.composed + path));
      monolith.push(await measurePage(browser, origins.monolith + path));
    }
  }
  const results: PageResult[] = [];
  for (const [path, { composed, monolith }] of runs) {
    results.push({
      path,
      composed: medians(composed),
      monolith: medians(monolith),
    });
  }
  return results;
}

async function measurePage(browser: Browser, url: string): Promise<Figures> {
  return { ...(await measureVisit(browser, url)), ...(await measureWork(browser, url)) };
}
