import { block } from '../site/islands.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { expect, test } from '../site/test.ts';

const TOPPING_OUT = 'Richtfest an der Uferstraße: der Rohbau von der Wasserseite';

test('[R2.6-1] [FO5] the parameter `news`, even without a value, opens picture number 187 on load; its link then has the focus', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: TOPPING_OUT });
  for (const search of ['?news', '?news=12']) {
    await page.goto(`/presse${search}`);
    await expect(dialog.getByRole('img', { name: /^Baustelle/ })).toBeInViewport();
    await expect(dialog).toContainText('Nr. 187');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const link = block(page, 'news-popup').getByRole('link');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }
});

test('[R2.6-1] [VI6] without the parameter, nothing loads or opens until the first click on the picture @full', async ({
  page,
}) => {
  await page.goto('/presse?newsletter=1');
  const popup = block(page, 'news-popup');
  await popup.scrollIntoViewIfNeeded();
  await untilNetworkIdle(page);
  await expect(popup).toHaveAttribute('data-island-state', 'waiting');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await popup.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: TOPPING_OUT })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists news by category and page, and each article has text, pictures, related news and a contact @full', async ({
    page,
    request,
  }) => {
    await page.goto('/presse/news');
    await expect(page.getByRole('status')).toHaveText('14 Neuigkeiten');
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.getByRole('navigation', { name: 'Neuigkeiten nach Thema' }).getByText('Neubau').click();
    await expect(page.getByRole('status')).toHaveText('6 Neuigkeiten zu Neubau');

    await page.getByRole('link', { name: 'Richtfest an der Uferstraße' }).click();
    await expect(page).toHaveURL('/presse/news/richtfest-uferstrasse');
    await expect(page).toHaveTitle(/^Richtfest an der Uferstraße/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richtfest an der Uferstraße');
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Neuigkeiten');
    const picture = page.getByRole('list', { name: 'Bilder' }).getByRole('link').first();
    const response = await request.get(String(await picture.getAttribute('href')));
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const related = page.getByRole('region', { name: 'Mehr zu diesem Thema' });
    await expect(related.getByRole('article')).toHaveCount(5);
    await expect(related.getByText('Richtfest an der Uferstraße')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'presse@stadtraum-wohnen.example' })).toBeVisible();
  });

  test('news is available as an Atom feed', async ({ page, request }) => {
    await page.goto('/presse/news');
    const href = await page.getByRole('link', { name: 'Als Atom-Feed abonnieren' }).getAttribute('href');
    const response = await request.get(String(href));
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = await response.text();
    expect(feed.match(/<entry>/g)).toHaveLength(14);
    expect(feed).toMatch(/<link [^>]*href="https?:\/\/[^"]+\/presse\/news\/richtfest-uferstrasse"/);
    // Midnight in Berlin, in summer and in winter.
    expect(feed).toContain('<published>2026-09-11T22:00:00Z</published>');
    expect(feed).toContain('<published>2026-11-11T23:00:00Z</published>');
  });

  test('the popup’s picture links to its image file @full', async ({ page }) => {
    await page.goto('/presse?news');
    const link = block(page, 'news-popup').getByRole('link', { name: TOPPING_OUT });
    await expect(link).toHaveAttribute('href', /\/1600\.jpg#bild-187$/);
  });
});

test('an article’s pictures open in a gallery @full', async ({ page }) => {
  await page.goto('/presse/news/richtfest-uferstrasse');
  const first = page.getByRole('list', { name: 'Bilder' }).getByRole('link').first();
  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Bilder: Richtfest an der Uferstraße' });
  await expect(dialog.getByRole('group', { name: '1 von 2' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});
