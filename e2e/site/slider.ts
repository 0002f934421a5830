import { expect, type Locator, type Page } from '@playwright/test';

/** A slider of the page, by its accessible name. */
export function slider(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Scrolls to a slider and waits until its script has taken over. */
export async function untilStarted(region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('[data-started]:has([data-slide])')).toBeAttached();
}

/** Zero-based index of the slide that a slider stands at. */
export function currentSlide(region: Locator): Promise<number> {
  return region.locator('[data-slide][data-active]').evaluate((slide) => Number(slide.dataset.slide));
}

/** How many slides stand side by side, from the sizes that they really have, to two decimals. */
export function viewsOf(region: Locator): Promise<number> {
  return region
    .locator('[data-slide]')
    .first()
    .evaluate((slide) => {
      const widthOf = (element: Element) => Number.parseFloat(getComputedStyle(element).width);
      const gap = Number.parseFloat(getComputedStyle(slide).marginInlineEnd);
      const track = slide.parentElement as Element;
      return Math.round((100 * (widthOf(track) + gap)) / (widthOf(slide) + gap)) / 100;
    });
}

/** Pixels between the middle of the current slide and the slider's. */
export function distanceFromMiddle(region: Locator): Promise<number> {
  return region.locator('[data-slide][data-active]').evaluate((slide) => {
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    return Math.abs(middleOf(slide) - middleOf(slide.parentElement?.parentElement as Element));
  });
}

/** Duration of the move under way, as the browser has it: "2s". */
export function moveDuration(region: Locator): Promise<string> {
  return region
    .locator('[data-slide]')
    .first()
    .evaluate((slide) => getComputedStyle(slide.parentElement as Element).transitionDuration);
}

/**
 * Stops time and lets a slider that moves by itself begin its interval anew, so that a test can let pass it to the millisecond.
 * The page's clock must have been installed before it was opened.
 */
export async function beginInterval(page: Page, region: Locator): Promise<void> {
  const rotation = region.locator('[data-rotation]');
  await rotation.focus();
  if ((await rotation.getAttribute('aria-label')) === PAUSE) await page.keyboard.press('Enter');
  await expect(rotation).toHaveAttribute('aria-label', PLAY);
  // What lies before it may still be on the way through the protocol.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.keyboard.press('Enter');
  await expect(rotation).toHaveAttribute('aria-label', PAUSE);
}

const PAUSE = 'Automatischen Wechsel anhalten';
const PLAY = 'Automatischen Wechsel starten';

/** Lets an interval pass, and expects the move to the next slide, or from the last to the first, in its very last millisecond. */
export async function expectMoveAfter(page: Page, region: Locator, ms: number): Promise<void> {
  const from = await currentSlide(region);
  const next = (from + 1) % (await region.locator('[data-slide]').count());
  await page.clock.fastForward(ms - 1);
  expect(await currentSlide(region), `1 ms before ${ms}`).toBe(from);
  await page.clock.fastForward(1);
  await expect.poll(() => currentSlide(region), `after ${ms}`).toBe(next);
}
