import { BLOCK_ATTRIBUTES } from '@stadtraum/contracts/page-data';

/** Starts an island that has not started yet. Resolves with whether it is hydrated. */
export type StartIsland = () => Promise<boolean>;

/** Milliseconds that a link or a form waits for its island; after that, the browser follows or submits it. */
const NAVIGATION_TIMEOUT_MS = 1_500;
/** What a click may be meant for. `data-hold` marks links that an island does not simply follow. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-hold]';
/** Keys that widgets handle; a browser only scrolls with them. */
const WIDGET_KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End|Escape)$/;
const WIDGETS = '[role="tab"], [role="menuitem"], [role="option"], [aria-haspopup], [aria-expanded]';

/**
 * Holds clicks, keys and forms of islands that are not hydrated yet, and replays each exactly once when they are (VI6). What the
 * browser itself does right is not held: following plain links, ticking boxes, opening `<details>`. A held control pulses.
 *
 * @param startOf finds an island's start function by its block id
 * @returns a function that stops holding
 */
export function holdTouches(startOf: (blockId: string) => StartIsland | undefined): () => void {
  const end = new AbortController();
  const capture = { capture: true, signal: end.signal };
  let isReplaying = false;
  /** The last touch of each island; the next one is replayed after it. */
  const queues = new Map<Element, Promise<void>>();

  function islandOf(event: Event): Element | undefined {
    if (isReplaying || !(event.target instanceof Element)) return undefined;
    const island = event.target.closest(`[${BLOCK_ATTRIBUTES.island}]`);
    const state = island?.getAttribute(BLOCK_ATTRIBUTES.state);
    return island && (state === 'waiting' || state === 'loading') ? island : undefined;
  }

  function hold(
    event: Event,
    island: Element,
    control: Element,
    navigates: boolean,
    replay: () => void,
  ): void {
    const start = startOf(island.getAttribute(BLOCK_ATTRIBUTES.id) ?? '');
    if (!start) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const stopPulse = pulse(control);
    const earlier = queues.get(island);
    const started = Promise.all([start(), earlier]).then(([isHydrated]) => isHydrated);
    const settled = navigates ? Promise.race([started, timeout(NAVIGATION_TIMEOUT_MS)]) : started;
    const done = settled.then((isHydrated) => {
      stopPulse();
      if (!(isHydrated || navigates) || !control.isConnected) return;
      isReplaying = true;
      replay();
      isReplaying = false;
    });
    queues.set(island, done);
  }

  addEventListener(
    'click',
    (event) => {
      const island = islandOf(event);
      const target = event.target as Element;
      const control = target.closest<HTMLElement>(CONTROLS);
      if (!island || !control || !island.contains(control) || isModified(event)) return;
      const isLink = control.matches('a[href]');
      const isButton = control instanceof HTMLButtonElement && control.type !== 'submit';
      if (!isButton && !('hold' in control.dataset)) return;
      hold(event, island, control, isLink, () => target.dispatchEvent(new MouseEvent('click', event)));
    },
    capture,
  );

  addEventListener(
    'keydown',
    (event) => {
      const island = islandOf(event);
      const widget = (event.target as Element).closest(WIDGETS);
      if (!island || !widget || !WIDGET_KEYS.test(event.key) || isModified(event)) return;
      hold(event, island, widget, false, () => {
        // An earlier key may have moved the focus.
        const focused = island.contains(document.activeElement) ? document.activeElement : null;
        (focused ?? widget).dispatchEvent(new KeyboardEvent('keydown', event));
      });
    },
    capture,
  );

  addEventListener(
    'submit',
    (event) => {
      const island = islandOf(event);
      const form = event.target as HTMLFormElement;
      if (!island) return;
      const submitter = event.submitter instanceof HTMLElement ? event.submitter : undefined;
      hold(event, island, submitter ?? form, true, () => form.requestSubmit(submitter));
    },
    capture,
  );

  return () => end.abort();
}

/** A new tab, a download or a shortcut of the browser. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Shows at once that a touch has arrived. Returns a function that ends it. An animation changes no attribute. */
function pulse(control: Element): () => void {
  const animation = control.animate?.([{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }], {
    duration: 900,
    iterations: Number.POSITIVE_INFINITY,
  });
  return () => animation?.cancel();
}

function timeout(ms: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, ms, false));
}
