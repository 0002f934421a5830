import type { BehaviourContext } from '@stadtraum/federation-kit/behaviour';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import startSliders from '../behaviour.ts';

/** Width of a slider in px. */
const WIDTH = 900;

export interface ServerSliders {
  root: HTMLElement;
  /** Starts the behaviour as the shell does. */
  start(): void;
  hydrate: jest.Mock;
  /** Ends the behaviour as the shell does when it restores the block's HTML. */
  abort(): void;
  /** Scrolls the list of a slider as the visitor does. @param left px */
  scroll(label: string, left: number): void;
  scrollLeftOf(label: string): number;
  /** Changes the width of all sliders. */
  resize(width: number): void;
  remove(): void;
}

/**
 * Server-rendered sliders in a document that measures them: lists that scroll, with slides side by side and no gap.
 *
 * @param views number of slides side by side
 */
export function serverSliders(element: ReactElement, views = 1): ServerSliders {
  const root = document.createElement('div');
  root.innerHTML = renderToString(element);
  document.body.append(root);
  const controller = new AbortController();
  const hydrate = jest.fn();
  let width = WIDTH;
  const slideWidth = () => width / views;
  const scrollPositions = new WeakMap<Element, number>();
  const slidesOf = (viewport: Element) => viewport.querySelectorAll('[data-slide]').length;
  const prototype = HTMLElement.prototype;

  function scrollTo(this: HTMLElement, { left = 0 }: ScrollToOptions): void {
    const end = slidesOf(this) * slideWidth() - width;
    scrollPositions.set(this, Math.max(0, Math.min(left, end)));
  }
  Object.defineProperties(prototype, {
    clientWidth: { configurable: true, get: () => width },
    offsetWidth: { configurable: true, get: slideWidth },
    scrollWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return slidesOf(this) * slideWidth();
      },
    },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * slideWidth();
      },
    },
    scrollLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return scrollPositions.get(this) ?? 0;
      },
      set(this: HTMLElement, left: number) {
        scrollTo.call(this, { left });
      },
    },
    scrollTo: { configurable: true, value: scrollTo },
  });

  const viewportOf = (label: string) =>
    root.querySelector<HTMLElement>(`[aria-label="${label}"] .viewport`) as HTMLElement;
  return {
    root,
    hydrate,
    start: () =>
      startSliders(root, {
        hydrate,
        signal: controller.signal,
      } as Partial<BehaviourContext> as BehaviourContext),
    abort: () => controller.abort(),
    scroll(label, left) {
      viewportOf(label).scrollTo({ left });
      viewportOf(label).dispatchEvent(new Event('scroll'));
    },
    scrollLeftOf: (label) => viewportOf(label).scrollLeft,
    resize(next) {
      width = next;
      dispatchEvent(new Event('resize'));
    },
    remove() {
      root.remove();
      for (const name of [
        'clientWidth',
        'offsetWidth',
        'scrollWidth',
        'offsetLeft',
        'scrollLeft',
        'scrollTo',
      ])
        Reflect.deleteProperty(prototype, name);
    },
  };
}
