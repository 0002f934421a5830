import type { BrowserContext, Page } from '@playwright/test';
import { storeConsent, storedChoice } from '../site/consent-choice.ts';
import { sitemapPaths } from '../site/crawl.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { EVERY_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect, test } from '../site/test.ts';

/** Possible consent choices; `undefined` means that the visitor has not chosen yet. */
const STATES = {
  none: undefined,
  denied: [],
  'maps only': ['maps'],
  all: ['maps', 'video', 'analytics'],
} as const;
type State = keyof typeof STATES;

/** A page with a map, and a page with frames from other providers. */
const SAMPLE_PATHS = ['/standorte', '/presse/mediathek'];

const CONSENT_TOOL = /\/consent\.[^/]*\.js/;

test.use({ storageState: { cookies: [], origins: [] } });

test('[R7.3-1] [F49] pages with maps and frames request no undeclared host, whether consent is refused or given @full', async ({
  page,
  context,
  siteUrl,
}) => {
  for (const state of ['denied', 'all'] as const) await visitAll(page, context, siteUrl, state, SAMPLE_PATHS);
});

for (const state of Object.keys(STATES) as State[]) {
  test(`[R7.3-1] no page requests an undeclared host with this consent: ${state} @full`, async ({
    page,
    context,
    siteUrl,
    watch,
  }) => {
    test.setTimeout(600_000);
    for (const note of NOT_FOUND_NOTES) watch.expectProblem(note);
    // Chromium logs this warning when a busy machine draws a preloaded picture some seconds late.
    watch.expectProblem(/^console\.warning: .* was preloaded using link preload but not used/);
    // The pages of records have no content files, and some pages with a content file are not in the sitemap.
    const paths = new Set([...EVERY_PAGE.map(({ path }) => path), ...(await sitemapPaths(siteUrl))]);
    await visitAll(page, context, siteUrl, state, [...paths]);
  });
}

/**
 * Visits every path with the given consent, and expects requests to the site alone: by default no page declares another
 * host, and frames from other providers are created only when a visitor opens them.
 */
async function visitAll(
  page: Page,
  context: BrowserContext,
  siteUrl: string,
  state: State,
  paths: readonly string[],
): Promise<void> {
  await context.clearCookies();
  const accepted = STATES[state];
  if (accepted) await storeConsent(context, siteUrl, accepted);
  const log: string[] = [];
  const record = (request: { url(): string }) => log.push(request.url());
  page.on('request', record);
  for (const path of paths) {
    log.length = 0;
    await page.goto(path);
    await scrollThrough(page);
    const maps = await page.locator('[data-map]').all();
    const isAllowed = accepted?.some((service) => service === 'maps') ?? false;
    for (const map of maps) {
      await map.scrollIntoViewIfNeeded();
      const button = map.getByRole('button', { name: isAllowed ? 'Karte vergrößern' : 'Einmal laden' });
      await expect(button, `${path}, ${state}`).toBeVisible();
    }
    const hosts = new Set(log.filter((url) => /^http/.test(url)).map((url) => new URL(url).origin));
    expect([...hosts], `${path}, ${state}`).toEqual([siteUrl]);
    const library = log.filter((url) => /\/leaflet\./.test(url));
    expect(library.length > 0, `${path}, ${state}: a map library`).toBe(isAllowed && maps.length > 0);
  }
  page.off('request', record);
}

test('[R4.3-1] [R7.3-1] [F31] while the consent tool is blocked, nothing counts as consent, and visitors can decide without it @full', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/net::ERR_|Failed to load|dynamically imported/);
  await page.route(CONSENT_TOOL, (route) => route.abort());
  await page.goto('/presse/mediathek');
  // The settings cannot open, so the button leads to the privacy page.
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await expect(page).toHaveURL(/\/datenschutz$/);
  expect(await context.cookies()).toEqual([]);

  await page.goto('/standorte');
  const map = page.locator('[data-map]').first();
  await map.scrollIntoViewIfNeeded();
  const once = map.getByRole('button', { name: 'Einmal laden' });
  await expect(once).toBeVisible();
  await expect(map.locator('figure')).toHaveCount(0);
  await once.click();
  await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await page.goto('/presse/mediathek');
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  expect(await storedChoice(context)).toEqual(['necessary']);
});

test('[R4.3-1] [R7.3-1] while the consent tool loads slowly, the placeholder and the page are usable, and a choice is stored at once @full', async ({
  page,
  context,
}) => {
  const library: string[] = [];
  page.on('request', (request) => {
    if (/\/leaflet\./.test(request.url())) library.push(request.url());
  });
  let releaseTool = () => {};
  const released = new Promise<void>((resolve) => {
    releaseTool = resolve;
  });
  const toolRequest = page.waitForRequest(CONSENT_TOOL);
  await page.route(CONSENT_TOOL, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/standorte');
  const settingsLink = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' });
  await settingsLink.click();
  await toolRequest;
  // The link shows that the touch has arrived.
  expect(await settingsLink.evaluate((link) => link.getAnimations().length)).toBe(1);

  const map = page.locator('[data-map]').first();
  await map.scrollIntoViewIfNeeded();
  const always = map.getByRole('button', { name: 'Immer laden' });
  await expect(always).toBeVisible();
  await expect(map.locator('figure')).toHaveCount(0);
  expect(library).toEqual([]);

  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  const toggle = menu.locator('summary', { hasText: 'Presse' });
  await toggle.press('Enter');
  await expect(menu.getByRole('link', { name: 'Bildmaterial' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await always.press('Enter');
  await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
  expect(await storedChoice(context)).toEqual(['necessary', 'maps']);

  // The choice makes the settings that were about to open outdated.
  const loaded = page.waitForResponse(CONSENT_TOOL);
  releaseTool();
  await (await loaded).finished();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settingsLink.click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Karten/ })).toBeChecked();
  await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
});

for (const [state, accepted] of [
  ['has not decided', undefined],
  ['has declined before', []],
  ['has accepted before', ['maps', 'video', 'analytics']],
] as const) {
  test(`[R7.3-1] the consent tool does not load for a visitor who ${state} @full`, async ({
    page,
    context,
    siteUrl,
  }) => {
    const requests: string[] = [];
    await page.route(CONSENT_TOOL, (route) => void requests.push(route.request().url()));
    if (accepted) await storeConsent(context, siteUrl, accepted);
    await page.goto('/standorte');
    await untilNetworkIdle(page);
    const map = page.locator('[data-map]').first();
    await map.scrollIntoViewIfNeeded();
    const button = map.getByRole('button', { name: accepted?.length ? 'Karte vergrößern' : 'Einmal laden' });
    await expect(button).toBeVisible();
    expect(requests).toEqual([]);
  });
}
