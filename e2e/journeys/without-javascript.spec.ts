import type { Page } from '@playwright/test';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { PAGES } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/presse/bildmaterial';
const TITLE = 'tx_dmpressasset_imagelist[title]';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, status } of PAGES.filter((page) => page.status === 200)) {
    test(`[F32] page ${path} shows everything that it shows with JavaScript${path === '/service/fragen' ? '' : ' @full'}`, async ({
      page,
      browser,
      siteUrl,
      storageState,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      const state = storageState ? { storageState } : {};
      const withScripts = await browser.newPage({ baseURL: siteUrl, javaScriptEnabled: true, ...state });
      await withScripts.goto(path);
      await untilNetworkIdle(withScripts);
      const linesOf = async (shown: Page) => linesIn(await shown.locator('body').innerText());
      // The page without JavaScript may show more, for example that a map needs JavaScript.
      expect(await linesOf(page)).toEqual(expect.arrayContaining(await linesOf(withScripts)));
      await withScripts.close();
    });
  }

  test('[R2.4-2] [R2.4-7] the title filter is a form whose state is in the URL and in the field @full', async ({
    page,
  }) => {
    await page.goto(LIST);
    const titles = await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts();
    const word = (titles[0] ?? '').split(/[\s–,-]+/)[0] ?? '';
    const matching = titles.filter((title) => title.toLowerCase().includes(word.toLowerCase()));

    await page.getByRole('searchbox', { name: 'Titel' }).fill(word);
    await page.getByRole('button', { name: 'Filtern' }).click();

    const address = new URL(page.url());
    expect(address.pathname).toBe(LIST);
    expect(address.searchParams.get(TITLE)).toBe(word);
    await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue(word);
    const shown = await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts();
    expect(shown).toEqual(expect.arrayContaining(matching));
    expect(shown.filter((title) => !title.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  test('[R2.4-4] the reset shows all pictures @full', async ({ page }) => {
    await page.goto(LIST);
    const all = await page.getByRole('main').getByRole('listitem').count();
    await page.goto(`${LIST}?${TITLE}=gibtesnicht`);
    await expect(page.getByRole('status')).toHaveText('Keine Bilder zu „gibtesnicht“');
    await page.getByRole('link', { name: 'Leeren und neu filtern' }).click();
    expect(new URL(page.url()).searchParams.get(TITLE)).toBe('');
    await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue('');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all);
  });

  test('[R2.11-16] [R2.11-8] tabs are links to sections with headings @full', async ({ page }) => {
    for (const [path, type] of [
      ['/unternehmen/zahlen', 'tabs'],
      ['/ausbildung', 'sticky-tabs'],
    ] as const) {
      await page.goto(path);
      const tabs = page.locator(`[data-block-type="${type}"]`);
      await expect(tabs.getByRole('tab')).toHaveCount(0);
      const links = await tabs.getByRole('listitem').getByRole('link').and(page.locator('[href^="#"]')).all();
      expect(links.length).toBeGreaterThan(3);
      for (const link of links) {
        const section = tabs.locator(String(await link.getAttribute('href')));
        await expect(section).toBeVisible();
        await expect(section.getByRole('heading').first()).toHaveText((await link.textContent()) ?? '');
      }
      await links[2]?.click();
      await expect(tabs.locator(String(await links[2]?.getAttribute('href')))).toBeInViewport();
    }
  });

  test('[R2.11-15] the accordion opens and closes', async ({ page }) => {
    await page.goto('/service/fragen');
    const item = page.getByRole('main').locator('details').first();
    await expect(item).not.toHaveAttribute('open');
    await item.locator('summary').click();
    await expect(item).toHaveAttribute('open');
    await item.locator('summary').click();
    await expect(item).not.toHaveAttribute('open');
  });
});

/**
 * A page's lines without slider controls, buttons that need JavaScript and those that count with it, sorted because looping sliders reorder their slides when
 * they start. Links replace the button of the filter, and the placeholder of a map says that the map needs JavaScript.
 */
function linesIn(text: string): string[] {
  const controls =
    /^((Folie )?\d+ )?(von|\/) \d+|^(Felder leeren|Einmal laden|Immer laden|(\d+ )?Angebote zeigen|Merken: .*)$/;
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line && !controls.test(line))
    .sort();
}
