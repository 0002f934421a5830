import { expectAccessible, WIDTHS } from '../site/accessibility.ts';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { EVERY_PAGE, EVERY_RECORD_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { test } from '../site/test.ts';

// No trace is needed: axe's findings name the element, and recording a trace takes longer than the test.
test.use({ trace: 'off' });

// On a busy machine, axe takes a long time on pages with forty cards.
test.setTimeout(120_000);
test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);

const VIEWS = [
  ...EVERY_PAGE.map(({ path, status }) => ({ path, status })),
  ...EVERY_RECORD_PAGE.map((path) => ({ path, status: 200 })),
].flatMap((page) => WIDTHS.map((width) => ({ ...page, width })));

for (const { path, status, width } of VIEWS) {
  const tag = path === '/' && width === 390 ? '' : ' @full';
  test(`${path} at ${width} px has no axe finding in light or dark mode, one document outline and no horizontal scrolling${tag}`, async ({
    page,
    watch,
  }) => {
    if (status !== 200) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
  });
}
