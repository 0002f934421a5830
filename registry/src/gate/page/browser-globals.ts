import type { PageWindow } from '@stadtraum/federation-kit/hydration';

/*
 * What browsers have and jsdom lacks. Nothing is visible, nothing moves and nothing answers: observers never report, requests never
 * end, media queries never match.
 */

const noop = () => {};

class Observer {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
  takeRecords = () => [];
}

/** Requests, sockets, workers and channels that are never answered. */
class Silent extends EventTarget {
  open = noop;
  send = noop;
  postMessage = noop;
  setRequestHeader = noop;
  getAllResponseHeaders = () => '';
  abort = noop;
  close = noop;
  terminate = noop;
  readyState = 0;
}

/** Only scripts create such stylesheets, and jsdom computes no styles. */
class ConstructedStyleSheet {
  readonly cssRules = [];
  replaceSync = noop;
  replace = async () => this;
  insertRule = () => 0;
}

const animation = () => ({
  finished: new Promise(noop),
  addEventListener: noop,
  removeEventListener: noop,
  cancel: noop,
  finish: noop,
  play: noop,
  pause: noop,
  playState: 'idle',
});

function matchMedia(media: string) {
  return {
    media,
    matches: false,
    onchange: null,
    addEventListener: noop,
    removeEventListener: noop,
    addListener: noop,
    removeListener: noop,
    dispatchEvent: () => true,
  };
}

/** Gives a page of jsdom what it lacks. */
export function addBrowserGlobals(page: PageWindow): void {
  Object.assign(page, {
    matchMedia,
    ...named(Observer, ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver']),
    ...named(Silent, ['XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'BroadcastChannel']),
    ...named(noop, ['scroll', 'scrollTo', 'scrollBy', 'print', 'open', 'alert', 'focus', 'blur']),
    fetch: () => new page.Promise(noop),
    PointerEvent: class extends page.MouseEvent {},
    CSSStyleSheet: ConstructedStyleSheet,
    CSS: { supports: () => false, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
    requestIdleCallback: (work: (deadline: IdleDeadline) => void) =>
      page.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 10 }), 1),
    cancelIdleCallback: (id: number) => page.clearTimeout(id),
    structuredClone: (value: unknown) => page.JSON.parse(JSON.stringify(value)),
    TextEncoder,
    TextDecoder,
  });
  Object.assign(page.document, { adoptedStyleSheets: [], fonts: { ready: new page.Promise(noop) } });
  Object.assign(page.Element.prototype, {
    ...named(noop, ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']),
    ...named(noop, ['setPointerCapture', 'releasePointerCapture']),
    hasPointerCapture: () => false,
    animate: animation,
    getAnimations: () => [],
    checkVisibility: () => true,
  });
  Object.assign(page.HTMLElement.prototype, named(noop, ['showPopover', 'hidePopover', 'togglePopover']));
  Object.assign(page.HTMLMediaElement.prototype, {
    play: () => new page.Promise(noop),
    ...named(noop, ['pause', 'load']),
  });
  Object.assign(page.HTMLCanvasElement.prototype, { getContext: () => null });
  addDialogs(page);
}

function addDialogs(page: PageWindow): void {
  const open = function (this: HTMLDialogElement) {
    this.open = true;
  };
  const close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  Object.assign(page.HTMLDialogElement.prototype, { show: open, showModal: open, close });
}

function named<Value>(value: Value, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}
