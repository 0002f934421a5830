import { devices, type Locator, type Page } from '@playwright/test';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { currentSlide, untilLive, untilStarted } from '../site/slider.ts';
import { expect, test } from '../site/test.ts';

const SLIDERS = ['Neuigkeiten', 'Aktuelle Pressebilder'];

const sliderOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slidesIn = (slider: Locator) => slider.locator('[data-slide]');

for (const { width, inView } of [
  { width: 990, inView: 1 },
  { width: 991, inView: 3 },
]) {
  test(`[R2.5-1] news and pictures show ${inView} per view at ${width} px, with and without the slider’s script @full`, async ({
    page,
    browser,
    browserName,
    siteUrl,
  }) => {
    test.skip(browserName === 'firefox', NOT_IN_FIREFOX.scripting);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/presse');
    const staticPage = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    await staticPage.goto(`${siteUrl}/presse`);
    for (const name of SLIDERS) {
      await untilLive(sliderOf(page, name));
      const before = await widthsOf(sliderOf(page, name));
      const slider = await startSlider(page, name);
      const shown = slider.locator('[data-slide]:not([inert])');
      await expect(shown).toHaveCount(inView);
      expect(await widthsOf(slider)).toEqual(before);
      expect(await widthsOf(sliderOf(staticPage, name))).toEqual(before);
    }
    await staticPage.close();
  });
}

test('[R2.5-2] arrows and dots move the pictures within 300 ms, in a loop, and swiping and dragging do nothing @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/presse');
  const slider = await startSlider(page, 'Aktuelle Pressebilder');
  const track = slidesIn(slider).first().locator('..');
  const dots = slider.getByRole('group', { name: 'Folie wählen' }).getByRole('button');
  await expect(dots).toHaveCount(9);
  const active = () => slider.locator('[data-active]').getAttribute('data-slide');

  const durations = await track.evaluateHandle((element: HTMLElement) => {
    const durations: string[] = [];
    const record = () => durations.push(element.style.transitionDuration);
    new MutationObserver(record).observe(element, { attributes: true, attributeFilter: ['style'] });
    return durations;
  });
  await slider.getByRole('button', { name: 'Vorherige Folie' }).click();
  await expect.poll(active).toBe('8');
  expect(await durations.jsonValue()).toContain('300ms');
  await slider.getByRole('button', { name: 'Nächste Folie' }).click();
  await expect.poll(active).toBe('0');
  await dots.nth(5).click();
  await expect.poll(active).toBe('5');

  await slider.getByRole('button', { name: 'Nächste Folie' }).hover();
  const first = slider.locator('[data-slide]:not([inert])').first();
  const box = await first.boundingBox();
  if (!box) throw new Error('no slide is in view');
  await page.mouse.move(box.x + box.width - 20, box.y + box.height - 10);
  await page.mouse.down();
  // Firefox refuses points outside the window.
  await page.mouse.move(Math.max(0, box.x - 300), box.y + box.height - 10, { steps: 8 });
  await page.mouse.up();
  await page.waitForTimeout(400);
  expect(await active()).toBe('5');
});

test('[R2.5-2] the first touch presses an arrow or a dot, and swiping before it does nothing @full', async ({
  browser,
  browserName,
  page,
  siteUrl,
  storageState,
}) => {
  test.skip(browserName === 'firefox', NOT_IN_FIREFOX.phones);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/presse');
  const slider = sliderOf(page, 'Aktuelle Pressebilder');
  await untilLive(slider);
  await slider.getByRole('group', { name: 'Folie wählen' }).getByRole('button').nth(4).click();
  await expect.poll(() => currentSlide(slider)).toBe(4);
  await expect(slider.locator('[data-slide="4"]')).toBeInViewport({ ratio: 0.9 });

  const phone = await browser.newPage({
    ...devices['Pixel 7'],
    baseURL: siteUrl,
    ...(storageState !== undefined && { storageState }),
  });
  await phone.goto('/presse');
  const pictures = sliderOf(phone, 'Aktuelle Pressebilder');
  await untilLive(pictures);
  await swipe(phone, pictures.locator('[data-slide]').first(), -250);
  await phone.waitForTimeout(500);
  expect(await currentSlide(pictures)).toBe(0);

  // The gesture itself can scroll the list.
  await phone.reload();
  await untilLive(pictures);
  await pictures.locator(':has(> * > [data-slide])').evaluate((viewport: HTMLElement) => {
    viewport.style.touchAction = 'auto';
  });
  await swipe(phone, pictures.locator('[data-slide]').first(), -250);
  await expect.poll(() => currentSlide(pictures)).toBe(1);
  await phone.close();
});

test('[R2.4-5] a picture in the slider opens in the lightbox @full', async ({ page }) => {
  await page.goto('/presse');
  const slider = await startSlider(page, 'Aktuelle Pressebilder');
  const link = slider.locator('[data-slide]:not([inert])').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('Bildnachweis');
});

/** Touches a slider, and waits until it has started. @returns the slider */
async function startSlider(page: Page, name: string): Promise<Locator> {
  const slider = sliderOf(page, name);
  await untilStarted(slider);
  return slider;
}

/** Swipes horizontally with one finger. @param distance px */
async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: box.y + box.height / 3 }] });
  const from = box.x + box.width / 2 - distance / 2;
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from + (distance * step) / 10);
    await page.waitForTimeout(16);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Widths of the first four slides in pixels. */
function widthsOf(slider: Locator): Promise<number[]> {
  return slidesIn(slider).evaluateAll((slides) =>
    slides.slice(0, 4).map((slide) => Math.round(slide.getBoundingClientRect().width)),
  );
}
