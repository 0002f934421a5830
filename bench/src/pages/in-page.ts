/* Functions that run in the measured page. Each is self-contained, because its source code is sent to that page. */

/** Sets a mark in the trace. */
export function mark(name: string): void {
  performance.mark(name);
}

/** First and largest contentful paint in ms, and the URL of the largest element if it is a picture. */
export function readPaints(): Promise<{ fcp: number; lcp: number; lcpUrl: string }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1) as (PerformanceEntry & { url?: string }) | undefined;
      resolve({
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        lcp: largest?.startTime ?? Number.NaN,
        lcpUrl: largest?.url ?? '',
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * Scrolls to every island, hovers over it and presses it, then waits until all are hydrated.
 *
 * @returns milliseconds; NaN if one fails
 */
export async function hydrateAll(): Promise<number> {
  const islands = [...document.querySelectorAll('[data-island]')];
  const start = performance.now();
  for (const island of islands) {
    island.scrollIntoView();
    for (const type of ['pointerover', 'pointerdown']) {
      island.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    // Intersections are only checked between two frames.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  const states = () => islands.map((island) => island.getAttribute('data-island-state'));
  const deadline = start + 30_000;
  while (!states().every((state) => state === 'hydrated') && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return states().every((state) => state === 'hydrated') ? performance.now() - start : Number.NaN;
}
