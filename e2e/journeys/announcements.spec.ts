import { expect, test } from '../site/test.ts';

const LIST = '/ausschreibungen';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every announcement tells its number, and when bids end, in Berlin', async ({ page }) => {
    await page.goto(LIST);
    const announcements = page.getByRole('article');
    await expect(announcements).toHaveCount(12);
    for (const announcement of await announcements.all()) {
      await expect(announcement.getByRole('heading')).toBeVisible();
      await expect(announcement.getByText(/^SW-[BD]-\d{3}$/)).toBeVisible();
      const deadline = announcement.getByRole('time');
      await expect(deadline).toHaveText(/^(Mo|Di|Mi|Do|Fr|Sa|So)\., \d+\. \p{L}+ \d{4}, \d\d:\d\d\sUhr$/u);
      await expect(deadline).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    }
  });

  test('the documents open, and can be asked for with the number of the procedure', async ({ page }) => {
    await page.goto(LIST);
    const announcement = page.getByRole('article', { name: /Dachabdichtung/ });
    await announcement.getByText('Vergabeunterlagen (3 Dateien)').click();
    await expect(announcement.getByText(/GAEB X83, 412\skB/)).toBeVisible();
    await expect(announcement.getByRole('link', { name: /anfordern/ })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=Vergabeunterlagen%20SW-B-417$/,
    );
  });
});

test('the list ships no JavaScript', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.locator('[data-block-type="announcement-list"]')).not.toHaveAttribute('data-island');
});
