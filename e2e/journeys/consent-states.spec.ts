import type { BrowserContext, Page } from '@playwright/test';
import { decideBefore, storedChoice } from '../site/consent-choice.ts';
import { sitemapPaths } from '../site/crawl.ts';
import { EVERY_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect, test } from '../site/test.ts';

/** What a visitor may have said. `undefined`: nothing yet. */
const STATES = {
  none: undefined,
  denied: [],
  'maps only': ['maps'],
  all: ['maps', 'video', 'analytics'],
} as const;
type State = keyof typeof STATES;

/** Those with a map, and those with frames of others. */
const SAMPLE_PATHS = ['/standorte', '/presse/mediathek'];

const CONSENT_TOOL = /\/consent\.[^/]*\.js/;

test.use({ storageState: { cookies: [], origins: [] } });

test('[R7.3-1] [F49] pages with maps and frames ask no undeclared host, whether all was declined or allowed @full', async ({
  page,
  context,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  for (const state of ['denied', 'all'] as const) await visitAll(page, context, siteUrl, state, SAMPLE_PATHS);
});

for (const state of Object.keys(STATES) as State[]) {
  test(`[R7.3-1] no page asks an undeclared host with this consent: ${state} @full`, async ({
    page,
    context,
    siteUrl,
    watch,
  }) => {
    test.setTimeout(600_000);
    for (const note of NOT_FOUND_NOTES) watch.expectProblem(note);
    // What Chromium says of a preloaded picture that a busy machine draws some seconds late.
    watch.expectProblem(/^console\.warning: .* was preloaded using link preload but not used/);
    // Pages of records stand in no file of their own, those that nobody shall find in no sitemap.
    const paths = new Set([...EVERY_PAGE.map(({ path }) => path), ...(await sitemapPaths(siteUrl))]);
    await visitAll(page, context, siteUrl, state, [...paths]);
  });
}

/** The site declares no host of its own accord: frames of others are made when somebody opens them. */
async function visitAll(
  page: Page,
  context: BrowserContext,
  siteUrl: string,
  state: State,
  paths: readonly string[],
): Promise<void> {
  await context.clearCookies();
  const accepted = STATES[state];
  if (accepted) await decideBefore(context, siteUrl, accepted);
  const log: string[] = [];
  const write = (request: { url(): string }) => log.push(request.url());
  page.on('request', write);
  for (const path of paths) {
    log.length = 0;
    await page.goto(path);
    await scrollThrough(page);
    const maps = await page.locator('[data-map]').all();
    const isAllowed = accepted?.some((service) => service === 'maps') ?? false;
    for (const map of maps) {
      await map.scrollIntoViewIfNeeded();
      const seen = map.getByRole('button', { name: isAllowed ? 'Karte vergrößern' : 'Einmal laden' });
      await expect(seen, `${path}, ${state}`).toBeVisible({ timeout: 20_000 });
    }
    const hosts = new Set(log.filter((url) => /^http/.test(url)).map((url) => new URL(url).origin));
    expect([...hosts], `${path}, ${state}`).toEqual([siteUrl]);
    const library = log.filter((url) => /\/leaflet\./.test(url));
    expect(library.length > 0, `${path}, ${state}: a map library`).toBe(isAllowed && maps.length > 0);
  }
  page.off('request', write);
}

test('[R4.3-1] [R7.3-1] [F31] a consent tool that is blocked leaves the placeholder, and never counts as a yes', async ({
  page,
  watch,
}) => {
  // It is reported, and reports are limited: other tests make them, too.
  watch.expectProblem(/net::ERR_|Failed to load|dynamically imported|429: .*\/_reports$/);
  await page.route(CONSENT_TOOL, (route) => route.abort());
  await page.goto('/standorte');
  const map = page.locator('[data-map]').first();
  await map.scrollIntoViewIfNeeded();
  const once = map.getByRole('button', { name: 'Einmal laden' });
  await expect(once).toBeVisible({ timeout: 15_000 });
  await expect(map.locator('figure')).toHaveCount(0);
  await once.click();
  await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible({ timeout: 15_000 });
});

test('[R4.3-1] [R7.3-1] a consent tool that is slow leaves the placeholder and the page usable, and stores at last what was chosen before @full', async ({
  page,
  context,
}) => {
  const library: string[] = [];
  page.on('request', (request) => {
    if (/\/leaflet\./.test(request.url())) library.push(request.url());
  });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const isAsked = page.waitForRequest(CONSENT_TOOL);
  await page.route(CONSENT_TOOL, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto('/standorte');
  const map = page.locator('[data-map]').first();
  await map.scrollIntoViewIfNeeded();
  const always = map.getByRole('button', { name: 'Immer laden' });
  await expect(always).toBeVisible({ timeout: 15_000 });
  await page.clock.runFor(1_000);
  await isAsked;
  await page.clock.runFor(30_000);
  await expect(always).toBeVisible();
  await expect(map.locator('figure')).toHaveCount(0);
  expect(library).toEqual([]);

  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  const toggle = menu.locator('summary', { hasText: 'Presse' });
  await toggle.press('Enter');
  await expect(menu.getByRole('link', { name: 'Bildmaterial' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  // What is chosen on the placeholder needs no tool; only storing it does.
  await always.click();
  await page.clock.runFor(1_500);
  await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible({ timeout: 15_000 });
  expect(await context.cookies()).toEqual([]);
  arrive();
  await expect.poll(() => storedChoice(context)).toEqual(['necessary', 'maps']);
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeHidden();
  await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
});

test('[R7.3-1] somebody who has declined before waits for no consent tool @full', async ({
  page,
  context,
  siteUrl,
}) => {
  const requests: string[] = [];
  await page.route(CONSENT_TOOL, (route) => void requests.push(route.request().url()));
  await decideBefore(context, siteUrl, []);
  await page.goto('/standorte', { waitUntil: 'networkidle' });
  const map = page.locator('[data-map]').first();
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Einmal laden' })).toBeVisible({ timeout: 15_000 });
  expect(requests).toEqual([]);
});
