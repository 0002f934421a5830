/** Chromium's largest contentful paint in the first view. */
export interface LargestPaint {
  /** Path of the image; empty for text, `data:…` for an image in a stylesheet. */
  url: string;
  /** Start of the element's HTML. */
  element: string;
  /** Whether the element loads lazily. */
  isLazy: boolean;
  /** URLs of stylesheets that other stylesheets import: content that waits for them is two requests behind the document. */
  importedSheets: string[];
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
  const element = entry?.element;
  const sheets = performance
    .getEntriesByType('resource')
    .map((each) => each.toJSON() as { name: string; initiatorType: string })
    .filter(({ name, initiatorType }) => initiatorType === 'css' && /\.css(\?|$)/.test(name));
  return {
    url: entry?.url.startsWith('http') ? new URL(entry.url).pathname : (entry?.url ?? ''),
    element: element?.outerHTML.slice(0, 120) ?? 'an element that is gone',
    isLazy: element?.getAttribute('loading') === 'lazy',
    importedSheets: sheets.map(({ name }) => name),
  };
}
