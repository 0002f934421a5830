import { BLOCK_ATTRIBUTES } from '@stadtraum/contracts/page-data';
import { hasModifier } from '@stadtraum/shared-ui/modifier-keys';
import { placeIn } from './place-in.ts';
import { pulse } from './pulse.ts';
import { isChoice, replayFieldChange } from './replay-field-change.ts';

/** Starts an island that has not started yet. Resolves with whether it is hydrated. */
export type StartIsland = () => Promise<boolean>;

/** Milliseconds that a link or a form waits for its island; after that, the browser follows or submits it. */
const NAVIGATION_TIMEOUT_MS = 1_500;
/** Milliseconds after which any other touch is dropped. The island then counts as failed. */
const TOUCH_TIMEOUT_MS = 10_000;
/** What a click may be meant for. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-hold]';
/** Keys that widgets handle; a browser only scrolls with them. Tabs that are links work by their behaviour. */
const WIDGET_KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End)$/;
const WIDGETS =
  '[role="tab"]:not(a), [role="menuitem"], [role="option"], [aria-haspopup], [aria-expanded], [data-hold-keys]';

/**
 * Holds clicks, keys, entries and forms of islands that are not hydrated yet, and replays each exactly once when they are (VI6,
 * FO5). What the browser itself does right is not held: following plain links, ticking boxes, typing, opening `<details>`. A held
 * control pulses. Components mark what they handle:
 *
 * - `data-hold` on links and submit buttons: the component does something else than the browser. `data-hold="touch"`: only when
 *   touched. `data-hold="button"` on links, also without `href`: the component makes them buttons; this module does so at once.
 * - `data-hold="none"` on an element in which nothing is held, because a behaviour or the browser itself handles it.
 * - `data-hold-keys` on an element whose arrow keys, Home and End the component handles.
 * - `data-validates` on a field that the component validates before its form is sent.
 *
 * @param startOf finds an island's start function by its block id
 * @returns a function that stops holding
 */
export function holdTouches(startOf: (blockId: string) => StartIsland | undefined): () => void {
  const end = new AbortController();
  let isReplaying = false;
  /** The last touch of each island; the next one is replayed after it. */
  const queues = new Map<Element, Promise<void>>();
  const heldForms = new Set<Element>();
  /** Types of the held events of each field, and how often it changed. */
  const entries = new Map<Element, { types: Set<string>; changes: number }>();

  for (const link of document.querySelectorAll<HTMLElement>('a[data-hold="button"]')) {
    link.setAttribute('role', 'button');
    link.tabIndex = 0;
  }

  /** The island that an event is meant for and that cannot handle it yet. */
  function islandOf(event: Event): Island | undefined {
    if (isReplaying || !(event.target instanceof Element)) return undefined;
    if (event.target.closest<HTMLElement>('[data-hold]')?.dataset.hold === 'none') return undefined;
    const element = event.target.closest(`[${BLOCK_ATTRIBUTES.island}]`);
    const state = element?.getAttribute(BLOCK_ATTRIBUTES.state);
    const start = startOf(element?.getAttribute(BLOCK_ATTRIBUTES.id) ?? '');
    return element && start && (state === 'waiting' || state === 'loading') ? { element, start } : undefined;
  }

  /** Starts an island and calls `replay` after its earlier touches, or `drop` if it does not hydrate. */
  function queue({ element, start }: Island, { replay, drop, control, navigates = false }: Touch): void {
    const stopPulse = control && pulse(control);
    const started = Promise.all([start(), queues.get(element)]).then(([isHydrated]) => isHydrated);
    const limit = timeout(navigates ? NAVIGATION_TIMEOUT_MS : TOUCH_TIMEOUT_MS);
    const done = Promise.race([started, limit]).then((isHydrated) => {
      stopPulse?.();
      if (!isHydrated && !navigates) {
        drop?.();
        return;
      }
      isReplaying = true;
      try {
        replay();
      } finally {
        isReplaying = false;
      }
    });
    queues.set(
      element,
      done.catch(() => {}),
    );
  }

  function hold(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Handles the events of islands that cannot handle them yet. */
  function listen<Name extends keyof WindowEventMap>(
    name: Name,
    handle: (event: WindowEventMap[Name], island: Island) => void,
  ): void {
    const listener = (event: WindowEventMap[Name]) => {
      const island = islandOf(event);
      if (island) handle(event, island);
    };
    addEventListener(name, listener, { capture: true, signal: end.signal });
  }

  listen('click', (event, island) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>(CONTROLS);
    if (!control || !island.element.contains(control) || hasModifier(event)) return;
    if (isHeld(control, event)) {
      hold(event);
      const current = placeIn(island.element, target);
      const replay = () => current()?.dispatchEvent(copyOf(event));
      queue(island, { replay, control, navigates: control.matches('a[href], [type="submit"]') });
    } else if (isChoice(control)) {
      // The box is ticked; its `change` event is held.
      event.stopImmediatePropagation();
    } else if (control.localName === 'summary') {
      void island.start();
    }
  });

  /** The control that the mouse is pressed on, and what replaces it. Browsers click nothing that is replaced during the press. */
  let pressed: { control: Element; current: () => Element | undefined } | undefined;
  const pressOptions = { capture: true, signal: end.signal };
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = undefined;
      const island = islandOf(event);
      // A finger's or pen's mouse events all come at the release.
      if (!island || event.pointerType !== 'mouse' || event.button !== 0 || hasModifier(event)) return;
      const control = (event.target as Element).closest(CONTROLS);
      if (control) pressed = { control, current: placeIn(island.element, control) };
    },
    pressOptions,
  );
  addEventListener(
    'pointerup',
    ({ target }) => {
      const current = pressed?.current();
      if (current !== pressed?.control && current?.contains(target as Element))
        (current as HTMLElement).click();
    },
    pressOptions,
  );

  listen('keydown', (event, island) => {
    const target = event.target as HTMLElement;
    if (hasModifier(event)) return;
    const isWidgetKey = WIDGET_KEYS.test(event.key) && target.closest(WIDGETS) !== null;
    if (isPressOfButtonLink(event)) {
      hold(event);
      target.click();
    } else if (isWidgetKey || event.key === 'Escape') {
      // The browser has uses of its own for Escape, for example in search fields.
      if (isWidgetKey) event.preventDefault();
      event.stopImmediatePropagation();
      const replay = () => {
        // An earlier key may have moved the focus.
        const focused = island.element.contains(document.activeElement) ? document.activeElement : null;
        (focused ?? target).dispatchEvent(new KeyboardEvent('keydown', event));
      };
      queue(island, isWidgetKey ? { replay, control: target } : { replay });
    }
  });

  listen('submit', (event, island) => {
    const form = event.target as HTMLFormElement;
    if (!isScripted(form)) return;
    hold(event);
    // A form is sent once, however often it is submitted meanwhile.
    if (heldForms.has(form)) return;
    heldForms.add(form);
    const submitter = event.submitter instanceof HTMLElement ? event.submitter : undefined;
    const currentForm = placeIn(island.element, form);
    const currentSubmitter = submitter && placeIn(island.element, submitter);
    const replay = () => {
      heldForms.delete(form);
      (currentForm() as HTMLFormElement | undefined)?.requestSubmit(
        currentSubmitter?.() as HTMLElement | undefined,
      );
    };
    queue(island, { replay, control: submitter ?? form, navigates: true });
  });

  for (const type of ['input', 'change'] as const) {
    listen(type, (event, island) => {
      event.stopImmediatePropagation();
      const field = event.target as HTMLElement;
      const entry = entries.get(field) ?? { types: new Set(), changes: 0 };
      entry.types.add(type);
      if (type === 'change') entry.changes += 1;
      if (entries.has(field)) return;
      entries.set(field, entry);
      const drop = () => entries.delete(field);
      const replay = () => {
        drop();
        replayFieldChange(field, entry);
      };
      queue(island, { replay, drop });
    });
  }

  return () => end.abort();
}

interface Island {
  element: Element;
  start: StartIsland;
}

interface Touch {
  replay: () => unknown;
  /** Called if the island does not hydrate. Touches that navigate are replayed nevertheless. */
  drop?: () => unknown;
  /** What pulses until then. @default nothing, because the browser shows the effect */
  control?: Element;
  navigates?: boolean;
}

function isHeld(control: HTMLElement, event: Event): boolean {
  const { hold } = control.dataset;
  if (hold === 'touch') return (event as PointerEvent).pointerType === 'touch';
  return hold !== undefined || (control instanceof HTMLButtonElement && control.type !== 'submit');
}

/** Whether a component sends or validates the form; the browser itself submits all others. */
function isScripted(form: HTMLFormElement): boolean {
  return form.matches('[method="post"]') || form.querySelector('[data-validates]') !== null;
}

/** Links respond to Enter only, buttons to Space too. */
function isPressOfButtonLink({ key, target }: KeyboardEvent): boolean {
  const link = target as Element;
  return link.matches('a[role="button"]') && (key === ' ' || (key === 'Enter' && !link.matches('[href]')));
}

/** In current browsers, clicks are pointer events. */
function copyOf(event: MouseEvent): MouseEvent {
  return new (event.constructor as typeof MouseEvent)('click', event);
}

function timeout(ms: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, ms, false));
}
