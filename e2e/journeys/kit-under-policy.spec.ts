import type { Page } from '@playwright/test';
import { expect, test } from '../site/test.ts';

/*
 * The parts of the kit that bring a library along, mounted on a real page, under its policy: no violation is reported, and each
 * does what it is for. Any message in the console fails the test too.
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

test('[R2.5-2] a slider starts when it is seen, and moves', async ({ page }) => {
  await mount(page, 'slider');
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

test('[R2.11-13] a gallery opens with its address, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await mount(page, 'gallery');
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

test('[R2.11-13] the back button closes a gallery', async ({ page }) => {
  await mount(page, 'gallery');
  await page.getByRole('link', { name: 'Bild 1' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/service\/fragen$/);
});

test('[R2.4-5] [R2.11-11] a popup is black, 900 × 760 at most, keeps Tab inside and gives the focus back', async ({
  page,
}) => {
  await mount(page, 'popup');
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

type Part = 'slider' | 'gallery' | 'popup';

/** Puts a part of the live kit below the page's main content, as an island would. */
async function mount(page: Page, part: Part): Promise<void> {
  await page.evaluate(mountInPage, part);
}

async function mountInPage(part: Part): Promise<void> {
  interface Container {
    get(expose: string): Promise<() => unknown>;
  }
  type CreateElement = (type: unknown, props: object, ...children: unknown[]) => unknown;
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  const container = (await import(data.kit.entry)) as Container;
  const shared = async <Module>(specifier: string) => (await container.get(`./${specifier}`))() as Module;
  const { createElement } = await shared<{ createElement: CreateElement }>('react');
  const { createRoot } = await shared<{ createRoot(element: Element): { render(element: unknown): void } }>(
    'react-dom/client',
  );

  const picture = (number: number) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='${number * 700}'/>`;
  const island = document.createElement('div');
  document.querySelector('main')?.append(island);
  createRoot(island).render(part === 'slider' ? await slider() : await lightbox(part));

  async function slider() {
    const { Slider } = await shared<{ Slider: unknown }>('@stadtraum/shared-ui/slider');
    const slides = [1, 2, 3, 4].map((number) => ({
      id: String(number),
      content: createElement('p', {}, `Ansicht ${number}`),
    }));
    return createElement(Slider, { label: 'Ansichten', slides, wrap: 'loop' });
  }

  async function lightbox(viewer: 'gallery' | 'popup') {
    const { Lightbox } = await shared<{ Lightbox: unknown }>('@stadtraum/shared-ui/lightbox');
    const numbers = [1, 2, 3];
    const items = numbers.map((number) => ({
      kind: 'image',
      href: picture(number),
      alt: `Haus ${number}`,
      caption: `Die Straßenseite von Haus ${number}`,
      width: 1200,
      height: number * 700,
    }));
    const links = numbers.map((number) =>
      createElement('a', { key: number, href: picture(number) }, `Bild ${number}`),
    );
    return createElement(Lightbox, { label: 'Bilder', viewer, items, hash: 'haus' }, ...links);
  }
}
