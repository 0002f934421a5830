import type { Page } from '@playwright/test';
import { tap } from '../site/firefox.ts';
import { block, holdHydration } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/immobilien/angebote';
const name = (field: string) => `tx_dmshoffers_offerslist[${field}]`;
const main = (page: Page) => page.getByRole('main');
const hitCount = (page: Page) =>
  main(page)
    .getByRole('region', { name: /Treffer/ })
    .getByRole('status');
const opener = (page: Page) => main(page).getByRole('button', { name: /^Filter/ });
const drawer = (page: Page) => page.locator('[data-drawer]');
const show = (page: Page) => drawer(page).getByRole('button', { name: /Angebote zeigen$/ });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript @full', () => {
    test.use({ javaScriptEnabled });

    test('[VI4] the first offer is on the first screen, with its picture and rent', async ({ page }) => {
      await page.goto(LIST);
      const first = main(page).getByRole('article').first();
      await expect(first.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
      for (const term of ['Gesamtmiete', 'Zimmer', 'Fläche'])
        await expect(first.getByText(term, { exact: true })).toBeInViewport({ ratio: 1 });
    });

    test('[VI4] the filter is in a drawer, which opens at the first touch and filters', async ({ page }) => {
      await page.goto(LIST);
      await expect(drawer(page)).toBeHidden();
      await tap(opener(page));
      await expect(drawer(page)).toBeInViewport();
      await expect(show(page)).toBeInViewport();
      await drawer(page).getByLabel('Gesamtmiete bis, in €').fill('700');
      await tap(drawer(page).getByText('Weitere Filter'));
      await drawer(page).getByLabel('Wohnberechtigungsschein').selectOption('erforderlich');
      // It does not scroll away.
      await expect(show(page)).toBeInViewport();
      await tap(show(page));
      await page.waitForURL((url) => url.searchParams.get(name('rentbis')) === '700');
      await expect(drawer(page)).toBeHidden();
      await expect(opener(page)).toHaveText('Filter (2)');
      await expect(hitCount(page)).toHaveText('9 Treffer');
      await page.goBack();
      await expect(drawer(page)).toBeHidden();
      await expect(hitCount(page)).toHaveText('24 Treffer');
    });
  });
}

for (const isHydrated of [false, true]) {
  test(`[VI4] by keyboard: the drawer keeps the focus, and Escape returns it, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    const release = await holdHydration(page);
    await page.goto(LIST);
    await expect(main(page).locator('[data-remember][data-live]').first()).toBeVisible();
    if (isHydrated) {
      release();
      await block(page, 'offer-list').dispatchEvent('pointerover');
      await expect(block(page, 'offer-list')).toHaveAttribute('data-island-state', 'hydrated');
    }
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Angebote filtern' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Felder leeren' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    release();
  });
}

test('[VI4] the drawer says how many offers its fields would show', async ({ page }) => {
  await page.goto(LIST);
  await tap(opener(page));
  await drawer(page).getByLabel('Gesamtmiete bis, in €').fill('700');
  await tap(drawer(page).locator('summary', { hasText: 'Bezirk' }));
  await tap(drawer(page).getByText(/^Hafen \(\d\)$/));
  await expect(show(page)).toHaveText('2 Angebote zeigen');
  await tap(drawer(page).getByRole('button', { name: 'Felder leeren' }));
  await expect(show(page)).toHaveText('24 Angebote zeigen');
});

test('[VI4] a drawer that is open when the window becomes wide closes', async ({ page }) => {
  await page.goto(LIST);
  await expect(main(page).locator('[data-remember][data-live]').first()).toBeVisible();
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(drawer(page)).toBeVisible();
});
