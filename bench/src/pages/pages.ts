import type { Browser } from '@playwright/test';
import { medians } from '../statistics.ts';
import type { PageResult } from '../targets.ts';
import { measureVisit, measureWork, type VisitFigures, type WorkFigures } from './measure-page.ts';

type Figures = VisitFigures & WorkFigures;

/** Measures every page on both sites in turn, visit after visit. @param origins of the sites */
export async function measurePages(
  browser: Browser,
  origins: { composed: string; monolith: string },
  paths: readonly string[],
  visits: number,
  note: (line: string) => void,
): Promise<PageResult[]> {
  const runs = new Map(paths.map((path) => [path, { composed: [] as Figures[], monolith: [] as Figures[] }]));
  for (let visit = 1; visit <= visits; visit += 1) {
    for (const [path, { composed, monolith }] of runs) {
      note(`visit ${visit} of ${visits}: ${path}`);
      composed.push(await measureBoth(browser, origins.composed + path));
      monolith.push(await measureBoth(browser, origins.monolith + path));
    }
  }
  const results: PageResult[] = [];
  for (const [path, { composed, monolith }] of runs) {
    // Bytes are the same each time, so once is enough.
    const newVisitor = await measureVisit(browser, origins.composed + path, 'new');
    results.push({
      path,
      composed: medians(composed),
      monolith: medians(monolith),
      scriptBytesNewVisitor: newVisitor.scriptBytesBefore,
    });
  }
  return results;
}

async function measureBoth(browser: Browser, url: string): Promise<Figures> {
  return { ...(await measureVisit(browser, url, 'known')), ...(await measureWork(browser, url)) };
}
