import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { untilIdle } from '../site/machine.ts';
import { writeManyOffers } from '../site/many-offers.ts';
import { recordMeasurement } from '../site/measurements.ts';
import { startPostgresql } from '../site/postgresql.ts';
import { startSite } from '../site/site.ts';

const OFFERS = 2000;
const LIST = '/immobilien/angebote';
const PREFIX = 'tx_dmshoffers_offerslist';
const DISTRICTS = ['Altstadt', 'Brückenkopf', 'Hafen', 'Lindental', 'Mitte', 'Nord', 'Südring'];

const CONCURRENCY = 10;
const REQUESTS = 400;
const WARM_UP = 150;

const CALM_MS = 10_000;
const MAX_REST_MS = 150_000;
/** Milliseconds until the last byte, 95th percentile, on two idle cores that the client shares. */
const MAX_P95_MS = 250;
/** On a busy or slower machine: at most so many times the value with the site's own offers, measured just before. */
const MAX_RATIO = 2;

let content: string;
test.describe.configure({ timeout: 480_000 });
test.beforeAll(async () => {
  content = await writeManyOffers(OFFERS);
});
test.afterAll(() => rm(content, { recursive: true, force: true }));

for (const kind of ['embedded', 'PostgreSQL'] as const) {
  test(`[VI1] a filtered list of 2,000 offers is a whole page within 250 ms, ten visitors at once; ${kind} @full`, async () => {
    const own = await p95Of(kind, {});
    const many = await p95Of(kind, { CONTENT_DIRECTORY: content });
    recordMeasurement(`filtered page, ${kind}, p95`, `${many} ms; with the site's offers ${own} ms`);
    expect(many).toBeLessThan(Math.max(MAX_P95_MS, MAX_RATIO * own));
  });
}

/** Starts a site, and requests filtered pages that no cache has. */
async function p95Of(kind: 'embedded' | 'PostgreSQL', env: Record<string, string>): Promise<number> {
  const postgresql = kind === 'PostgreSQL' ? await startPostgresql() : undefined;
  test.skip(kind === 'PostgreSQL' && !postgresql, 'PostgreSQL is not installed');
  const site = await startSite({
    env: {
      ...{ TRUSTED_PROXIES: '127.0.0.1', SEARCHES_PER_NETWORK: '1000000', ...env },
      ...(postgresql && { DATABASE_URL: postgresql.url }),
    },
  });
  try {
    // After a start, the registry reads all live pages, and checks them a little later.
    await untilIdle(CALM_MS, MAX_REST_MS);
    await timesOf(site.url, 0, WARM_UP);
    const times = (await timesOf(site.url, WARM_UP, REQUESTS)).sort((a, b) => a - b);
    return Math.round(times[Math.floor(0.95 * REQUESTS)] ?? Number.NaN);
  } finally {
    await site.stop();
    await postgresql?.stop();
  }
}

/** Milliseconds of each request, with ten networks at once. */
async function timesOf(siteUrl: string, first: number, requests: number): Promise<number[]> {
  const addresses = Array.from({ length: requests }, (_, index) => filteredList(first + index));
  const times: number[] = [];
  const visitor = async (network: number) => {
    for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
      const startedAt = performance.now();
      const response = await fetch(`${siteUrl}${address}`, {
        headers: { 'x-forwarded-for': `10.1.${network}.7` },
      });
      await response.arrayBuffer();
      times.push(performance.now() - startedAt);
      // Playwright's `expect` would take a millisecond of each page's time.
      if (!response.ok) throw new Error(`${response.status} for ${address}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, network) => visitor(network)));
  return times;
}

/** Different for each number: a rent, with or without districts, rooms and an order. */
function filteredList(number: number): string {
  const query = new URLSearchParams({ [`${PREFIX}[rentbis]`]: String(600 + number) });
  if (number % 4 > 0) query.append(`${PREFIX}[district]`, DISTRICTS[number % 7] ?? '');
  if (number % 4 > 2) query.append(`${PREFIX}[district]`, DISTRICTS[(number + 3) % 7] ?? '');
  if (number % 3 > 0) query.append(`${PREFIX}[roomsvon]`, String(number % 3));
  if (number % 5 === 0) query.append(`${PREFIX}[balcony]`, '1');
  if (number % 6 === 0) query.append(`${PREFIX}[sort]`, 'rent');
  return `${LIST}?${query}`;
}
