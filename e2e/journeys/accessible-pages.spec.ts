import {
  expectAccessible,
  expectUsableWhenZoomed,
  expectVisibleInForcedColours,
  WIDTHS,
} from '../site/accessibility.ts';
import { NOT_IN_FIREFOX } from '../site/firefox.ts';
import { EVERY_KIND_OF_PAGE, EVERY_RECORD_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { test } from '../site/test.ts';

// No trace is needed: axe's findings name the element, and recording a trace takes longer than the test.

test.skip(({ browserName }) => browserName === 'firefox', NOT_IN_FIREFOX.mediaFeatures);

const KINDS = new Map(EVERY_KIND_OF_PAGE.map(({ path, status }) => [path, status]));
const VIEWS = [...new Set([...KINDS.keys(), ...EVERY_RECORD_PAGE])].flatMap((path) =>
  WIDTHS.map((width) => ({ path, status: KINDS.get(path) ?? 200, width })),
);

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

for (const { path, status } of EVERY_KIND_OF_PAGE) {
  test(`[AC1] [AC3] ${path} has no axe finding in forced colours, nor at 320 × 256 px, and every control can be seen and reached @full`, async ({
    page,
    watch,
  }) => {
    if (status !== 200) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await scrollThrough(page);
      await expectVisibleInForcedColours(page, 'page');
    }
    await expectUsableWhenZoomed(page);
  });
}
