import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/presse/bildmaterial';
const TITLE = 'tx_dmpressasset_imagelist[title]';

test('[R2.4-7] the filter submits to the page itself, and a link with a filter can be passed on', async ({
  page,
}) => {
  await page.goto(LIST);
  await page.getByRole('searchbox', { name: 'Titel' }).fill('a');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get(TITLE) === 'a');
  const hits = await page.getByRole('status').innerText();
  await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=a`);
  await expect(page.getByRole('status')).toHaveText(hits);
  await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue('a');
});

test('[R2.4-4] the reset clears the field and submits the empty filter', async ({ page }) => {
  await page.goto(`${LIST}?${encodeURIComponent(TITLE)}=gibtesnicht`);
  await untilHydrated(page, block(page, 'press-asset-list'));
  await page.getByRole('searchbox', { name: 'Titel' }).fill('noch etwas');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.waitForURL((url) => url.searchParams.get(TITLE) === '');
  await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue('');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('what a visitor typed before hydration is still there after it', async ({ page }) => {
  await page.goto(LIST);
  const field = page.getByRole('searchbox', { name: 'Titel' });
  await field.pressSequentially('Richtfest');
  await untilHydrated(page, block(page, 'press-asset-list'));
  await expect(field).toHaveValue('Richtfest');
  await expect(field).toBeFocused();
});

test('[R2.4-6] titles of one row are equally high', async ({ page }) => {
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
