import { act } from '@testing-library/react';

export interface Layout {
  /** Width of the window in px; call `resize` to notify listeners. */
  viewport: number;
  /** Scroll position of a list before the slider starts, in px. */
  scrollLeft: number;
  reducedMotion: boolean;
  /** Brings all sliders into view and waits until the engine has loaded. */
  show(): Promise<void>;
  resize(): void;
  /** Ends the running transitions. */
  endMove(): void;
  /** Drags the first slider. @param distance px */
  drag(distance: number): void;
  remove(): void;
}

/**
 * Adds to jsdom what sliders measure: widths, media queries, intersections and the end of transitions. Slides are side by side,
 * each as wide as the slider.
 */
export function installLayout({ viewport, slider }: { viewport: number; slider: number }): Layout {
  const observers = new Set<() => void>();
  const layout: Layout = {
    viewport,
    scrollLeft: 0,
    reducedMotion: false,
    show: () =>
      act(async () => {
        for (const observe of observers) observe();
        await import('../swiper-engine.ts').catch(() => {});
        // The slider's own steps after the import.
        for (let step = 0; step < 10; step += 1) await undefined;
      }),
    resize: () =>
      act(() => {
        window.dispatchEvent(new Event('resize'));
      }),
    endMove: () =>
      act(() => {
        for (const track of document.querySelectorAll('.track'))
          track.dispatchEvent(new Event('transitionend'));
      }),
    drag: (distance) => act(() => dragFirst(distance)),
    remove: () => restore(),
  };

  class FakeIntersectionObserver {
    notify: () => void;
    constructor(callback: (entries: object[]) => void) {
      this.notify = () => callback([{ isIntersecting: true }]);
    }
    observe() {
      observers.add(this.notify);
    }
    disconnect() {
      observers.delete(this.notify);
    }
  }

  const matches = (query: string) => {
    if (query.includes('reduced-motion')) return layout.reducedMotion;
    const minimum = /min-width: ([\d.]+)px/.exec(query)?.[1];
    return minimum !== undefined && layout.viewport >= Number(minimum);
  };
  const matchMedia = (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  });

  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver, matchMedia });
  const prototype = HTMLElement.prototype;
  Object.defineProperties(prototype, {
    clientWidth: { configurable: true, get: () => slider },
    offsetWidth: { configurable: true, get: () => slider },
    offsetLeft: { configurable: true, get: leftOf },
    scrollWidth: { configurable: true, get: contentWidth },
    scrollLeft: { configurable: true, get: () => layout.scrollLeft, set: () => {} },
  });

  function leftOf(this: HTMLElement): number {
    return this.parentElement ? [...this.parentElement.children].indexOf(this) * slider : 0;
  }

  function contentWidth(this: HTMLElement): number {
    return this.querySelectorAll('[data-slide]').length * slider;
  }

  function restore(): void {
    for (const name of ['IntersectionObserver', 'matchMedia']) Reflect.deleteProperty(window, name);
    for (const name of ['clientWidth', 'offsetWidth', 'offsetLeft', 'scrollWidth', 'scrollLeft'])
      Reflect.deleteProperty(prototype, name);
  }

  return layout;
}

function dragFirst(distance: number): void {
  const track = document.querySelector('.track');
  const at = (type: string, x: number) => {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: 10,
      button: 0,
    });
    Object.assign(event, { pointerId: 1, pointerType: 'mouse' });
    Object.defineProperties(event, { pageX: { value: x }, pageY: { value: 10 } });
    return event;
  };
  track?.dispatchEvent(at('pointerdown', 800));
  for (const part of [0.1, 0.5, 1]) track?.dispatchEvent(at('pointermove', 800 + distance * part));
  document.dispatchEvent(at('pointerup', 800 + distance));
}
