/** Chromium's largest contentful paint in the first view. */
export interface LargestPaint {
  /** Path of the picture; empty for a text, `data:…` for an image in a stylesheet. */
  url: string;
  /** Start of the element's HTML. */
  element: string;
  /** Whether it loads lazily. */
  isLazy: boolean;
  /** URLs of stylesheets imported by stylesheets: anything waiting for those is two requests behind the document. */
  sheetsOfSheets: string[];
}

/** The largest paint so far. Runs in the page. */
export async function largestPaint(): Promise<LargestPaint> {
  interface Entry extends PerformanceEntry {
    url: string;
    element: Element | null;
  }
  const entry = await new Promise<Entry | undefined>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as Entry)).observe({
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
}
