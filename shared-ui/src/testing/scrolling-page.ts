/** A page that can be scrolled; jsdom has no layout. */
export interface ScrollingPage {
  /** Pixels by which the page is scrolled now. */
  position(): number;
  /** Where an element begins, in pixels from the page's top. */
  place(element: Element, top: number): void;
  /** Scrolls as a visitor does by dragging the scroll bar. */
  drag(top: number): void;
}

/**
 * Gives the document a height and a position, until the test is over.
 *
 * @param height of the page, in pixels; the window shows 800 of them
 */
export function scrollingPage(height = 10_000): ScrollingPage {
  let position = 0;
  const page = document.documentElement;
  const set = (target: object, name: string, get: () => number) =>
    Object.defineProperty(target, name, { configurable: true, get });
  set(window, 'scrollY', () => position);
  set(page, 'scrollHeight', () => height);
  set(page, 'clientHeight', () => 800);
  jest.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    position = options.top ?? position;
  }) as typeof window.scrollTo);

  return {
    position: () => position,
    place(element, top) {
      element.getBoundingClientRect = () => ({ top: top - position }) as DOMRect;
    },
    drag(top) {
      position = top;
    },
  };
}
