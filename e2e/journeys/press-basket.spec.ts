import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/presse/bildmaterial';
const STREET = 'Uferstraße: Visualisierung der Straßenseite';
const TOPPING_OUT = 'Richtfest an der Uferstraße: der Rohbau von der Wasserseite';

const boxOf = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Merken .*${title}`) });

/** Downloads the ZIP. @returns its bytes as text, which is readable because its files are uncompressed */
async function downloadZip(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als ZIP laden' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('stadtraum-wohnen-pressebilder.zip');
  return String(await readFile(await file.path()));
}

test('collects pictures across pages, and downloads them as one ZIP with their captions @full', async ({
  page,
}) => {
  await page.goto(`${LIST}?tx_dmpressasset_imagelist[title]=Stra%C3%9Fenseite`);
  // The box must also work before hydration.
  await boxOf(page, STREET).check();
  await untilHydrated(page, block(page, 'press-asset-list'));
  await expect(page.getByText('1 Bild gemerkt')).toBeVisible();

  // A basket that is not empty is shown without a touch.
  await page.goto(LIST);
  await expect(boxOf(page, STREET)).toBeChecked();
  await page.goto(`${LIST}?tx_dmpressasset_imagelist[title]=Richtfest`);
  await untilHydrated(page, block(page, 'press-asset-list'));
  await boxOf(page, TOPPING_OUT).check();
  const basket = page.getByRole('region', { name: 'Merkliste' });
  await expect(basket.locator('[aria-live="polite"]')).toHaveText('2 Bilder gemerkt');

  const zip = await downloadZip(page);
  for (const text of ['bildunterschriften.txt', `Bildunterschrift: ${STREET}`, TOPPING_OUT])
    expect(zip).toContain(text);
  expect(zip).toContain('Bildnachweis: © Stadtraum Wohnen / Atelier Federstrich');
  expect(zip).toContain('stadtraum-wohnen-190-druck.jpg');

  await basket.getByRole('button', { name: 'Merkliste leeren' }).click();
  await expect(boxOf(page, TOPPING_OUT)).not.toBeChecked();
  await expect(basket.getByText('Noch kein Bild gemerkt')).toBeVisible();
});

test('[VI6] before hydration, a download contains the ticked pictures and those collected on other pages @full', async ({
  page,
}) => {
  await page.goto(LIST);
  await untilHydrated(page, block(page, 'press-asset-list'));
  await boxOf(page, STREET).check();
  await page.route(/\/assets\/mf-press\/.*\.js/, (route) =>
    route.request().url().includes('.behaviour.') ? route.continue() : undefined,
  );
  await page.goto(`${LIST}?tx_dmpressasset_imagelist[title]=Richtfest`);
  await boxOf(page, TOPPING_OUT).check();
  const zip = await downloadZip(page);
  for (const title of [STREET, TOPPING_OUT]) expect(zip).toContain(`Bildunterschrift: ${title}`);
  await expect(block(page, 'press-asset-list')).toHaveAttribute('data-island-state', 'loading');
});

test('the basket works without browser storage @full', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(LIST);
  await untilHydrated(page, block(page, 'press-asset-list'));
  await boxOf(page, STREET).check();
  await expect(page.getByText('1 Bild gemerkt')).toBeVisible();
  expect(await downloadZip(page)).toContain(STREET);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('downloads selected pictures as one ZIP, reports an empty selection, and leaves out withdrawn pictures @full', async ({
    page,
    request,
  }) => {
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Als ZIP laden' }).click();
    await page.waitForURL(/\?merkliste=leer#merkliste$/);
    await expect(page.getByText('Es ist noch kein Bild gemerkt')).toBeInViewport();
    await boxOf(page, STREET).check();
    await boxOf(page, TOPPING_OUT).check();
    expect(await downloadZip(page)).toContain('stadtraum-wohnen-187-druck.jpg');

    await page.goto(`${LIST}?tx_dmpressasset_imagelist[title]=Krippenweg`);
    await expect(page.getByRole('status')).toHaveText('Keine Bilder zu „Krippenweg“');
    const zip = await request.get('/daten/presse/bilder.zip?bild=145&bild=187');
    const text = String(await zip.body());
    expect(text).toContain('erhältlich: Nr. 145');
    expect(text).not.toContain('Krippenweg');
  });
});
