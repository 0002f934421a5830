import type { Page } from '@playwright/test';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/presse/bildmaterial';
const TITLE = 'tx_dmpressasset_imagelist[title]';
const KIND = 'tx_dmpressasset_imagelist[kind][]';

/** The number of pictures. The header has a status of its own once it is hydrated, for example under a resting pointer. */
const resultOf = (page: Page) => page.getByRole('main').getByRole('status');

test('[R2.4-7] the filter submits to its own page, and a link with a filter can be shared @full', async ({
  page,
}) => {
  await page.goto(LIST);
  await page.getByRole('searchbox', { name: 'Titel' }).fill('a');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get(TITLE) === 'a');
  const resultText = await resultOf(page).innerText();
  await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=a`);
  await expect(resultOf(page)).toHaveText(resultText);
  await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue('a');
});

test('[R2.4-4] the reset clears the field and submits the empty filter @full', async ({ page }) => {
  await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=gibtesnicht`);
  await untilHydrated(page, block(page, 'press-asset-list'));
  await page.getByRole('searchbox', { name: 'Titel' }).fill('noch etwas');
  await page.getByRole('link', { name: 'Leeren und neu filtern' }).click();
  await page.waitForURL((url) => url.searchParams.get(TITLE) === '');
  await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue('');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('[R2.4-1] a submitted filter scrolls smoothly to 200 px below the upper edge, within 1000 ms @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.addInitScript(recordScrolling);
  await page.goto(LIST);
  await untilHydrated(page, block(page, 'press-asset-list'));
  expect(await stepsOf(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Titel' }).fill('e');
  await page.getByRole('button', { name: 'Filtern' }).click();
  await page.waitForURL(/tx_dmpressasset_imagelist/);
  const filter = page.locator('#filterForm');
  await expect(page.getByRole('region', { name: /^\d+ Bilder zu „e“$/ })).toBeFocused();
  const top = () => filter.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 200)).toBeLessThanOrEqual(2);

  const steps = await stepsOf(page);
  const [first, beforeLast, last] = [steps[0], steps.at(-2), steps.at(-1)];
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.map((step) => step.top)).toEqual(steps.map((step) => step.top).toSorted((a, b) => a - b));
  expect((last?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThanOrEqual(900);
  // Scrolling ends with the first frame after its duration. A busy machine draws that frame late.
  expect((beforeLast?.time ?? 0) - (first?.time ?? 0)).toBeLessThanOrEqual(1100);
});

test('[R2.4-1] [R2.4-3] a link with a filter scrolls to it and announces the result, and its checkboxes work, without a touch before', async ({
  page,
}) => {
  await page.addInitScript(recordAnnouncements);
  await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=Ufer`.replaceAll('%5B', '['));
  const filter = page.locator('#filterForm');
  await expect(page.getByRole('region', { name: /Bilder zu „Ufer“$/ })).toBeFocused();
  await expect
    .poll(() => filter.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 200)))
    .toBeLessThanOrEqual(2);
  const result = await resultOf(page).innerText();
  await expect.poll(() => page.evaluate(() => window.announcements)).toContain(result);
  await expect(block(page, 'press-asset-list')).toHaveAttribute('data-island-state', 'waiting');

  await page.getByRole('checkbox', { name: /^Visualisierung/ }).evaluate((box: HTMLElement) => box.click());
  await page.waitForURL((url) => url.searchParams.getAll(KIND).join() === 'Visualisierung');
  await expect(page.locator('label.active')).toHaveText(/^Visualisierung/);
});

test('[R2.4-3] a click on a checkbox highlights its label, submits the filter, keeps the focus, and the number of results is announced', async ({
  page,
}) => {
  await page.addInitScript(recordAnnouncements);
  await page.goto(LIST);
  await untilHydrated(page, block(page, 'press-asset-list'));
  await expect(page.getByText('Ein Klick filtert sofort.').first()).toBeVisible();
  // The old document highlights the label too, before the next document loads.
  const marked = page.waitForFunction(() => document.querySelector('label.active')?.textContent);
  await page.getByText('Visualisierung (3)').click();
  expect(await (await marked).jsonValue()).toBe('Visualisierung (3)');
  await page.waitForURL((url) => url.searchParams.getAll(KIND).join() === 'Visualisierung');

  const box = page.getByRole('checkbox', { name: 'Visualisierung (3)' });
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  await expect(page.locator('label.active')).toHaveText('Visualisierung (3)');
  await expect(resultOf(page)).toHaveText('3 Bilder');
  await expect.poll(() => page.evaluate(() => window.announcements)).toContain('3 Bilder');

  await page.keyboard.press('Space');
  await page.waitForURL((url) => !url.searchParams.has(KIND));
  await expect(box).toBeFocused();
  await expect(page.locator('label.active')).toHaveCount(0);

  await page.goBack();
  await expect(resultOf(page)).toHaveText('3 Bilder');
  await expect(box).toBeChecked();
  await expect(page.locator('label.active')).toHaveText('Visualisierung (3)');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript @full' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[R2.4-2] [R2.4-4] [R2.4-7] title, selects and checkboxes narrow the list, a link with these filters can be shared, and a reset clears them', async ({
      page,
    }) => {
      const query = new URLSearchParams([
        [TITLE, 'uferstr'],
        ['tx_dmpressasset_imagelist[topic]', 'Neubau'],
        ['tx_dmpressasset_imagelist[project]', 'Uferstraße'],
        [KIND, 'Visualisierung'],
        [KIND, 'Grundriss'],
        [KIND, 'Luftschloss'],
      ]);
      await page.goto(`${LIST}?${query}`);
      await expect(resultOf(page)).toHaveText(
        '3 Bilder zu „uferstr“. Nicht berücksichtigt: „Luftschloss“, weil das nicht zur Auswahl steht; bitte wählen Sie etwas anderes.',
      );
      await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue('uferstr');
      await expect(page.getByRole('combobox', { name: 'Thema' })).toHaveValue('Neubau');
      await expect(page.getByRole('combobox', { name: 'Projekt' })).toHaveValue('Uferstraße');
      await expect(page.locator('label.active')).toHaveText([/^Visualisierung/, /^Grundriss/]);

      if (javaScriptEnabled) await untilHydrated(page, block(page, 'press-asset-list'));
      await page.getByRole('combobox', { name: 'Projekt' }).selectOption({ index: 0 });
      await page.getByRole('button', { name: 'Filtern' }).click();
      await page.waitForURL((url) => !url.searchParams.get('tx_dmpressasset_imagelist[project]'));
      await expect(resultOf(page)).toHaveText('3 Bilder zu „uferstr“');

      if (javaScriptEnabled) await untilHydrated(page, block(page, 'press-asset-list'));
      await page.getByRole('link', { name: 'Leeren und neu filtern' }).click();
      await page.waitForURL((url) => url.searchParams.get(TITLE) === '' && !url.searchParams.has(KIND));
      await expect(resultOf(page)).toHaveText('40 Bilder');
      await expect(page.getByRole('combobox', { name: 'Thema' })).toHaveValue('');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(page.locator('label.active')).toHaveCount(0);
    });
  });
}

test('keeps input typed before hydration @full', async ({ page }) => {
  await page.goto(LIST);
  const field = page.getByRole('searchbox', { name: 'Titel' });
  await field.pressSequentially('Richtfest');
  await untilHydrated(page, block(page, 'press-asset-list'));
  await expect(field).toHaveValue('Richtfest');
  await expect(field).toBeFocused();
});

test('[R2.4-6] titles in one row have equal heights @full', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(LIST);
  const boxes = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const { top, height } = heading.getBoundingClientRect();
        return { top: Math.round(top), height: Math.round(height) };
      }),
    );
  const rows = new Set(boxes.map(({ top }) => top));
  const rowsWithHeights = new Set(boxes.map(({ top, height }) => `${top} ${height}`));
  expect(rows.size).toBeLessThan(boxes.length);
  expect(rowsWithHeights.size).toBe(rows.size);
});

interface ScrollStep {
  /** Milliseconds. */
  time: number;
  /** Pixels. */
  top: number;
}

declare global {
  interface Window {
    scrollSteps: ScrollStep[];
    announcements: (string | null)[];
  }
}

/** Records targets and times of scroll calls. */
function recordScrolling(): void {
  window.scrollSteps = [];
  const scrollTo = window.scrollTo.bind(window) as (options?: ScrollToOptions) => void;
  window.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') throw new Error('unexpected scroll call');
    window.scrollSteps.push({ time: performance.now(), top: options.top ?? 0 });
    scrollTo(options);
  };
}

function stepsOf(page: Page): Promise<ScrollStep[]> {
  return page.evaluate(() => window.scrollSteps);
}

/** Records changes to live regions after the document has loaded, which screen readers announce. */
function recordAnnouncements(): void {
  window.announcements = [];
  const observe = () =>
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isLive = target instanceof Element && target.closest('[role="status"]') !== null;
        if (isLive) window.announcements.push(...[...addedNodes].map(({ textContent }) => textContent));
      }
    }).observe(document.body, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', observe);
}
