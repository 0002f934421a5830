import type { Page } from '@playwright/test';
import { isFirefox } from '../site/firefox.ts';
import { expect, test } from '../site/test.ts';

const hitCount = (page: Page) => page.getByRole('region', { name: /Treffer/ }).getByRole('status');

const LIST = '/immobilien/angebote';
const UIDS = 'tx_dmshoffers_offerslist[uid]';
const KEY = 'stadtraum-gemerkte-angebote';

test('[VI14] offers are remembered in this browser, and their list has an address that works elsewhere', async ({
  page,
  browser,
  siteUrl,
}) => {
  await page.goto(LIST);
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: /^Gemerkt/ });
  const buttons = main.getByRole('button', { name: /^Merken/ });
  await expect(buttons).toHaveCount(12);
  await expect(link).toBeHidden();
  const titles = await main.getByRole('article').getByRole('heading').allTextContents();
  await buttons.nth(1).click();
  await buttons.nth(0).click();
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(link).toHaveAccessibleName('Gemerkt (2)');

  // Hydration and another window show the same.
  await main.locator('summary', { hasText: 'Bezirk' }).click();
  await expect(page.locator('[data-block-type="offer-list"]')).toHaveAttribute(
    'data-island-state',
    'hydrated',
  );
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const second = await page.context().newPage();
  await second.goto(LIST);
  await second
    .getByRole('button', { name: /^Merken/ })
    .nth(2)
    .click();
  await expect(link).toHaveAccessibleName('Gemerkt (3)');
  await second.close();
  await buttons.nth(2).click();

  await link.click();
  await page.waitForURL((url) => url.searchParams.get(UIDS)?.split(',').length === 2);
  await expect(hitCount(page)).toHaveText('2 Treffer');
  await expect(main.getByRole('article').getByRole('heading')).toHaveText(titles.slice(0, 2));

  const other = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(hitCount(shared)).toHaveText('2 Treffer');
  // Firefox runs scripts in the other context, too.
  if (!isFirefox(other)) await expect(shared.getByRole('button', { name: /^Merken/ })).toHaveCount(0);
  await other.close();

  await main.getByRole('button', { name: 'Merkliste leeren' }).click();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('[VI14] a list of remembered offers names those that are let', async ({ page }) => {
  await page.goto(`${LIST}?${UIDS}=1,90,4711`);
  const main = page.getByRole('main');
  await expect(hitCount(page)).toHaveText('1 Treffer');
  await expect(main.getByText('Inzwischen vergeben:')).toBeVisible();
  await expect(main.getByText('Ein gemerktes Angebot gibt es nicht mehr.')).toBeVisible();
});

test('[VI14] a browser that stores nothing says so, and remembers for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await page.goto(LIST);
  const button = page.getByRole('button', { name: /^Merken/ }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Ihr Browser speichert für diese Website nichts.')).toBeInViewport();
});
