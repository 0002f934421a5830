import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { block, untilHydrated } from '../site/islands.ts';
import { NOT_FOUND_NOTES } from '../site/pages.ts';
import { REPOSITORY } from '../site/site.ts';
import { expect, test } from '../site/test.ts';

const headerField = (page: Page) => page.getByRole('banner').getByLabel('Suche', { exact: true });
const hits = (page: Page) => block(page, 'search-results').getByRole('heading', { level: 2 });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suchvorschläge' });

/** The queries that the content API is tested with; see `search.node.test.ts` there. */
const REAL_QUERIES = JSON.parse(
  readFileSync(path.join(REPOSITORY, 'content-api/src/testing/real-queries.json'), 'utf8'),
) as { query: string; first?: string; meant?: string; found?: 'nothing' | 'partial' }[];

/** Whether the search is in a separate row below the brand, as in narrow windows. */
async function isMobileVariant(page: Page): Promise<boolean> {
  const brand = await page
    .getByRole('link', { name: /Startseite$/ })
    .first()
    .boundingBox();
  const field = await headerField(page).boundingBox();
  if (!brand || !field) throw new Error('the header is missing');
  return field.y >= brand.y + brand.height;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.1-8] the header search lists results by type and page, and highlights matches', async ({
    page,
  }) => {
    await page.goto('/');
    await headerField(page).fill('Elsenau');
    await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/suche\?q=Elsenau$/);
    await expect(page.getByRole('status')).toHaveText(/^\d+ Treffer zu „Elsenau“$/);
    await expect(hits(page)).toHaveCount(10);
    await expect(page.locator('mark').first()).toHaveText('Elsenau');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/q=Elsenau&seite=2$/);
    await page.getByRole('link', { name: /^Projekte \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/q=Elsenau&art=projects$/);
    await expect(page.getByRole('link', { name: /^Projekte \(/ })).toHaveAttribute('aria-current', 'true');
  });

  test('[R2.1-8] a misspelt word finds the results for the intended word, and the page links to that word @full', async ({
    page,
  }) => {
    await page.goto('/suche?q=Betribskostenabrechnung');
    await expect(hits(page).first()).toHaveText('Häufige Fragen');
    await page.getByRole('link', { name: 'Betriebskostenabrechnung', exact: true }).click();
    await expect(page).toHaveURL(/q=Betriebskostenabrechnung$/);
    await hits(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
  });

  test('[R2.1-8] gibberish finds nothing and is shown as plain text, and the page offers links @full', async ({
    page,
  }) => {
    const gibberish = '<xqzwv onqqxy="vvkzz"> & Quastenflosser';
    await page.goto(`/suche?q=${encodeURIComponent(gibberish)}`);
    await expect(page.getByLabel('Suchbegriff')).toHaveValue(gibberish);
    await expect(page.getByRole('status')).toHaveText(`Keine Treffer zu „${gibberish}“`);
    await expect(page.getByRole('main').locator('xqzwv')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Einen Schaden melden' })).toBeVisible();
  });

  test('[VI8] more than 100 real queries show their first hit, or the sentence that says why there is none @full', async ({
    page,
  }) => {
    for (const { query, first, meant, found } of REAL_QUERIES) {
      await page.goto(`/suche?${new URLSearchParams({ q: query })}`);
      const shown = (meant ?? query).replace(/[^\p{L}\p{N} ]/gu, '\\$&');
      const sentence =
        found === 'nothing'
          ? `Keine Treffer zu „${query}“`
          : new RegExp(
              `^[\\d.]+ Treffer zu „${shown}“${found === 'partial' ? `, aber keiner mit ${query.includes(' ') ? 'allen Wörtern' : 'dem ganzen Wort'}` : ''}$`,
            );
      await expect(page.getByRole('status')).toHaveText(sentence);
      if (meant !== undefined) await expect(page.getByText(`Meinten Sie ${meant}?`)).toBeVisible();
      if (first?.startsWith('page:')) {
        const link = hits(page).first().getByRole('link');
        await expect(link).toHaveAttribute('href', first.slice('page:'.length));
      }
    }
  });

  test('[VI8] every piece of equipment that an offer shows finds the offer @full', async ({ page }) => {
    const offer = '/immobilien/angebote/zwei-zimmer-mit-balkon-zum-muehlenhof';
    await page.goto(offer);
    const equipment = await page
      .getByRole('region', { name: 'Ausstattung' })
      .getByRole('listitem')
      .allTextContents();
    expect(equipment).toContain('Aufzug');
    for (const q of equipment) {
      await page.goto(`/suche?${new URLSearchParams({ q, art: 'offers' })}`);
      const link = hits(page).locator(`a[href="${offer}"]`);
      const next = page.getByRole('link', { name: 'Weiter' });
      while ((await link.count()) === 0 && (await next.count()) > 0) await next.click();
      await expect(link, q).toHaveCount(1);
    }
  });

  test('[AC3] the title of a search names the query and the page @full', async ({ page }) => {
    await page.goto('/suche?q=Elsenau&seite=2');
    await expect(page).toHaveTitle('„Elsenau“ – Suche, Seite 2 – Stadtraum Wohnen');
  });

  test('[VI12] a page of hits beyond the last does not exist @full', async ({ page, watch }) => {
    for (const note of NOT_FOUND_NOTES) watch.expectProblem(note);
    for (const query of ['seite=99', 'q=Elsenau&seite=999', 'q=Elsenau&art=news&seite=99']) {
      const response = await page.goto(`/suche?${query}`);
      expect([query, response?.status()]).toEqual([query, 404]);
    }
  });

  test('[R2.1-7] the search moves to a separate row below 768 px, and keeps its input @full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/');
    await headerField(page).fill('Dachgarten');
    expect(await isMobileVariant(page)).toBe(true);
    for (const [width, isMobile] of [
      [768, false],
      [767, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await isMobileVariant(page)).toBe(isMobile);
      await expect(headerField(page)).toHaveValue('Dachgarten');
    }
  });
});

test('[R2.1-7] input survives resizing across 768 px both ways, with focus, caret and suggestions @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/impressum');
  await headerField(page).click();
  await page.keyboard.type('miet');
  await untilHydrated(page, block(page, 'site-header'));
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isMobileVariant(page)).toBe(width < 768);
    await expect(headerField(page)).toHaveValue('miet');
    await expect(headerField(page)).toBeFocused();
    await expect(suggestions(page).getByRole('option', { selected: true })).toBeVisible();
  }
});

test('[R2.1-8] [AC5] selects a suggestion by keyboard and searches for it', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto('/impressum');
  await untilHydrated(page, block(page, 'site-header'));
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.pressSequentially('Häufige F');
  const option = suggestions(page).getByRole('option', { name: /Häufige Fragen/ });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/suche\?q=H%C3%A4ufige\+Fragen$/);
  await expect(hits(page).first()).toHaveText('Häufige Fragen');
});

test('[R2.1-8] requests suggestions only once the visitor pauses @full', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/daten/suchvorschlaege')) requests.push(new URL(request.url()).search);
  });
  await page.goto('/impressum');
  await untilHydrated(page, block(page, 'site-header'));
  await headerField(page).pressSequentially('Kastanie', { delay: 20 });
  await suggestions(page)
    .getByRole('option', { name: /^Kastanienhof/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/suche\?q=Kastanien/);
  expect(requests).toEqual(['?q=Kastanie']);
});
