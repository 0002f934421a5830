/**
 * Adds to jsdom the browser features that the viewers need: element sizes, reduced motion (so that tests do not wait for
 * animations), scrolling and dialogs.
 */
export function installGalleryLayout(): { remove(): void } {
  class FakeResizeObserver {
    notify: () => void;
    constructor(callback: () => void) {
      this.notify = callback;
    }
    observe() {
      this.notify();
    }
    unobserve() {}
    disconnect() {}
  }
  const matchMedia = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} });
  Object.assign(window, { ResizeObserver: FakeResizeObserver, matchMedia });
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => 920 },
    clientHeight: { configurable: true, get: () => 780 },
    offsetWidth: { configurable: true, get: () => 900 },
    offsetHeight: { configurable: true, get: () => 760 },
  });
  Object.assign(HTMLElement.prototype, { scrollIntoView() {} });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  return {
    remove: () => {
      for (const name of ['ResizeObserver', 'matchMedia']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
      for (const name of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    },
  };
}
