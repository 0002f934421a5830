import type { Browser } from '@playwright/test';
import { medians } from '../figures/medians.ts';
import { type Consent, launchBrowser } from '../pages/visit.ts';
import { measureStill, type StillFigures } from './measure-still.ts';
import { fetchPageKinds, type PageKind } from './page-kinds.ts';

/** A kind of page, on a first visit without any touch. */
export interface StillPage extends PageKind {
  composed: StillFigures;
  monolith: StillFigures;
  /** Visits of each site; the figures are their medians. */
  visits: number;
}

/** A page that may load more, because its address or an earlier consent asks for it. */
export interface ExceptionalPage {
  path: string;
  reason: string;
  figures: StillFigures;
}

export interface StillPages {
  kinds: StillPage[];
  exceptions: ExceptionalPage[];
}

interface Origins {
  composed: string;
  monolith: string;
}

/** Pages that are measured at the same time; they wait most of the time. */
const CONCURRENT_VISITS = 3;
/** Kinds with the longest blocking time whose visits are repeated, because CPU times vary. */
const REPEATED_KINDS = 3;

const EXCEPTIONS: readonly { path: string; consent: Consent; reason: string }[] = [
  { path: '/presse?news', consent: 'unasked', reason: 'the address asks for the news' },
  {
    path: '/presse/mediathek#jahreszeiten-2',
    consent: 'unasked',
    reason: 'the address names a picture of a gallery',
  },
  { path: '/standorte', consent: ['maps'], reason: 'maps were allowed on an earlier visit' },
  { path: '/presse/mediathek', consent: ['video'], reason: 'videos were allowed on an earlier visit' },
  { path: '/', consent: ['analytics'], reason: 'statistics were allowed on an earlier visit' },
];

/**
 * Measures one page of each kind once on both sites, then repeats the visits of those with the longest blocking time, and measures
 * the exceptions.
 *
 * @param paths only the kinds of these pages; without it, all kinds
 * @param visits paired visits of the kinds that are repeated
 */
export async function measureStillPages(
  siteUrl: string,
  origins: Origins,
  { paths, visits }: { paths: readonly string[] | undefined; visits: number },
  log: (line: string) => void,
): Promise<StillPages> {
  const kinds = paths ? paths.map((path) => ({ path, pages: 1 })) : await fetchPageKinds(siteUrl);
  log(`${kinds.length} kinds of pages`);
  const pages = await inOwnBrowsers(kinds, async (browser, kind): Promise<StillPage> => {
    log(`untouched: ${kind.path}`);
    return { ...kind, ...(await measurePair(browser, origins, kind.path)), visits: 1 };
  });
  const exceptions = await inOwnBrowsers(
    paths ? [] : EXCEPTIONS,
    async (browser, { path, consent, reason }) => {
      log(`untouched: ${path}, where ${reason}`);
      return { path, reason, figures: await measureStill(browser, origins.composed + path, consent) };
    },
  );
  const repeated = new Set(longestBlocking(pages, REPEATED_KINDS));
  const browser = await launchBrowser();
  try {
    const measured: StillPage[] = [];
    for (const page of pages) {
      measured.push(repeated.has(page) ? await repeat(browser, origins, page, visits, log) : page);
    }
    return { kinds: measured, exceptions };
  } finally {
    await browser.close();
  }
}

/** The pages whose composed version blocks longest. */
export function longestBlocking(pages: readonly StillPage[], count: number): StillPage[] {
  return [...pages].sort((a, b) => b.composed.blocking - a.composed.blocking).slice(0, count);
}

async function repeat(
  browser: Browser,
  origins: Origins,
  page: StillPage,
  visits: number,
  log: (line: string) => void,
): Promise<StillPage> {
  const pairs: Awaited<ReturnType<typeof measurePair>>[] = [];
  for (let visit = 1; visit <= visits; visit += 1) {
    log(`untouched, visit ${visit} of ${visits}: ${page.path}`);
    pairs.push(await measurePair(browser, origins, page.path));
  }
  if (pairs.length === 0) return page;
  return {
    ...page,
    visits: pairs.length,
    composed: medians(pairs.map(({ composed }) => composed)),
    monolith: medians(pairs.map(({ monolith }) => monolith)),
  };
}

async function measurePair(browser: Browser, origins: Origins, path: string) {
  return {
    composed: await measureStill(browser, origins.composed + path, 'unasked'),
    monolith: await measureStill(browser, origins.monolith + path, 'unasked'),
  };
}

/** Measures several entries at a time. Each has a browser of its own, because a browser records one trace at a time. */
async function inOwnBrowsers<Entry, Result>(
  entries: readonly Entry[],
  measure: (browser: Browser, entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = [...entries.entries()];
  const work = async () => {
    if (remaining.length === 0) return;
    const browser = await launchBrowser();
    try {
      for (let next = remaining.shift(); next; next = remaining.shift()) {
        results[next[0]] = await measure(browser, next[1]);
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_VISITS }, work));
  return results;
}
