/* Functions that run in the measured page. Each is self-contained, because its source code is sent to that page. */

/** An element that visitors can tap, of an island that is not hydrated. */
export interface Control {
  /** Its index among all elements that match `CONTROLS`. */
  index: number;
  /** Block type, role or tag, and name, for reports. */
  label: string;
}

/** Where to tap, in CSS pixels of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** What can be tapped in an island. */
export const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="tab"]',
]
  .map((control) => `[data-island] ${control}`)
  .join();

/** Lists the controls that are visible without opening anything, in the document's order. */
export function findControls(selector: string): Control[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
    const { width, height } = element.getBoundingClientRect();
    const isUsable =
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden="true"]');
    if (!isUsable) return [];
    const block = element.closest('[data-island]')?.getAttribute('data-block-type') ?? '';
    const name = element.ariaLabel ?? element.textContent ?? '';
    const kind = element.getAttribute('role') ?? element.localName;
    return [{ index, label: `${block} ${kind} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`.trim() }];
  });
}

/** Scrolls to a control. @returns where it can be tapped; undefined if something covers it */
export async function scrollToControl(parameters: {
  selector: string;
  index: number;
}): Promise<Point | undefined> {
  const { selector, index } = parameters;
  const element = document.querySelectorAll<HTMLInputElement>(selector)[index];
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // Pictures that the scrolling loads may move the control.
  await new Promise((resolve) => setTimeout(resolve, 500));
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const targets: Element[] = [element, ...(element.labels ?? [])];
  for (const target of targets) {
    // A link that wraps has several boxes, and the middle of the outer one may be empty.
    for (const { left, top, width, height } of target.getClientRects()) {
      const point = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && targets.some((candidate) => candidate.contains(hit))) return point;
    }
  }
  return undefined;
}

/** What happened after a tap. Times are in ms. */
export interface ObservedTouch {
  /** Interaction to next paint; undefined if the browser saw no interaction. */
  inp: number | undefined;
  /** From the tap to the hydrated island; 0 if it was hydrated before, undefined if it did not hydrate. */
  answered: number | undefined;
}

/**
 * Prepares the page for a tap on a control: observes the interaction, and keeps links and forms from leaving the page after its own
 * scripts have seen them.
 */
export function observeTouch(parameters: { selector: string; index: number }): void {
  const { selector, index } = parameters;
  const island = document.querySelectorAll(selector)[index]?.closest('[data-island]');
  const durations: number[] = [];
  let touchedAt: number | undefined;
  const isHydrated = () => island?.getAttribute('data-island-state') === 'hydrated';
  let answeredAt = isHydrated() ? 0 : undefined;
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      // The first input is reported even if it was faster than the threshold.
      if (entry.interactionId || entry.entryType === 'first-input') durations.push(entry.duration);
    }
  };
  new PerformanceObserver(record).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  new PerformanceObserver(record).observe({ type: 'first-input', buffered: true });
  addEventListener('pointerdown', ({ timeStamp }) => (touchedAt ??= timeStamp), { capture: true });
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href]')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  const states = new MutationObserver(() => {
    if (isHydrated()) answeredAt ??= performance.now();
  });
  if (island) states.observe(island, { attributeFilter: ['data-island-state'] });
  Object.assign(globalThis, {
    benchTouch: () => ({
      inp: durations.length > 0 ? Math.max(...durations) : undefined,
      answered:
        touchedAt !== undefined && answeredAt !== undefined ? Math.max(0, answeredAt - touchedAt) : undefined,
    }),
  });
}

/** Waits until the island of a touched control is hydrated, or can no longer be, and the next frames are painted. */
export async function readTouch(timeoutMs: number): Promise<ObservedTouch> {
  const read = (globalThis as unknown as { benchTouch: () => ObservedTouch }).benchTouch;
  const deadline = performance.now() + timeoutMs;
  while (read().answered === undefined && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Interactions are reported after the paint that follows them.
  await new Promise((resolve) => setTimeout(resolve, 600));
  return read();
}
