import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { type LargestPaint, largestPaint } from '../site/largest-paint.ts';
import { unexpectedShifts } from '../site/layout-shift.ts';
import { EVERY_PAGE, EVERY_RECORD_PAGE, NOT_FOUND_NOTES, SOME_RECORD_PAGES } from '../site/pages.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect, test } from '../site/test.ts';

/** Delay of fonts and pictures, as on a slow network. */
const DELAY_MS = 400;
/** An imperceptible shift, from rounding to fractions of a pixel. */
const MAX_SHIFT = 0.001;

const PHONE_WIDTH = 390;
const WIDTHS = [PHONE_WIDTH, 800, 1000, 1600];

/** Every record's page at a phone's width, and one page per collection at every width. */
const RECORD_VIEWS = EVERY_RECORD_PAGE.flatMap((path) =>
  (SOME_RECORD_PAGES.includes(path) ? WIDTHS : [PHONE_WIDTH]).map((width) => ({ path, status: 200, width })),
);
const VIEWS = [
  ...EVERY_PAGE.flatMap(({ path, status }) => WIDTHS.map((width) => ({ path, status, width }))),
  ...RECORD_VIEWS,
];

test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.layoutShift);

for (const { path, status, width } of VIEWS) {
  const tag = path === '/' && width === PHONE_WIDTH ? '' : ' @full';
  const title = `on ${path} at ${width} px, late fonts and pictures shift nothing, and the largest paint waits for only one request after the document`;
  test(title + tag, async ({ page, watch }) => {
    if (status !== 200) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    await page.setViewportSize({ width, height: 844 });
    await page.route(/\.woff2$|\/media\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue();
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expectOneRequest(await page.evaluate(largestPaint), String(await response?.text()));
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(DELAY_MS / 2);
    const shifts = await page.evaluate(unexpectedShifts);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

/**
 * Expects that the largest paint needs at most one request after the document: an eager image in the document's HTML, or
 * text or an image that waits only for stylesheets that the document links. No text waits for fonts, which are optional.
 */
function expectOneRequest({ url, element, isLazy, importedSheets }: LargestPaint, html: string): void {
  if (/^(data:|$)/.test(url)) expect(importedSheets, element).toEqual([]);
  else expect([element, isLazy, html.replaceAll('&amp;', '&').includes(url)]).toEqual([element, false, true]);
}
