import type { Page } from '@playwright/test';
import { WIDTHS } from '../site/accessibility.ts';
import { EVERY_PAGE, EVERY_RECORD_PAGE, NOT_FOUND_NOTES } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';

const VIEWS = [
  ...EVERY_PAGE.map(({ path, status }) => ({ path, status })),
  ...EVERY_RECORD_PAGE.map((path) => ({ path, status: 200 })),
];

for (const { path, status } of VIEWS) {
  test(`what is largest on ${path} is at most one request behind the document @full`, async ({
    page,
    watch,
  }) => {
    if (status === 404) NOT_FOUND_NOTES.forEach(watch.expectProblem);
    const html = (await (await page.request.get(path)).text()).replaceAll('&amp;', '&');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const largest = await largestPaint(page);
      const where = `${largest.element} at ${width} px`;
      // Text and what a stylesheet brings with it wait for the stylesheets; fonts are optional, so that no text waits for them.
      if (/^(data:|$)/.test(largest.url)) expect(largest.sheetsOfSheets, where).toEqual([]);
      else expect([where, largest.isLazy, html.includes(largest.url)]).toEqual([where, false, true]);
    }
  });
}

/** What Chromium took for the largest, and how it came. */
function largestPaint(page: Page) {
  return page.evaluate(async () => {
    interface LargestPaint extends PerformanceEntry {
      url: string;
      element: Element | null;
    }
    const entry = await new Promise<LargestPaint | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as LargestPaint)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const picture = entry?.element;
    const sheets = performance
      .getEntriesByType('resource')
      .map((each) => each.toJSON() as { name: string; initiatorType: string })
      .filter(({ name, initiatorType }) => initiatorType === 'css' && /\.css(\?|$)/.test(name));
    return {
      url: entry?.url.startsWith('http') ? new URL(entry.url).pathname : (entry?.url ?? ''),
      element: picture?.outerHTML.slice(0, 120) ?? 'an element that is gone',
      isLazy: picture?.getAttribute('loading') === 'lazy',
      sheetsOfSheets: sheets.map(({ name }) => name),
    };
  });
}
