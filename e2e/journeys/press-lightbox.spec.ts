import { allowClipboard } from '../site/firefox.ts';
import { block } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/presse/bildmaterial';
const TOPPING_OUT = 'Richtfest an der Uferstraße: der Rohbau von der Wasserseite';

test('[R2.4-5] [VI6] at the first click, a picture opens in a lightbox with its copyable credit and its files, and restores the focus', async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await page.goto(LIST);
  await expect(block(page, 'press-asset-list')).toHaveAttribute('data-island-state', 'waiting');
  const link = page.getByRole('link', { name: TOPPING_OUT, exact: true });
  await link.click();
  const dialog = page.getByRole('dialog', { name: TOPPING_OUT });
  await expect(dialog.getByRole('img', { name: /^Baustelle/ })).toBeInViewport();
  await expect(dialog).toContainText('honorarfrei, nur redaktionell');

  await dialog.getByRole('button', { name: 'Bildnachweis kopieren' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '© Stadtraum Wohnen / Atelier Federstrich',
  );

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^Web, 1\.600 × 1\.067/ }).click();
  expect((await download).suggestedFilename()).toBe('stadtraum-wohnen-187-web.jpg');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(LIST);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.4-5] a picture links to its 1600 px version, and the original can be downloaded', async ({
    page,
    request,
  }) => {
    await page.goto(LIST);
    const card = page.getByRole('article', { name: TOPPING_OUT });
    const href = await card.getByRole('link', { name: TOPPING_OUT, exact: true }).getAttribute('href');
    expect(href).toMatch(/^\/media\/uferstrasse-baustelle\.[0-9a-f]{8}\/1600\.jpg#/);
    const web = await request.get(String(href));
    expect(web.headers()['content-type']).toBe('image/jpeg');

    const print = await card.getByRole('link', { name: /^Druck, 2\.400 × 1\.600/ }).getAttribute('href');
    const original = await request.get(String(print));
    expect(original.headers()['content-disposition']).toContain('attachment');
    expect((await original.body()).length).toBe(332_744);
  });
});
