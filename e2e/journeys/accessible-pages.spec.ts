import { expectAccessible, WIDTHS } from '../site/accessibility.ts';
import { EVERY_PAGE, EVERY_RECORD_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { test } from '../site/test.ts';

// What axe says names the element; recording each run of it takes longer than the run.
test.use({ trace: 'off' });

// Pages of forty cards keep axe busy for long where the machine is busy, too.
test.setTimeout(120_000);

const VIEWS = [
  ...EVERY_PAGE.map(({ path, status }) => ({ path, status })),
  ...EVERY_RECORD_PAGE.map((path) => ({ path, status: 200 })),
].flatMap((page) => WIDTHS.map((width) => ({ ...page, width })));

for (const { path, status, width } of VIEWS) {
  const tag = path === '/' && width === 390 ? '' : ' @full';
  test(`no axe finding on ${path} at ${width} px, light and dark, with one outline and no sideways scrolling${tag}`, async ({
    page,
    watch,
  }) => {
    if (status === 404) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
  });
}
