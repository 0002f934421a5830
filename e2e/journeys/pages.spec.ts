import { untilNetworkIdle } from '../site/network-idle.ts';
import { EVERY_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';

for (const { path, status, tag } of EVERY_PAGE) {
  test.describe(`page ${path}`, () => {
    test.beforeEach(({ watch }) => {
      if (status !== 200) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    });

    test(`[R7.3-1] is a complete German document with its blocks, and without console messages or requests to third parties${tag}`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      expect(response?.headers()['x-live-set']).toMatch(/^\d+-[0-9a-f]{8}$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page).toHaveTitle(/Stadtraum/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toBeVisible();
      }
      await untilNetworkIdle(page);

      const blocks = page.locator('[data-block]');
      expect(await blocks.count()).toBeGreaterThan(2);
      for (const block of await blocks.all()) {
        await expect(block).toHaveAttribute('data-release', /^mf-[\w-]+@\d+\.\d+\.\d+-[0-9a-f]{10}$/);
        await expect(block).not.toHaveAttribute('data-fallback');
        expect((await block.innerText()).trim()).not.toBe('');
      }

      const ranks = await page
        .getByRole('main')
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      for (const [index, rank] of ranks.entries()) {
        expect(rank, `heading ${index + 1} of ${ranks.join(', ')}`).toBeLessThanOrEqual(
          (ranks[index - 1] ?? 0) + 1,
        );
      }
    });
  });
}

test('[R6-2] a link has a real URL, and the back button loads the previous document', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' });
  await expect(link).toHaveAttribute('href', '/datenschutz');
  await page.goto('/service/fragen');
  await page.goto('/presse/bildmaterial');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/service\/fragen$/);
  await page.reload();
  expect(documents).toContain('/service/fragen');
});
