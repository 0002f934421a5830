/** A simulated page that can be scrolled, because jsdom has no layout. */
export interface ScrollingPage {
  /** The current scroll position in px. */
  position(): number;
  /** Places an element. @param top px from the page's top */
  place(element: Element, top: number): void;
  /** Scrolls the page as if the visitor dragged the scroll bar. */
  drag(top: number): void;
}

/**
 * Simulates the document's height and scroll position until the end of the test.
 *
 * @param height height of the page in px; the window's height is 800 px
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
