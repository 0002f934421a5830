import { shiftsOf } from '../site/layout-shift.ts';
import { EVERY_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';

/** Milliseconds by which fonts and pictures come later than the rest, as they do on a slow line. */
const LATE = 400;
/** Below what anybody sees: rounding of metrics at fractions of a pixel. */
const UNSEEN = 0.001;

/** Pixels; what is not a phone's is seen in the full run. */
const WIDTHS = [390, 800, 1000, 1600];

const VIEWS = EVERY_PAGE.flatMap((page) =>
  WIDTHS.map((width) => ({ ...page, width, tag: page.path === '/' && width === 390 ? '' : ' @full' })),
);

for (const { path, status, width, tag } of VIEWS) {
  const title = `nothing moves on ${path} at ${width} px when fonts and pictures come late${tag}`;
  test(title, async ({ page, watch }) => {
    if (status === 404) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    await page.setViewportSize({ width, height: 844 });
    await page.route(/\.woff2$|\/media\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(LATE / 2);
    const shifts = await page.evaluate(shiftsOf);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(UNSEEN);
  });
}
