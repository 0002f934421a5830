import { expect, type Locator, type Page } from '@playwright/test';

/** The slider with this accessible name. */
export function slider(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Scrolls to a slider and waits until its behaviour has started. */
export async function untilLive(region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveAttribute('data-live');
}

/** Scrolls to a slider, hovers over it as a visitor's pointer does, and waits until its engine has started. */
export async function untilStarted(region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await region.dispatchEvent('pointerover');
  await expect(region.locator('[data-started]:has([data-slide])')).toBeAttached();
}

/** Zero-based index of a slider's current slide, before and after hydration. */
export function currentSlide(region: Locator): Promise<number> {
  return region.evaluate((section) => {
    const slide =
      section.querySelector<HTMLElement>('[data-slide][data-now]') ??
      section.querySelector<HTMLElement>('[data-slide][data-active]');
    return Number(slide?.dataset.slide);
  });
}

/** Number of slides in view, from the rendered widths, to two decimal places. */
export function slidesInView(region: Locator): Promise<number> {
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

/** Pixels between the centres of the current slide and the slider. */
export async function distanceFromMiddle(region: Locator): Promise<number> {
  const current = await currentSlide(region);
  return region.locator(`[data-slide="${current}"]`).evaluate((slide) => {
    const centreOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    return Math.abs(centreOf(slide) - centreOf(slide.parentElement?.parentElement as Element));
  });
}

/** Duration in ms of the slider's running move, a Web Animation or a CSS transition; undefined at rest. */
export function runningMove(region: Locator): Promise<number | undefined> {
  return region
    .locator('[data-slide]')
    .first()
    .evaluate((slide) => {
      const [move] = slide.parentElement?.getAnimations() ?? [];
      return move && Number(move.effect?.getTiming().duration);
    });
}

/** CSS duration of a started slider's moves, for example "2s". */
export function moveDuration(region: Locator): Promise<string> {
  return region
    .locator('[data-slide]')
    .first()
    .evaluate((slide) => getComputedStyle(slide.parentElement as Element).transitionDuration);
}

/**
 * Stops the clock and restarts the interval of an autoplaying slider that has started, so that a test can advance the clock to
 * the millisecond. Install the clock before opening the page.
 */
export async function restartInterval(page: Page, region: Locator): Promise<void> {
  const rotation = region.locator('[data-rotation]');
  await rotation.focus();
  if ((await rotation.getAttribute('aria-label')) === PAUSE) await page.keyboard.press('Enter');
  await expect(rotation).toHaveAttribute('aria-label', PLAY);
  // Earlier commands may still be on their way through the protocol.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.keyboard.press('Enter');
  await expect(rotation).toHaveAttribute('aria-label', PAUSE);
}

const PAUSE = 'Automatischen Wechsel anhalten';
const PLAY = 'Automatischen Wechsel starten';

/**
 * Advances the clock by an interval, and expects the slider to move in the last millisecond: to the next slide, or from the
 * last slide to the first.
 */
export async function expectMoveAfter(page: Page, region: Locator, ms: number): Promise<void> {
  const from = await currentSlide(region);
  const next = (from + 1) % (await region.locator('[data-slide]').count());
  await page.clock.fastForward(ms - 1);
  expect(await currentSlide(region), `1 ms before ${ms}`).toBe(from);
  await page.clock.fastForward(1);
  await expect.poll(() => currentSlide(region), `after ${ms}`).toBe(next);
}
