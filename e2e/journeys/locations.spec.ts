import type { Page } from '@playwright/test';
import { expect, test } from '../site/test.ts';

const PAGE = '/standorte';

const listOf = (page: Page, map: number) => page.locator(`ol:has(> #standort-${map}-1)`);
const markerOf = (page: Page, entry: string) => page.locator(`#${entry}-marker`);
const mapOf = (page: Page, heading: string) => page.getByRole('region', { name: `Karte: ${heading}` });
const onceOf = (page: Page) =>
  mapOf(page, 'Nachbarschaftstreffs').getByRole('button', { name: 'Einmal laden' });

async function untilReady(page: Page, map: number): Promise<void> {
  await listOf(page, map).scrollIntoViewIfNeeded();
  const island = page.locator(`[data-block]:has(#standort-${map}-1)`);
  await expect(island).toHaveAttribute('data-island-state', 'hydrated', { timeout: 15_000 });
}

test('[R2.10-1] [R2.10-2] two maps list their locations with ids of their own', async ({ page }) => {
  await page.goto(PAGE);
  for (const map of [1, 2]) {
    const entries = listOf(page, map).locator('> li');
    await expect(entries).toHaveCount(6);
    const ids = await entries.evaluateAll((items) => items.map(({ id }) => id));
    expect(ids).toEqual([1, 2, 3, 4, 5, 6].map((item) => `standort-${map}-${item}`));
    await expect(entries.first()).toHaveAttribute('data-latitude', /^5\d\.\d+$/);
    await expect(entries.first()).toHaveAttribute('data-longitude', /^1\d\.\d+$/);
    await expect(entries.first().getByRole('heading')).toBeVisible();
  }
});

test('[R4.4-1] after a click exactly one entry and its marker are active', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(PAGE);
  await untilReady(page, 1);
  await page.locator('#standort-1-2').click();
  await page.locator('#standort-1-1').click();
  await expect(page.locator('main li[aria-current]')).toHaveCount(1);
  await expect(page.locator('#standort-1-1')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('figure a[aria-current]')).toHaveCount(1);
  await expect(markerOf(page, 'standort-1-1')).toHaveAttribute('aria-current', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

for (const { width, direction } of [
  { width: 993, direction: 'downwards' },
  { width: 992, direction: 'sideways, with an offset of 40 px' },
]) {
  test(`[R2.10-4] at ${width} px the list scrolls to the marker's entry ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    await untilReady(page, 1);
    await markerOf(page, 'standort-1-4').click();
    await expect(page.locator('#standort-1-4')).toHaveAttribute('aria-current', 'true');
    const distance = () =>
      listOf(page, 1).evaluate((list, sideways) => {
        const entry = list.children[3] as HTMLElement;
        return sideways
          ? Math.round(entry.offsetLeft - list.scrollLeft)
          : Math.round(entry.offsetTop - list.scrollTop);
      }, width <= 992);
    await expect.poll(distance).toBe(width <= 992 ? 40 : 0);
  });
}

test('[R4.3-1] [R7.3-1] a placeholder asks before a map of somebody else is loaded, once or always', async ({
  page,
}) => {
  await page.goto(PAGE);
  const map = mapOf(page, 'Nachbarschaftstreffs');
  await expect(map.getByText('Karte von OpenStreetMap')).toBeVisible();
  await expect(map.getByText(/IP-Adresse/)).toBeVisible();
  await expect(map.getByRole('link')).toHaveAttribute('href', '/datenschutz#karten');
  await expect(map.locator('figure')).toHaveCount(0);

  await untilReady(page, 2);
  await onceOf(page).click();
  await expect(map.locator('figure')).toBeVisible();
  await expect(map).toBeFocused();
  await page.reload();
  await untilReady(page, 2);
  await expect(map.locator('figure')).toHaveCount(0);

  await map.getByRole('button', { name: 'Immer laden' }).click();
  await expect(map.locator('figure')).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ value }) => value.includes('maps')))
    .toBe(true);
  await page.reload();
  await untilReady(page, 2);
  await expect(map.locator('figure')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, and a marker leads to its entry', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('main ol > li')).toHaveCount(12);
    await expect(onceOf(page)).toBeHidden();
    await markerOf(page, 'standort-1-6').click();
    await expect(page).toHaveURL(/#standort-1-6$/);
    await expect(page.locator('#standort-1-6')).toBeInViewport();
  });
});
