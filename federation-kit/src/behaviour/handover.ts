/** In the registry of symbols, so that separately built scripts share it. */
const HANDOVER = Symbol.for('stadtraum.handover');

interface WithHandover extends Element {
  [HANDOVER]?: (() => unknown) | undefined;
}

/**
 * Offers an element to the component that will hydrate it.
 *
 * @param end ends the behaviour on this element and returns its state
 */
export function offerHandover(element: Element, end: () => unknown): void {
  (element as WithHandover)[HANDOVER] = end;
}

/**
 * Ends the behaviour that runs on an element. Call it in a layout effect, so that nothing is painted in between.
 *
 * @returns the behaviour's state; undefined if no behaviour runs on the element
 */
export function takeOver<State>(element: Element): State | undefined {
  const offering = element as WithHandover;
  const end = offering[HANDOVER];
  offering[HANDOVER] = undefined;
  return end?.() as State | undefined;
}
