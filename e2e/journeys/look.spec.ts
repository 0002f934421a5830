import type { Page } from '@playwright/test';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { findLonelyCards } from '../site/lonely-cards.ts';
import { EVERY_PAGE, EVERY_RECORD_PAGE, SOME_RECORD_PAGES } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';

const WIDTHS = [390, 800, 1000, 1600];
const FOUND_PAGES = EVERY_PAGE.filter(({ status }) => status === 200).map(({ path }) => path);

test('[VI13] all page titles have one size, and all titles of heroes @full', async ({ page }) => {
  const sizes = new Map<string, Set<string>>();
  for (const path of [...FOUND_PAGES, ...SOME_RECORD_PAGES]) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const titles = await page
        .locator('h1, main [data-look="display"]')
        .evaluateAll((all) => all.map((one) => [one.dataset.look, getComputedStyle(one).fontSize]));
      expect(titles.length, path).toBeGreaterThan(0);
      for (const [look, size = ''] of titles) {
        const kind = `${look} at ${width} px`;
        sizes.set(kind, (sizes.get(kind) ?? new Set<string>()).add(size));
      }
    }
  }
  const kinds = WIDTHS.flatMap((width) => [`1 at ${width} px`, `display at ${width} px`]);
  expect([...sizes.keys()].sort()).toEqual(kinds.sort());
  for (const [kind, found] of sizes) expect([...found], kind).toHaveLength(1);
});

test('[VI13] the header of a phone is less than 100 px high @full', async ({ page }) => {
  for (const path of ['/', ...SOME_RECORD_PAGES]) {
    await page.goto(path);
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect(height, `${path} at ${width} px`).toBeLessThan(100);
      expect(height).toBeGreaterThan(40);
    }
  }
});

test('[VI13] no card is alone in a row, unless it fills it @full', async ({ page }) => {
  let lists = 0;
  for (const path of [...FOUND_PAGES, ...EVERY_RECORD_PAGE]) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { found, lonely } = await page.evaluate(findLonelyCards);
      lists += found;
      expect(lonely, `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(lists).toBeGreaterThan(WIDTHS.length * 10);
});

test('[VI13] the cards of a page have one text size @full', async ({ page }) => {
  for (const path of ['/', '/immobilien/angebote', '/immobilien/projekte', '/presse/news']) {
    await page.goto(path);
    const sizes = await page
      .locator('main article:has(> div > :is(h2, h3)) :is(p, dt)')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
    expect([...new Set(sizes)], path).toHaveLength(1);
  }
});

test('[VI13] [R2.11-17] a table fades exactly when it scrolls, and at its end nothing fades @full', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NOT_IN_FIREFOX.scrollTimelines);
  await page.goto('/unternehmen/zahlen');
  const frame = page.getByRole('region', { name: 'Eingezogene Haushalte 2025' });
  const state = () =>
    frame.evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth - element.scrollLeft,
      fade: Math.abs(Number.parseFloat(getComputedStyle(element).maskPosition)),
    }));
  for (const width of [1000, 1200, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(state, `${width} px`).toEqual({ hidden: 0, fade: 0 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await state()).fade).toBe(48);
  expect((await state()).hidden).toBeGreaterThan(48);
  await frame.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  await expect.poll(async () => (await state()).fade).toBe(0);
});

test('[VI13] [R2.11-17] every table fits, or fades where more of it follows @full', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NOT_IN_FIREFOX.scrollTimelines);
  let scrolling = 0;
  for (const path of [...FOUND_PAGES, ...SOME_RECORD_PAGES]) {
    await page.goto(path);
    const frames = page.locator('section[tabindex="0"]:has(> table)').filter({ visible: true });
    for (const width of (await frames.count()) > 0 ? WIDTHS : []) {
      await page.setViewportSize({ width, height: 900 });
      for (const frame of await frames.all()) {
        const hidden = await frame.evaluate((element) => element.scrollWidth - element.clientWidth);
        if (hidden === 0) continue;
        scrolling += 1;
        await expect(frame, `${path} at ${width} px`).toHaveCSS('overflow-x', 'auto');
        const fade = () => frame.evaluate((element) => getComputedStyle(element).maskPosition);
        await expect.poll(fade, `${path} at ${width} px`).toBe(`-${Math.min(hidden, 48)}px 0px`);
      }
    }
  }
  expect(scrolling).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[VI13] figures are shown as charts, each beside a table with the same values @full', async ({
    page,
  }) => {
    await page.goto('/unternehmen/zahlen');
    const charts = page.locator('svg[role="img"][data-kind]');
    await expect(charts).toHaveCount(6);
    for (const chart of await charts.all()) {
      await expect(chart).toHaveAttribute('aria-label', /^(Balken|Säulen)diagramm\. Höchster Wert: /);
      const table = page.getByRole('table').filter({ has: page.locator('td') });
      for (const value of await chart.locator('text').allTextContents()) {
        await expect(table.getByText(value, { exact: true }).first()).toBeAttached();
      }
    }
  });

  test('[VI13] marks of charts are visible in dark mode and in forced colours @full', async ({ page }) => {
    await page.goto('/unternehmen/zahlen');
    const mark = page.locator('svg[data-kind] rect').first();
    const colours = () =>
      mark.evaluate((bar) => [getComputedStyle(bar).fill, getComputedStyle(document.body).backgroundColor]);
    for (const media of [
      { colorScheme: 'dark' },
      { colorScheme: 'light', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(media);
      const [fill, ground] = await colours();
      expect(fill).not.toBe(ground);
      expect(fill).not.toMatch(/^(none|rgba\(0, 0, 0, 0\))$/);
    }
  });
});

test('[AC3] a zoomed picture moves by buttons, and thumbnails are named by their pictures @full', async ({
  page,
}) => {
  await openGallery(page);
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByRole('group', { name: 'Ausschnitt verschieben' })).toHaveCount(0);
  await gallery.getByRole('button', { name: 'Vergrößern', exact: true }).click();
  const picture = gallery.locator('.yarl__slide_current img').last();
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  const right = gallery.getByRole('button', { name: 'Ausschnitt nach rechts' });
  await expect(right).toBeInViewport();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(900);
  const before = await left();
  await right.click();
  await expect.poll(left).toBeLessThan(before);
  const thumbnails = gallery.getByRole('navigation', { name: 'Vorschaubilder' }).getByRole('button');
  for (const name of await thumbnails.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')),
  )) {
    expect(name).toMatch(/^.{4,}, \d+ von \d+$/);
  }
});

/** Opens the gallery of an offer. */
async function openGallery(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(EVERY_RECORD_PAGE.find((path) => path.startsWith('/immobilien/angebote/')) ?? '');
  await page.locator('figure a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
