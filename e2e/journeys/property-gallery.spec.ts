import { block, hydratedBlock } from '../site/islands.ts';
import { currentSlide, untilLive } from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

const PAGE = '/immobilien/projekte/siedlung-am-wasserturm';
const SLIDER = 'Bilder: Siedlung am Wasserturm, Sanierung';

test('[R2.3-1] pictures and thumbnails move together, with 2 thumbnails in view, or 3 from 991 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 990, height: 900 });
  await page.goto(PAGE);
  const listing = block(page, 'property-listing');
  const pictures = page.getByRole('region', { name: SLIDER, exact: true });
  const thumbnails = page.getByRole('region', { name: `${SLIDER}: Auswahl` });
  await untilLive(pictures);
  await expect(listing).toHaveAttribute('data-island-state', 'waiting');
  const perView = () =>
    thumbnails.evaluate((slider) => {
      const [first] = slider.querySelectorAll('[data-slide]');
      const width = first?.getBoundingClientRect().width ?? 1;
      return Math.round(slider.getBoundingClientRect().width / width);
    });
  expect(await perView()).toBe(2);
  await page.setViewportSize({ width: 991, height: 900 });
  await expect.poll(perView).toBe(3);

  // The first touch.
  await pictures.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect.poll(() => currentSlide(pictures)).toBe(1);
  await expect(thumbnails.locator('[aria-current="true"]')).toHaveAttribute('href', /-figure-2$/);
  await thumbnails.getByRole('link', { name: /^Bild 3: / }).click();
  await expect.poll(() => currentSlide(pictures)).toBe(2);
  await expect(page).toHaveURL(PAGE);
  const shown = pictures.locator('[data-active]').getByRole('img', { name: /^Hauseingänge der Siedlung/ });
  // The picture fills its slider's frame, regardless of the page's scroll position.
  const offset = async () => {
    const [picture, frame] = [await shown.boundingBox(), await pictures.boundingBox()];
    return Math.abs((picture?.x ?? Number.POSITIVE_INFINITY) - (frame?.x ?? 0));
  };
  await expect.poll(offset).toBeLessThan(40);
});

test('[R2.3-1] the first touch of a thumbnail shows its picture, and the address stays @full', async ({
  page,
}) => {
  await page.goto(PAGE);
  const pictures = page.getByRole('region', { name: SLIDER, exact: true });
  await untilLive(pictures);
  await page.getByRole('link', { name: /^Bild 3: / }).click();
  await expect.poll(() => currentSlide(pictures)).toBe(2);
  await expect(page).toHaveURL(PAGE);
});

test('[R2.3-2] a picture opens in full screen with its caption, and can be zoomed @full', async ({
  page,
}) => {
  await page.goto(PAGE);
  const listing = await hydratedBlock(page, 'property-listing');
  const caption = await listing.locator('figcaption > span').first().textContent();
  await listing.locator('figure a').first().click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(String(caption))).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Vergrößern', exact: true })).toBeEnabled();
  // Zooming adds a sharper picture on top of the first one.
  const width = () =>
    gallery
      .locator('.yarl__slide_current img')
      .evaluateAll((images) => Math.max(...images.map((image) => image.getBoundingClientRect().width)));
  const before = await width();
  await gallery.getByRole('button', { name: 'Vergrößern', exact: true }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
});

test('[R2.11-4] the start page shows projects side by side, with links to their pages @full', async ({
  page,
}) => {
  await page.goto('/');
  const projects = block(page, 'project-slider');
  await untilLive(projects.locator('[data-slider]'));
  const slides = projects.locator('[data-slide]');
  await expect(slides).toHaveCount(6);
  await projects.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect(projects.locator('[data-active]')).toHaveAttribute('data-slide', '1');
  const title = projects.locator('[data-active]').getByRole('link');
  const name = String(await title.textContent());
  await title.click();
  await expect(page).toHaveURL(/\/immobilien\/projekte\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('without JavaScript @full', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.3-1] [R2.3-2] [R2.11-4] thumbnails scroll to pictures, and pictures link to their image files', async ({
    page,
    request,
  }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: /^Bild 4: / }).click();
    await expect(page).toHaveURL(/-figure-4$/);
    await expect(page.getByRole('img', { name: /am Abend/ }).first()).toBeInViewport();
    const href = await page.locator('figure a').first().getAttribute('href');
    expect((await request.get(String(href))).headers()['content-type']).toBe('image/jpeg');
    await page.goto('/');
    await block(page, 'project-slider').getByRole('link', { name: 'Alte Molkerei' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alte Molkerei');
  });
});
