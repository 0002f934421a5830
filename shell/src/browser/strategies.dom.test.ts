import { strategies, whenInteracted } from './strategies.ts';

function block(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = '<a href="/presse">Presse</a><input name="titel">';
  document.body.append(element);
  return element;
}

/** jsdom has no layout, so tests trigger this stand-in. */
class Observer {
  static readonly all: Observer[] = [];
  readonly onChange: (entries: { isIntersecting: boolean }[]) => void;
  readonly options: IntersectionObserverInit;
  observed: Element[] = [];

  constructor(onChange: Observer['onChange'], options: IntersectionObserverInit) {
    this.onChange = onChange;
    this.options = options;
    Observer.all.push(this);
  }

  observe(element: Element): void {
    this.observed.push(element);
  }
  disconnect(): void {
    this.observed = [];
  }
}

afterEach(() => document.body.replaceChildren());

describe('strategies', () => {
  it('activates a `load` island immediately', () => {
    const activate = jest.fn();
    strategies.load(block(), activate);
    expect(activate).toHaveBeenCalledTimes(1);
  });

  it('activates an `idle` island when the browser is idle, not immediately', async () => {
    const activate = jest.fn();
    strategies.idle(block(), activate);
    expect(activate).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(activate).toHaveBeenCalledTimes(1);
  });

  it('activates a `visible` island once, before it scrolls into view', () => {
    Object.assign(window, { IntersectionObserver: Observer });
    const activate = jest.fn();
    strategies.visible(block(), activate);
    const [observer] = Observer.all;
    expect(observer?.options.rootMargin).toBe('200px 0px');
    observer?.onChange([{ isIntersecting: false }]);
    expect(activate).not.toHaveBeenCalled();
    observer?.onChange([{ isIntersecting: true }]);
    expect(activate).toHaveBeenCalledTimes(1);
    expect(observer?.observed).toEqual([]);
  });

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
    'activates an `interaction` island once, at the first %s anywhere inside it',
    (type) => {
      const activate = jest.fn();
      const element = block();
      strategies.interaction(element, activate);
      block().dispatchEvent(new Event(type, { bubbles: true }));
      expect(activate).not.toHaveBeenCalled();
      element.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
      element.querySelector('a')?.dispatchEvent(new Event('keydown', { bubbles: true }));
      expect(activate).toHaveBeenCalledTimes(1);
    },
  );

  it('activates an `interaction` island immediately if the visitor is already using it', () => {
    const element = block();
    element.querySelector('input')?.focus();
    const activate = jest.fn();
    strategies.interaction(element, activate);
    expect(activate).toHaveBeenCalledTimes(1);
    whenInteracted(element, activate);
    expect(activate).toHaveBeenCalledTimes(1);
  });
});
