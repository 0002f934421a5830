import type { Page } from '@playwright/test';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const PREFIX = 'tx_dmshoffers_offerslist';
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 800, height: 900 },
  { width: 1000, height: 700 },
  { width: 1600, height: 900 },
];

const finder = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Wohnung finden' });
const district = (page: Page) => finder(page).getByLabel('Bezirk');
const rent = (page: Page) => finder(page).getByLabel('Gesamtmiete bis, in €');
const button = (page: Page) => finder(page).getByRole('button');
/** The number of hits that the list shows. */
const hits = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Treffer' });

for (const viewport of VIEWPORTS) {
  const tag = viewport.width === 390 ? '' : ' @full';
  test(`[VI1] the start page's first view has the whole finder at ${viewport.width} px, and the newest offers follow it${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    for (const field of [district(page), finder(page).getByLabel('Zimmer ab'), rent(page), button(page)])
      await expect(field).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const next = page.locator('main > [data-block]').nth(1);
    await expect(next.getByRole('heading', { level: 2 })).toHaveText('Neu im Angebot');
    expect(await next.getByRole('article').count()).toBeGreaterThanOrEqual(3);
    await expect(next.getByRole('link', { name: 'Alle Angebote' })).toHaveAttribute(
      'href',
      '/immobilien/angebote',
    );
  });
}

test('[VI1] the finder’s count follows its fields, and is what the list shows', async ({ page }) => {
  await page.goto('/');
  const total = Number.parseInt(await button(page).innerText(), 10);
  await rent(page).fill('700');
  await expect(button(page)).not.toHaveText(`${total} Angebote zeigen`);
  await expect(button(page)).toHaveText(/^\d+ Angebote? zeigen$/);
  const counted = Number.parseInt(await button(page).innerText(), 10);
  expect(counted).toBeLessThan(total);
  await expect(finder(page).getByRole('status')).toHaveText(new RegExp(`^${counted} Angebote?$`));
  await button(page).click();
  await expect(page).toHaveURL(/rentbis/);
  await expect(hits(page)).toHaveText(`${counted} Treffer`);
});

test('[VI1] [R5.2-1] input that cannot be read has no count, and the list names it @full', async ({
  page,
}) => {
  await page.goto('/');
  await rent(page).fill('abc');
  await expect(button(page)).toHaveText('Angebote zeigen');
  await button(page).click();
  await expect(hits(page)).toHaveText(
    /Nicht berücksichtigt: „abc“, weil das keine Zahl .* ist; bitte geben Sie eine Zahl ein\.$/,
  );
});

test('[VI1] the finder works while hits cannot be counted @full', async ({ page, watch }) => {
  watch.expectProblem(/treffer|503/);
  await page.route('**/daten/treffer/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await district(page).selectOption('Hafen');
  await untilHydrated(page, block(page, 'offer-finder'));
  await expect(button(page)).toHaveText('Angebote zeigen');
  await button(page).click();
  await expect(page).toHaveURL(/Hafen/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[VI1] the finder is a GET form, and its number is gone once it may be wrong', async ({ page }) => {
    await page.goto('/');
    await expect(button(page)).toHaveText(/^\d+ Angebote zeigen$/, { useInnerText: true });
    await district(page).selectOption('Hafen');
    // With keys, because values that are set by a script do not count as the visitor's.
    await rent(page).pressSequentially('1500');
    await rent(page).press('Tab');
    await expect(button(page)).toHaveText('Angebote zeigen', { useInnerText: true });
    await button(page).click();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/immobilien/angebote');
    expect(searchParams.get(`${PREFIX}[rentbis]`)).toBe('1500');
    expect(page.url()).toContain('Hafen');
    await expect(hits(page)).toHaveText(/^\d+ Treffer$/);
  });

  test('[VI1] "Wohnung finden" is the first entry of the menu, and /immobilien leads to finder and offers @full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/immobilien');
    await expect(finder(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Neu im Angebot' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await expect(menu.getByRole('link').first()).toHaveText('Wohnung finden');
    await menu.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/immobilien\/angebote$/);
  });
});
