import type { Page } from '@playwright/test';
import { AUTOFOCUS_NOTE } from '../site/autofocus-note.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/immobilien/projekte';
const TITLE = 'tx_dmshprojects_projectslist[title]';
const REFERRER = 'tx_dmshprojects_projectslist[__referrer][@extension]';

test.beforeEach(({ watch }) => watch.expectProblem(AUTOFOCUS_NOTE));

const titleOf = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Titel' });
const resultOf = (page: Page) => page.getByRole('main').getByRole('status');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript @full', () => {
    test.use({ javaScriptEnabled });

    test('[R2.2-1] the filter submits to its own page and appears in the query @full', async ({ page }) => {
      await page.goto(LIST);
      await expect(resultOf(page)).toHaveText('12 Projekte');
      await titleOf(page).fill('uferstrasse');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get(TITLE) === 'uferstrasse');
      await expect(resultOf(page)).toHaveText('1 Projekt zu „uferstrasse“');
      await expect(titleOf(page)).toHaveValue('uferstrasse');
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    test('[R2.2-2] [AC3] submitting the filter jumps to the filter’s section and focuses the results in it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await page.goto(LIST);
      await titleOf(page).fill('Quartier');
      await page.getByLabel('Bezirk').selectOption('Brückenkopf');
      await page.getByLabel(/^WBS-Wohnungen/).check();
      await page.getByRole('button', { name: 'Filtern' }).click();
      await page.waitForURL((url) => url.searchParams.has(REFERRER));
      await expect(resultOf(page)).toHaveText('2 Projekte zu „Quartier“');
      await expect(page.getByLabel('Bezirk')).toHaveValue('Brückenkopf');
      await expect(page.getByLabel(/^WBS-Wohnungen/)).toBeChecked();
      const section = page.getByRole('region', { name: 'Projekte filtern' });
      const results = section.getByRole('region', { name: '2 Projekte zu „Quartier“' });
      await expect(results).toBeFocused();
      await expect(section.locator('form').first()).toBeVisible();
      const offset = () =>
        results.evaluate(
          (element) =>
            (element.parentElement?.getBoundingClientRect().top ?? 0) -
            Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart),
        );
      await expect.poll(async () => Math.abs(await offset())).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

      // A shared URL without its anchor.
      await page.goto(`${LIST}?${REFERRER}=x`);
      await expect(section.getByRole('region', { name: '12 Projekte' })).toBeFocused();
      await expect(section.locator('form').first()).toBeInViewport();
    });

    test("[R2.2-4] the list's reset loads the page without its query @full", async ({ page }) => {
      await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=Quartier`);
      await expect(resultOf(page)).toHaveText('2 Projekte zu „Quartier“');
      await page.getByRole('link', { name: 'Ohne Filter neu laden' }).click();
      await page.waitForURL((url) => url.pathname === LIST && url.search === '');
      await expect(resultOf(page)).toHaveText('12 Projekte');
      await expect(titleOf(page)).toHaveValue('');
    });
  });
}

test("[R2.2-3] the filter's reset clears its fields and keeps the list @full", async ({ page }) => {
  await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=Quartier`);
  await untilHydrated(page, block(page, 'project-list'));
  await titleOf(page).fill('noch etwas');
  await page.getByLabel('Stand').selectOption('planned');
  await page.getByLabel(/^barrierefrei/).check();
  await page.getByRole('button', { name: 'Felder leeren' }).click();
  await expect(titleOf(page)).toHaveValue('');
  await expect(page.getByLabel('Stand')).toHaveValue('');
  await expect(page.getByLabel(/^barrierefrei/)).not.toBeChecked();
  await expect(titleOf(page)).toBeFocused();
  await expect(resultOf(page)).toHaveText('2 Projekte zu „Quartier“');
  expect(new URL(page.url()).searchParams.get(TITLE)).toBe('Quartier');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.2-3] [P35] the reset that needs JavaScript is hidden, and the other is a link', async ({
    page,
  }) => {
    await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=Quartier`);
    await expect(page.getByRole('button', { name: 'Felder leeren' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ohne Filter neu laden' })).toHaveAttribute('href', LIST);
  });
});
