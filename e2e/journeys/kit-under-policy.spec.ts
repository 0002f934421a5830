import { currentUrl, goBackInDocument } from '../site/history.ts';
import { type KitPart, mountKit } from '../site/mount-kit.ts';
import { expect, test } from '../site/test.ts';

/*
 * The kit's components that use a library must work on a real page without violating its policy. Console messages fail the
 * test too.
 */

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.goto('/service/fragen');
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test('[R2.5-2] a slider starts when it scrolls into view, and moves @full', async ({ page }) => {
  await mountKit(page, SLIDER);
  const slides = page.locator('[aria-roledescription="Folie"], [role="tabpanel"]');
  await expect(slides).toHaveCount(4);
  await page.getByRole('region', { name: 'Ansichten' }).scrollIntoViewIfNeeded();
  await expect(slides.nth(1)).toHaveAttribute('inert');

  await page.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect(page.getByRole('tabpanel', { name: '2 von 4' })).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Vorherige Folie' }).click();
  await page.getByRole('button', { name: 'Vorherige Folie' }).click();
  await expect(page.getByRole('tabpanel', { name: '4 von 4' })).toBeInViewport({ ratio: 0.9 });
});

test('[R2.11-13] a gallery opens with its URL, and Escape closes it and restores the focus @full', async ({
  page,
}) => {
  await mountKit(page, lightbox('gallery'));
  await page.getByRole('link', { name: 'Bild 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilder' });
  await expect(dialog.getByRole('group', { name: '2 von 3' }).getByRole('img')).toBeVisible();
  await expect(page).toHaveURL(/#haus-2$/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#haus-3$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bild 2' })).toBeFocused();
  await expect(page).toHaveURL(/\/service\/fragen$/);
});

test('[R2.11-13] the back button closes a gallery @full', async ({ page }) => {
  await mountKit(page, lightbox('gallery'));
  await page.getByRole('link', { name: 'Bild 1' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await goBackInDocument(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => currentUrl(page)).toMatch(/\/service\/fragen$/);
});

test('[R2.4-5] [R2.11-11] a popup is black and at most 900 × 760 px, traps Tab and restores the focus @full', async ({
  page,
}) => {
  await mountKit(page, lightbox('popup'));
  await page.getByRole('link', { name: 'Bild 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Haus 3' });
  await expect(dialog.getByRole('img', { name: 'Haus 3' })).toBeVisible();
  await expect(dialog).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(dialog).toHaveCSS('position', 'fixed');
  const box = await dialog.locator('.fslightbox-source').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(900);
  expect(box?.height).toBeLessThanOrEqual(760);

  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bild 3' })).toBeFocused();
});

/** Four looping slides. */
const SLIDER: KitPart = {
  module: 'slider',
  component: 'Slider',
  props: {
    label: 'Ansichten',
    wrap: 'loop',
    slides: [1, 2, 3, 4].map((number) => ({ id: String(number), content: `Ansicht ${number}` })),
  },
};

/** Links to three pictures, each taller than the previous one. */
function lightbox(viewer: 'gallery' | 'popup'): KitPart {
  const pictures = [1, 2, 3].map((number) => ({
    kind: 'image',
    href: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='${number * 700}'/>`,
    alt: `Haus ${number}`,
    caption: `Die Straßenseite von Haus ${number}`,
    width: 1200,
    height: number * 700,
  }));
  return {
    module: 'lightbox',
    component: 'Lightbox',
    props: { label: 'Bilder', viewer, items: pictures, hash: 'haus' },
    children: pictures.map(({ href }, index) => ({
      element: 'a',
      props: { href },
      text: `Bild ${index + 1}`,
    })),
  };
}
