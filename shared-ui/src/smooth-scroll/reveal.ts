/**
 * Opens all ancestors that hide `target`, as browsers do for a fragment: closed `<details>`, and elements with
 * `hidden="until-found"`, which get a `beforematch` event.
 */
export function reveal(target: Element): void {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const parent: Element | null = element.parentElement;
    if (parent instanceof HTMLDetailsElement && element.localName !== 'summary') parent.open = true;
    if (element.getAttribute('hidden') !== 'until-found') continue;
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    element.removeAttribute('hidden');
  }
}
