import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { storeConsent } from '../site/consent-choice.ts';
import { testOnDedicatedSite } from '../site/dedicated-site.ts';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { longestScriptRun } from '../site/main-thread.ts';
import { writeManyOffers } from '../site/many-offers.ts';
import { coveredMarks, coveredNames } from '../site/map-marks.ts';
import { expect } from '../site/test.ts';

const OFFERS = 2000;
const LIST = '/immobilien/angebote';
/** How much slower a cheap phone is. */
const SLOWDOWN = 4;
/** The longest time in ms for which a script may keep such a phone from reacting. */
const MAX_SCRIPT_MS = 200;
/** Delay of the library's files, as on a mobile network. */
const DELAY_MS = 150;

let content: string | undefined;
const test = testOnDedicatedSite(async () => {
  content = await writeManyOffers(OFFERS);
  return { env: { CONTENT_DIRECTORY: content } };
});

// All tests share one site.
test.describe.configure({ mode: 'default' });
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.phones);
test.beforeEach(async ({ context, siteUrl }) => {
  // A new site is still making its pictures, and a map needs none.
  await context.route(/\/media\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await storeConsent(context, siteUrl, ['maps']);
});
test.afterAll(async () => {
  if (content) await rm(content, { recursive: true, force: true });
});

const mapOf = (page: Page) => page.getByRole('region', { name: 'Angebote auf der Karte' });
const MARKS = '.leaflet-marker-pane button[aria-label]';
const marksOf = (map: Locator) => map.locator(MARKS);
const selectionOf = (map: Locator) => map.getByRole('region', { name: /^Treffer auf|an einem Ort$/ });

test('[VI4] 2,000 offers on a phone’s map: each touch of a number comes nearer, until one shows an offer and its page @full', async ({
  page,
}) => {
  const map = await chooseMap(page);
  const numbers = await marksOf(map).allTextContents();
  expect(numbers.reduce((total, number) => total + (Number(number) || 1), 0)).toBe(OFFERS);

  const selection = selectionOf(map);
  let touches = 0;
  while (!(await selection.isVisible())) {
    await expect.poll(() => map.evaluate(coveredMarks, MARKS)).toEqual([]);
    await expect.poll(() => map.evaluate(coveredNames, MARKS)).toEqual([]);
    const { mark, label, count } = await largestMark(map);
    await mark.tap();
    const isNearer = async () => {
      const largest = await largestMark(map);
      return largest.count > 0 && largest.count < count;
    };
    await expect
      .poll(async () => (await selection.isVisible()) || (await isNearer()), {
        message: `after a touch of “${label}”`,
      })
      .toBe(true);
    touches += 1;
  }
  expect(touches).toBeGreaterThan(2);
  expect(touches).toBeLessThan(8);

  const active = 'button[data-state="active"]';
  await expect(map.locator(active)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => map.evaluate(coveredMarks, active)).toEqual([]);
  const offer = selection.getByRole('listitem').first();
  await expect(offer).toContainText(/\d,\d\d\s€ · .*\sm²/);
  const title = await offer.getByRole('link').innerText();
  await offer.getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(`${LIST}/[a-z0-9-]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('[VI4] with 2,000 offers, the map’s files are requested together, the hits before them, and no script blocks a slow phone @full', async ({
  browser,
  page,
}) => {
  await page.route(/\/(leaflet|city)\.\w+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  const longest = await longestScriptRun(browser, page, SLOWDOWN, async () => {
    const map = await chooseMap(page);
    await (await largestMark(map)).mark.tap();
    await expect(marksOf(map)).not.toHaveCount(0);
  });
  expect(longest).toBeLessThan(MAX_SCRIPT_MS);

  const [hits, leaflet, city] = await page.evaluate(() =>
    [/\/daten\/lage\//, /\/leaflet\.\w+\.js$/, /\/city\.\w+\.js$/].map((file) => {
      const entry = performance.getEntriesByType('resource').find(({ name }) => file.test(name));
      return entry && { start: entry.startTime, end: entry.startTime + entry.duration };
    }),
  );
  if (!hits || !leaflet || !city) throw new Error('a file of the map is missing');
  expect(city.start).toBeLessThan(leaflet.end);
  expect(hits.start).toBeLessThan(leaflet.start);
});

/** Opens the list and chooses the map, whose marks are then shown. */
async function chooseMap(page: Page): Promise<Locator> {
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Auf der Karte zeigen' }).tap();
  await page.waitForURL(/view%5D=map|view\]=map/);
  const map = mapOf(page);
  await expect(marksOf(map).first()).toBeVisible({ timeout: 30_000 });
  return map;
}

/** The mark with the highest number among those that are whole on the map. */
async function largestMark(map: Locator): Promise<{ mark: Locator; label: string; count: number }> {
  const marks = await marksOf(map).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { top, right, bottom, left } = button.getBoundingClientRect();
      const frame = button.closest('[role="group"]')?.getBoundingClientRect();
      const isWhole =
        frame && top > frame.top && bottom < frame.bottom && left > frame.left && right < frame.right;
      return isWhole ? [{ label: button.ariaLabel ?? '', count: Number(button.textContent) || 1 }] : [];
    }),
  );
  const { label = '', count = 0 } = marks.sort((a, b) => b.count - a.count)[0] ?? {};
  return { mark: map.getByRole('button', { name: label, exact: true }).first(), label, count };
}
