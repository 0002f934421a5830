/** Attributes that mark the targets of keyboard navigation. */
export const MENU_ATTRIBUTES = { topLevel: 'data-menu-control', submenu: 'data-menu-submenu' } as const;

const STEPS: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * Returns the element that an arrow key, Home or End moves the focus to (R2.1-2, APG disclosure navigation): along the top level,
 * along the links of a submenu, or from a control down into its open submenu. Returns undefined for other keys.
 *
 * @param from the focused element of the menu
 */
export function focusTarget(menu: Element, from: Element, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const submenu = from.closest(`[${MENU_ATTRIBUTES.submenu}]`);
  if (submenu) return neighbour(linksOf(submenu), from, step);
  if (key === 'ArrowDown') {
    const opened = from.closest('li')?.querySelector('details[open]')?.nextElementSibling;
    if (opened) return linksOf(opened)[0];
  }
  return neighbour(controlsOf(menu), from, step);
}

function neighbour(elements: HTMLElement[], from: Element, step: 'next' | 'previous' | 'first' | 'last') {
  const index = elements.indexOf(from as HTMLElement);
  const targets = { next: index + 1, previous: index - 1, first: 0, last: elements.length - 1 };
  return elements[targets[step]];
}

function linksOf(submenu: Element): HTMLElement[] {
  return [...submenu.querySelectorAll<HTMLElement>('a[href], button')].filter(isShown);
}

/** Wide screens show a link and a button for an item with a submenu, narrow screens only the button. */
function controlsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(`[${MENU_ATTRIBUTES.topLevel}]`)].filter(isShown);
}

function isShown(element: HTMLElement): boolean {
  return getComputedStyle(element).display !== 'none';
}
