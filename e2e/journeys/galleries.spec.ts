import type { Locator, Page } from '@playwright/test';
import { allowClipboard } from '../site/firefox.ts';
import { currentUrl, goBackInDocument } from '../site/history.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { expect, test } from '../site/test.ts';

const PROVIDER = 'https://www.openstreetmap.org/**';

test('[R2.11-12] [R2.11-13] a gallery shows a picture, a film, a frame and a text in turn, and updates the URL', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(PROVIDER, (route) => requests.push(route.request().url()) && route.abort());
  const gallery = await openGallery(page, '/presse/mediathek#uferstrasse-2');
  await expect(gallery.getByRole('group', { name: '2 von 6' }).getByRole('img')).toBeVisible();
  await expect(gallery).toContainText('So sieht es ab Sommer 2027 aus');

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#uferstrasse-3$/);
  await gallery.getByRole('button', { name: 'Nächster Inhalt' }).click();
  await expect(page).toHaveURL(/#uferstrasse-4$/);
  await expect(gallery.locator('video')).toBeVisible();
  await gallery.getByRole('button', { name: '5 von 6' }).click();
  await expect(page).toHaveURL(/#uferstrasse-5$/);
  // Consent is refused, so nothing is requested from the provider (R7.3-1).
  await expect(gallery.getByText('Inhalt von OpenStreetMap', { exact: false })).toBeVisible();
  await expect(gallery.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#uferstrasse-6$/);
  await expect(gallery.getByRole('heading', { name: 'Daten zum Bauvorhaben' })).toBeVisible();

  // Moving within the gallery adds no history entries, so going back once returns to the page.
  await goBackInDocument(page);
  await expect(gallery).toBeHidden();
  await expect.poll(() => currentUrl(page)).toMatch(/\/presse\/mediathek$/);
});

test('[R2.11-12] [R7.3-1] a frame loads only after the visitor’s consent, and in a sandbox @full', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/^third party: https:\/\/www\.openstreetmap\.org\//);
  await page.route(PROVIDER, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Plan</title><p>Stadtplan</p>' }),
  );
  const gallery = await openGallery(page, '/presse/mediathek#uferstrasse-5');
  await gallery.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(gallery.frameLocator('iframe').getByText('Stadtplan')).toBeVisible();
  const frame = gallery.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  await expect(frame).toHaveAttribute('title', 'Lage im Stadtplan');
  await expect(frame).toBeFocused();
});

test('[R2.11-11] [R2.11-12] a gallery is 900 × 760 px on black and moves in 366 ms, and its slideshow moves every 3000 ms @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const gallery = await openGallery(page, '/presse/mediathek#jahreszeiten');
  await expectBox(gallery.locator('.yarl__container'), { width: 920, height: 780 });
  const picture = gallery.getByRole('group', { name: '1 von 6' }).getByRole('img');
  const shown = await picture.boundingBox();
  expect(shown?.width).toBeCloseTo(900, -1);
  await expect(gallery).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(gallery).toHaveCSS('opacity', '1');

  expect(await gallery.evaluate(animationAfter, 'ArrowRight')).toBe(366);
  await expect(page).toHaveURL(/#jahreszeiten-2$/);

  await gallery.getByRole('button', { name: 'Diashow starten' }).click();
  const { elapsed, longestFrame } = await page.evaluate(timeBetweenChanges);
  await gallery.getByRole('button', { name: 'Diashow anhalten' }).click();
  // The 3000 ms start when the picture has loaded, at the latest when its move ends.
  expect(elapsed).toBeGreaterThanOrEqual(2700);
  expect(elapsed).toBeLessThanOrEqual((3000 + 366) * 1.1 + longestFrame);
});

test('[R2.11-12] a gallery has thumbnails, full screen and sharing, and traps Tab @full', async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  const gallery = await openGallery(page, '/presse/mediathek#jahreszeiten-3');
  // Only thumbnails near the current one are shown; the row wraps around.
  await expect(gallery.getByRole('button', { name: /, \d von 6$/ })).toHaveCount(5);

  await gallery.getByRole('button', { name: 'Teilen' }).click();
  await expect(gallery.getByText('Link kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/presse\/mediathek#jahreszeiten-3$/,
  );
  await gallery.getByRole('button', { name: 'Vollbild', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await gallery.getByRole('button', { name: 'Vollbild beenden' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  for (const key of [...Array(20).fill('Tab'), ...Array(4).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await gallery.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/\/presse\/mediathek$/);
});

test('[R2.11-14] [R8-7] a gallery reports in German that a picture cannot be loaded @full', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/Failed to load resource|^404: .*\/media\//);
  await page.route(/\/media\/muehlenweg-hoffest/, (route) => route.fulfill({ status: 404 }));
  const gallery = await openGallery(page, '/presse/mediathek#jahreszeiten-2');
  await expect(gallery.getByRole('alert')).toHaveText(
    'Die angeforderten Daten konnten nicht geladen werden. Bitte versuchen Sie es später nochmal.',
  );
});

test('[R2.11-11] a content element’s links open in a black lightbox of 900 × 760 px, 10 px from the window’s edges @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/presse/mediathek');
  const links = block(page, 'lightbox-links');
  await links.scrollIntoViewIfNeeded();
  await untilHydrated(page, links);
  const link = links.getByRole('link', { name: 'Vier Zimmer' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^Grundriss: 4 Zimmer/ })).toBeVisible();
  await expect(dialog).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expectBox(dialog.locator('.fslightbox-source'), { width: 900, height: 760 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectBox(dialog.locator('.fslightbox-source'), { width: 370 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await links.getByRole('link', { name: 'So lesen Sie einen Grundriss' }).click();
  await expect(page.getByRole('dialog')).toContainText('Oben ist immer Norden');
});

test('[R2.11-13] [VI6] only the gallery in the URL hydrates before a touch @full', async ({ page }) => {
  await openGallery(page, '/presse/mediathek#jahreszeiten-2');
  const galleries = page.locator('[data-block-type="gallery"]');
  await expect(galleries.filter({ has: page.locator('[data-lightbox="jahreszeiten"]') })).toHaveAttribute(
    'data-island-state',
    'hydrated',
  );
  const other = galleries.filter({ has: page.locator('[data-lightbox="uferstrasse"]') });
  await expect(other).toHaveAttribute('data-island-state', 'waiting');
});

for (const { how, close } of [
  { how: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { how: 'the back button', close: goBackInDocument },
]) {
  test(`[FO5] a gallery that its URL opened leaves the focus on the shown picture’s link when ${how} closes it @full`, async ({
    page,
  }) => {
    const gallery = await openGallery(page, '/presse/mediathek#jahreszeiten-2');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/#jahreszeiten-3$/);
    await close(page);
    await expect(gallery).toBeHidden();
    await expect.poll(() => currentUrl(page)).toMatch(/\/presse\/mediathek$/);
    const link = page.locator('[data-lightbox="jahreszeiten"]').getByRole('link').nth(2);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.11-12] [R2.11-16] [R2.11-18] galleries are links, tabs are sections with headings, and films have the browser’s controls @full', async ({
    page,
  }) => {
    await page.goto('/presse/mediathek');
    const tiles = block(page, 'gallery').getByRole('listitem').getByRole('link');
    expect((await tiles.evaluateAll(hrefsOf)).map((url) => url.replace(/\.[0-9a-f]{8}\//, '/'))).toEqual([
      '/media/uferstrasse-baustelle/2400.jpg',
      '/media/uferstrasse-tag/2400.jpg',
      '/media/uferstrasse-abend/2400.jpg',
      '/media/ein-tag-uferstrasse/video.mp4',
      'https://www.openstreetmap.org/#map=13/51.166/12.925',
      '#uferstrasse-daten',
    ]);
    await expect(page.getByRole('heading', { name: 'Daten zum Bauvorhaben' })).toBeVisible();
    await expect(page.locator('video[controls]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Video abspielen/ })).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect((await page.request.get((await tiles.first().getAttribute('href')) ?? '')).status()).toBe(200);

    await page.goto('/unternehmen/zahlen');
    for (const name of ['Bestand', 'Neubau und Sanierung', 'Energie', 'Personal']) {
      await expect(block(page, 'tabs').getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByRole('table')).toHaveCount(6);
    // There are no buttons without an effect.
    await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  });
});

/** Opens a page at a URL that opens a gallery. */
async function openGallery(page: Page, url: string): Promise<Locator> {
  await page.goto('/presse');
  await page.goto(url);
  const gallery = page.getByRole('dialog');
  await expect(gallery).toBeVisible();
  await expect(gallery).toHaveAttribute('aria-modal', 'true');
  return gallery;
}

async function expectBox(element: Locator, expected: { width: number; height?: number }): Promise<void> {
  await expect.poll(() => element.boundingBox()).toMatchObject(expected);
}

/** Presses a key. @returns the resulting animation's duration in milliseconds */
async function animationAfter(dialog: Element, key: string): Promise<number> {
  const target = document.activeElement ?? dialog;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const carousel = dialog.querySelector('.yarl__carousel');
  let running: Animation[] = [];
  while (running.length === 0) {
    await new Promise(requestAnimationFrame);
    running = carousel?.getAnimations() ?? [];
  }
  return Math.max(...running.map((each) => Number(each.effect?.getTiming().duration)));
}

/** Milliseconds between the next two changes to the URL, and the longest frame during that time. */
async function timeBetweenChanges(): Promise<{ elapsed: number; longestFrame: number }> {
  const times: number[] = [];
  let [longestFrame, last, hash] = [0, performance.now(), location.hash];
  while (times.length < 2) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    [longestFrame, last] = [Math.max(longestFrame, now - last), now];
    if (location.hash === hash) continue;
    hash = location.hash;
    times.push(now);
  }
  return { elapsed: Number(times[1]) - Number(times[0]), longestFrame };
}

function hrefsOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}
