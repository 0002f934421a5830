import type { Page } from '@playwright/test';
import { AUTOFOCUS_NOTE } from '../site/autofocus-note.ts';
import { FILTERED_LISTS, ListPage } from '../site/filtered-lists.ts';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { expect, test } from '../site/test.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});
test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.restoredPages);

test('[R6-2] the back button restores a filtered list as the same document, with its filter and scroll position', async ({
  page,
}) => {
  await page.goto('/presse/bildmaterial');
  const field = page.getByRole('searchbox', { name: 'Titel' });
  await field.fill('Hof');
  await page.getByRole('button', { name: 'Filtern' }).click();
  await page.waitForURL(/tx_dmpressasset_imagelist/);
  const filtered = page.url();
  await page.evaluate(() => {
    document.documentElement.dataset.marker = 'same document';
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
    addEventListener('pagehide', () => {
      document.documentElement.dataset.scrollTop = String(window.scrollY);
    });
  });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await page.waitForURL(/datenschutz/);
  await page.evaluate(() => history.back());

  await expect(page).toHaveURL(filtered);
  await expect(page.locator('html')).toHaveAttribute('data-marker', 'same document');
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(field).toHaveValue('Hof');
  const scrollTop = await page.evaluate(() => window.scrollY);
  expect(scrollTop).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-scroll-top', String(scrollTop));
});

for (const list of FILTERED_LISTS) {
  for (const isTouched of [true, false]) {
    const time = isTouched ? 'after hydration' : 'before hydration';
    test(`[VI5] ${list.title}: a page that the back button restores from memory ${time} shows the fields of its list, not those of the next @full`, async ({
      page,
      watch,
    }) => {
      watch.expectProblem(AUTOFOCUS_NOTE);
      const shown = new ListPage(page, list);
      await page.goto(list.path);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        }),
      );
      await (isTouched ? shown.filter() : shown.filterUntouched());
      await shown.expectFiltered();
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      if (!isTouched) expect(await shown.islandState()).toBe('waiting');
      await shown.expectWhole();
    });
  }
}

test('prefetches a page when a visitor points at its link, and shows the prefetched response @full', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const prefetch = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (key.url.endsWith('/datenschutz') && status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  await page.goto('/impressum');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' });
  await link.hover();
  await prefetch;
  await link.click();
  await page.waitForURL(/datenschutz/);
  const delivery = () =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType);
  expect(await page.evaluate(delivery)).toEqual(['navigational-prefetch']);
});

test('pages cross-fade, but not with reduced motion @full', async ({ page }) => {
  /** Follows a link. @returns how the next document was shown */
  const follow = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await page.waitForURL(/barrierefreiheit|datenschutz/);
    return page.evaluate(() => document.documentElement.dataset.revealed);
  };
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.revealed = event.viewTransition ? 'in a transition' : 'immediately';
    });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/impressum');
  expect(await follow('Datenschutz')).toBe('in a transition');
  await slowDown(page);
  await page.goto('/impressum');
  expect(await follow('Datenschutz'), 'with stylesheets that load late').toBe('in a transition');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await follow('Barrierefreiheit')).toBe('immediately');
});

/** Emulates a phone's network and an empty cache. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}
