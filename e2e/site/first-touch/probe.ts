/** What can be seen after a touch, in a form that two visits can compare. */
export interface Outcome {
  /** Path, query and hash. */
  address: string;
  /** Entries that the touch added to the history. */
  historyEntries: number;
  /** Navigations, new windows and downloads that the touch asked for; the sweep adds requests other than GET. */
  actions: string[];
  dialogs: string[];
  /** `aria-expanded` and the like, open `<details>`. */
  states: string[];
  /** Values of fields. */
  values: string[];
  focus: string;
  text: string;
  /** Links, pictures, buttons and headings that no ancestor clips: shows where sliders stand. */
  inView: string[];
}

/** An interactive element of an island, as the server rendered it. */
export interface Control {
  blockId: string;
  blockType: string;
  /** Position among the island's interactive elements. */
  index: number;
  /** Short description for messages. */
  name: string;
  /** Equal for controls of a block that differ only in their content. */
  kind: string;
}

/** The part of the sweep that runs in the page. */
export interface Probe {
  /** Interactive elements that a visitor can see now, of islands of a strategy that are not hydrated. */
  controls(types: readonly string[]): Control[];
  /** Keeps the server's elements of the islands, because hydration may add others. */
  keepElements(): void;
  element(control: Control): HTMLElement;
  state(blockId: string): string;
  hydrate(blockId: string): void;
  /** Centre of a control, scrolled into view; `undefined` if something covers or clips it. */
  point(control: Control): Promise<{ x: number; y: number } | undefined>;
  /** Resolves after the page has not changed for `quietMs`. */
  quiet(quietMs: number): Promise<void>;
  /** Forgets the actions so far. */
  reset(): void;
  /** @param pointed the control that a pointer has touched */
  outcome(blockId: string, pointed?: Control): Outcome;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in every page before its scripts. It stops navigations and new windows after it has noted them, so that the page stays. */
export function installProbe(): void {
  const ISLAND = '[data-island]';
  const CONTROLS = [
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])',
    ...['tab', 'option', 'menuitem', 'switch', 'button', 'link'].map((role) => `[role="${role}"]`),
  ].join();
  const STATES = ['expanded', 'pressed', 'selected', 'checked', 'current', 'invalid'].map(
    (name) => `aria-${name}`,
  );
  const MAX_QUIET_MS = 4_000;

  const elements = new Map<string, HTMLElement[]>();
  let actions: string[] = [];
  let historyEntries = 0;
  let lastChange = performance.now();

  const pathOf = (url: string) => {
    const { origin, pathname, search, hash, href } = new URL(url, location.href);
    return origin === location.origin ? pathname + search + hash : href;
  };

  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest, formData, cancelable } = event;
    if (destination.sameDocument) {
      // `history.length` ends at 50.
      if (event.navigationType === 'push') historyEntries += 1;
      return;
    }
    const kind = downloadRequest === null ? (formData ? 'POST' : 'goes to') : 'downloads';
    actions.push(`${kind} ${pathOf(destination.url)}`);
    if (cancelable) event.preventDefault();
  });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href][target="_blank"]');
    if (!link || event.defaultPrevented) return;
    actions.push(`opens ${pathOf(link.href)}`);
    event.preventDefault();
  });
  window.open = (url) => {
    actions.push(`opens ${pathOf(String(url))}`);
    return null;
  };
  const changed = () => {
    lastChange = performance.now();
  };
  new MutationObserver(changed).observe(document, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  });
  addEventListener('scroll', changed, { capture: true, passive: true });

  const islandOf = (blockId: string) =>
    document.querySelector<HTMLElement>(`[data-block="${blockId}"]`) as HTMLElement;
  const controlsOf = (island: HTMLElement) =>
    [...island.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.closest(ISLAND) === island);
  const labelOf = (element: Element) => {
    const text = element.getAttribute('aria-label') || element.textContent || element.getAttribute('name');
    const source = element.querySelector('img')?.alt ?? '';
    return (text || source || '').replace(/\s+/g, ' ').trim().slice(0, 40);
  };
  const nameOf = (element: Element) => `${element.localName} “${labelOf(element)}”`;
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width * height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !element.matches(':disabled')
    );
  };
  const kindOf = (element: HTMLElement) => {
    const { localName, className, dataset } = element;
    const names = ['role', 'type', 'target', 'download', 'aria-haspopup', 'aria-current'];
    const href = element.getAttribute('href')?.replace(/[^:#/?].*/, '') ?? '';
    const parent = element.parentElement?.className ?? '';
    const attributes = names.map((name) => element.getAttribute(name));
    return [localName, className, parent, dataset.hold, href, ...attributes].join('|');
  };
  const dialogs = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"], [role="alertdialog"]')].filter(
      isShown,
    );
  const isClipped = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    const centre = left + width / 2;
    if (width === 0) return true;
    for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const box = ancestor.getBoundingClientRect();
      if (getComputedStyle(ancestor).overflowX !== 'visible' && (centre < box.left || centre > box.right))
        return true;
    }
    return false;
  };
  const focusAfter = (pointed?: Control) => {
    const focused = document.activeElement;
    const hasNone = !focused || focused === document.body;
    // Swiper keeps a pointer from focusing what it presses; browsers show no ring around it either way.
    if (pointed && (hasNone || focused.contains(probe.element(pointed)))) return 'the control or nothing';
    return hasNone ? 'nothing' : nameOf(focused);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const probe: Probe = {
    controls(types) {
      const islands = [...document.querySelectorAll<HTMLElement>(ISLAND)].filter(
        ({ dataset }) => dataset.islandState === 'waiting' && types.includes(dataset.blockType ?? ''),
      );
      return islands.flatMap((island) => {
        const { block: blockId = '', blockType = '' } = island.dataset;
        return controlsOf(island).flatMap((element, index) =>
          isShown(element)
            ? [{ blockId, blockType, index, name: nameOf(element), kind: kindOf(element) }]
            : [],
        );
      });
    },
    keepElements() {
      for (const island of document.querySelectorAll<HTMLElement>(ISLAND))
        elements.set(island.dataset.block ?? '', controlsOf(island));
    },
    element({ blockId, index }) {
      const kept = elements.get(blockId)?.[index];
      return kept?.isConnected ? kept : (controlsOf(islandOf(blockId))[index] as HTMLElement);
    },
    state: (blockId) => islandOf(blockId).dataset.islandState ?? '',
    hydrate(blockId) {
      islandOf(blockId).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    },
    async point(control) {
      const element = probe.element(control);
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      for (const target of [element, ...labels]) {
        const { top, height } = target.getBoundingClientRect();
        scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
        await frame();
        await frame();
        for (const box of target.getClientRects()) {
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const hit = document.elementFromPoint(x, y);
          const hitControl = hit?.closest(CONTROLS);
          if (
            hit &&
            target.contains(hit) &&
            (!hitControl || !target.contains(hitControl) || hitControl === target)
          )
            return { x, y };
        }
      }
      return undefined;
    },
    async quiet(quietMs) {
      changed();
      const end = performance.now() + MAX_QUIET_MS;
      while (performance.now() < end) {
        const isLoading = document.querySelector('[data-island-state="loading"]') !== null;
        if (!isLoading && performance.now() - lastChange > quietMs) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    reset() {
      actions = [];
      historyEntries = 0;
    },
    outcome(blockId, pointed) {
      const island = islandOf(blockId);
      const open = dialogs();
      const scopes = [island, ...open.filter((dialog) => !island.contains(dialog))];
      const all = <Found extends HTMLElement>(selector: string) =>
        scopes.flatMap((scope) => [...scope.querySelectorAll<Found>(selector)]);
      const stated = all(STATES.map((name) => `[${name}]`).join());
      return {
        address: pathOf(location.href),
        historyEntries,
        actions: [...actions],
        dialogs: open.map((dialog) => `dialog “${labelOf(dialog)}”`),
        states: [
          ...stated.map((element) => {
            const values = STATES.map((name) => [name, element.getAttribute(name)] as const);
            const set = values.filter(([, value]) => value !== null && value !== 'false');
            return `${nameOf(element)} ${set.map((pair) => pair.join('=')).join(' ')}`;
          }),
          ...all<HTMLDetailsElement>('details[open]').map((details) => `open ${nameOf(details)}`),
        ].sort(),
        values: all<HTMLInputElement>('input:not([type="hidden"]), select, textarea').map((field) =>
          /checkbox|radio/.test(field.type)
            ? `${field.name} ${field.checked}`
            : `${field.name} ${field.value}`,
        ),
        focus: focusAfter(pointed),
        text: scopes.map((scope) => scope.innerText.replace(/\s+/g, ' ')).join(' ¶ '),
        inView: all('a[href], img, button, h2, h3')
          .filter((element) => isShown(element) && !isClipped(element))
          .map(nameOf)
          .sort(),
      };
    },
  };
  window.probe = probe;
}
