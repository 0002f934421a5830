import type { Locator, Page } from '@playwright/test';
import { storeConsent } from './consent-choice.ts';
import { untilNetworkIdle } from './network-idle.ts';
import { expect, type test as siteTest } from './test.ts';

export interface MapJourneys {
  test: typeof siteTest;
  /** The map service's name in titles. */
  name: string;
  /** Added to titles; ` @full` limits these journeys to the full run. */
  tag: '' | ' @full';
  /** The placeholder's texts. */
  placeholder: { title: string; purpose: RegExp };
  /** Matches URLs of the map service's library. */
  library: RegExp;
  /** The site's production host is set to `localhost`, so that `127.0.0.1` is another host. */
  hasProductionHost?: true;
}

const PAGE = '/standorte';
const FIRST_MAP = 'Servicebüros und Hausmeistereien';

export const mapOf = (page: Page, heading: string) => page.getByRole('region', { name: `Karte: ${heading}` });
/** The block that contains a map. */
const islandOf = (map: Locator) => map.locator('xpath=ancestor::*[@data-island]');
const listOf = (page: Page, map: number) => page.locator(`ol:has(> #standort-${map}-1)`);
const markersOf = (map: Locator) => map.locator('button:has(img)');
const pin = (map: Locator, title: string) => map.getByRole('button', { name: title });
const icons = (map: Locator) =>
  markersOf(map)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

/** Gives consent on the placeholder, and waits for the map. */
export async function loadMap(map: Locator, choice: 'Einmal laden' | 'Immer laden' = 'Einmal laden') {
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: choice }).click();
  await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
}

/** Journeys that every map service must pass. */
export function describeMaps({
  test,
  name,
  tag,
  placeholder,
  library,
  hasProductionHost,
}: MapJourneys): void {
  test(`[R2.10-1] [R2.10-2] [R4.3-1] [R4.3-4] [R7.3-1] ${name}: asks for consent before loading any part of the library, and shows the placeholder again when consent is withdrawn${tag}`, async ({
    page,
  }) => {
    const requestTimes: number[] = [];
    page.on('request', (request) => {
      if (library.test(request.url())) requestTimes.push(Date.now());
    });
    await page.goto(PAGE);
    await untilNetworkIdle(page);
    const map = mapOf(page, FIRST_MAP);
    await expect(map.getByText(placeholder.title)).toBeVisible();
    await expect(map.getByText(placeholder.purpose)).toBeVisible();
    await expect(map.getByRole('link')).toHaveAttribute('href', '/datenschutz#karten');
    for (const number of [1, 2]) {
      const ids = await listOf(page, number)
        .locator('> li')
        .evaluateAll((items) => items.map(({ id }) => id));
      expect(ids).toEqual([1, 2, 3, 4, 5, 6].map((item) => `standort-${number}-${item}`));
      await expect(page.locator(`#standort-${number}-1`)).toHaveAttribute('data-latitude', /^5\d\.\d+$/);
      await expect(page.locator(`#standort-${number}-1`)).toHaveAttribute('data-longitude', /^1\d\.\d+$/);
    }
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('button', { name: 'Immer laden' })).toBeVisible();
    expect(requestTimes).toEqual([]);
    // Nothing of the map is hydrated, and the first press counts.
    await expect(islandOf(map)).toHaveAttribute('data-island-state', 'waiting');

    const chosenAt = Date.now();
    await loadMap(map, 'Immer laden');
    await expect(map).toBeFocused();
    expect(Math.min(...requestTimes) - chosenAt).toBeGreaterThanOrEqual(1000);
    expect(await page.evaluate(() => typeof window.initMap)).toBe('function');

    // The page's other map starts when it scrolls into view, and uses the library that is already loaded (P25).
    const before = requestTimes.length;
    const second = mapOf(page, 'Nachbarschaftstreffs');
    await second.scrollIntoViewIfNeeded();
    await expect(markersOf(second)).toHaveCount(6);
    expect(requestTimes).toHaveLength(before);

    // Withdrawing consent takes effect immediately and after a reload.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(map.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    await expect(page.locator('[data-map] button:has(img)')).toHaveCount(0);
    await page.reload();
    await expect(map.getByText(placeholder.title)).toBeVisible();
  });

  test(`[R4.3-2] ${name}: notices within 500 ms that consent was given in another tab${tag}`, async ({
    page,
    context,
    siteUrl,
  }) => {
    // A browser without the Cookie Store API.
    await page.addInitScript(() => Object.defineProperty(window, 'cookieStore', { value: undefined }));
    await page.clock.install();
    await page.goto(PAGE);
    const map = mapOf(page, FIRST_MAP);
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('button', { name: 'Immer laden' })).toBeVisible();
    await untilNetworkIdle(page);
    await page.clock.pauseAt(Date.now() + 60_000);

    // Another tab stores the choice in the cookie; this tab gets no event.
    await storeConsent(context, siteUrl, ['maps']);
    await expect(map.getByText(placeholder.title)).toBeVisible();
    await expect(islandOf(map)).toHaveAttribute('data-island-state', 'waiting');
    await page.clock.runFor(500);
    await expect(map.locator('figure')).toBeVisible();
  });

  test(`[R2.10-3] [R2.10-5] [R4.4-1] [R9.4-1] ${name}: shows one entry as active, with its marker on top and centred${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto(PAGE);
    const map = mapOf(page, FIRST_MAP);
    await loadMap(map);
    const [inactive, active] = ['/karte/pin.svg', '/karte/pin-aktiv.svg'];
    await expect.poll(() => icons(map)).toEqual([active, ...Array(5).fill(inactive)]);

    const nord = pin(map, 'Servicebüro Nord');
    const { width, height } = (await nord.locator('img').boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height].map(Math.round)).toEqual([35, 35]);
    await nord.click();
    await expect.poll(() => icons(map)).toEqual([inactive, active, ...Array(4).fill(inactive)]);
    await expect(page.locator('main li[aria-current]')).toHaveCount(1);
    await expect(page.locator('#standort-1-2')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('Ausgewählt: Servicebüro Nord')).toBeAttached();
    const zIndexes = await markersOf(map).evaluateAll((all) =>
      all.map((each) => Number(getComputedStyle(each).zIndex)),
    );
    expect(Math.max(...zIndexes)).toBe(zIndexes[1]);
    // The icon's anchor (17, 34) is in the middle of the map.
    const frame = await map.getByRole('group').boundingBox();
    const offset = async () => {
      const box = await nord.boundingBox();
      if (!box || !frame) return 'not rendered';
      return [box.x + 17 - frame.x - frame.width / 2, box.y + 34 - frame.y - frame.height / 2].map(
        (distance) => Math.abs(Math.round(distance)) <= 1,
      );
    };
    await expect.poll(offset).toEqual([true, true]);

    // The keyboard has the same effect, on a marker and in the list.
    await pin(map, 'Hausmeisterei Hafen').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main li[aria-current]')).toHaveAttribute('id', 'standort-1-3');
    await expect(pin(map, 'Hausmeisterei Hafen')).toBeFocused();
    await page
      .locator('#standort-1-6')
      .getByRole('button', { name: /Auf der Karte zeigen/ })
      .press('Enter');
    await expect.poll(() => icons(map)).toEqual([...Array(5).fill(inactive), active]);
  });

  test(`[R2.10-4] ${name}: scrolls the list to the marker’s entry, vertically above 992 px, and horizontally with a 40 px margin at 992 px and below @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 993, height: 900 });
    await page.goto(PAGE);
    const map = mapOf(page, FIRST_MAP);
    await loadMap(map);
    const list = listOf(page, 1);
    const distances = (item: number) =>
      list.evaluate((element, index) => {
        const entry = element.children[index - 1] as HTMLElement;
        return {
          downwards: Math.round(entry.offsetTop - element.scrollTop),
          sideways: Math.round(entry.offsetLeft - element.scrollLeft),
        };
      }, item);
    await pin(map, 'Hausmeisterei Hafen').click();
    await expect(page.locator('#standort-1-3')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => distances(3)).toEqual({ downwards: 0, sideways: 0 });

    await page.setViewportSize({ width: 992, height: 900 });
    await pin(map, 'Servicebüro Nord').click();
    await expect.poll(async () => (await distances(2)).sideways).toBe(40);
  });

  test(`[R4.3-4] ${name}: loads no part of the library until a map is in view, even with earlier consent @full`, async ({
    page,
    context,
    siteUrl,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (library.test(request.url())) requests.push(request.url());
    });
    await storeConsent(context, siteUrl, ['maps']);
    await page.clock.install();
    await page.goto('/immobilien/projekte/kastanienhof');
    await untilNetworkIdle(page);
    const map = mapOf(page, 'Lage');
    await expect(map).not.toBeInViewport();
    await page.clock.runFor(20_000);
    await untilNetworkIdle(page);
    expect(requests).toEqual([]);
    await expect(islandOf(map)).toHaveAttribute('data-island-state', 'waiting');
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('figure')).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(map.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
    expect(requests.length).toBeGreaterThan(0);
  });

  if (hasProductionHost) {
    test(`[R4.3-3] ${name}: loads maps without asking for consent on hosts other than production @full`, async ({
      page,
      context,
      siteUrl,
      watch,
    }) => {
      const otherHostUrl = siteUrl.replace('//localhost', '//127.0.0.1');
      watch.expectProblem(/^third party: http:\/\/127\.0\.0\.1:/);
      await context.clearCookies();
      await page.goto(`${otherHostUrl}${PAGE}`);
      const otherHostMap = mapOf(page, FIRST_MAP);
      await otherHostMap.scrollIntoViewIfNeeded();
      await expect(otherHostMap.getByRole('button', { name: 'Karte vergrößern' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeHidden();

      await page.goto(PAGE);
      const productionMap = mapOf(page, FIRST_MAP);
      await productionMap.scrollIntoViewIfNeeded();
      await expect(productionMap.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible();
    });
  }

  test(`[F30] ${name}: reports a blocked script after 10 s, and the list still works${tag}`, async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/net::ERR_|Failed to load|third party|dynamically imported/);
    await page.route(library, (route) => route.abort());
    await page.clock.install();
    await page.goto(PAGE);
    const map = mapOf(page, FIRST_MAP);
    await map.scrollIntoViewIfNeeded();
    await map.getByRole('button', { name: 'Einmal laden' }).click();
    await expect(map.getByText('Karte wird geladen')).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(map.getByText('Karte wird geladen')).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(map.getByRole('status')).toContainText('Die Karte lässt sich gerade nicht laden.');
    await page
      .locator('#standort-1-2')
      .getByRole('button', { name: /Auf der Karte zeigen/ })
      .click();
    await expect(page.locator('#standort-1-2')).toHaveAttribute('aria-current', 'true');
  });
}
