import { animationsEnd, prefersReducedMotion } from './motion.ts';

describe('animationsEnd', () => {
  it('resolves immediately without animations', async () => {
    await expect(animationsEnd(document.createElement('div'))).resolves.toBeUndefined();
  });

  it('waits for every animation inside the element, including cancelled ones', async () => {
    let finish = () => {};
    const finished = [
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
      Promise.reject(new DOMException('cancelled', 'AbortError')),
    ];
    const element = document.createElement('div');
    // jsdom has no animations.
    element.getAnimations = () => finished.map((promise) => ({ finished: promise }) as never);
    const ended = jest.fn();
    const waiting = animationsEnd(element).then(ended);

    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).not.toHaveBeenCalled();

    finish();
    await waiting;
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe('prefersReducedMotion', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it.each([true, false])('returns the visitor’s preference: %s', (matches) => {
    // jsdom has no media queries.
    window.matchMedia = (query) => ({ matches: matches && query.includes('reduce') }) as MediaQueryList;
    expect(prefersReducedMotion()).toBe(matches);
  });

  it('is false if the browser does not support media queries', () => {
    expect(prefersReducedMotion()).toBe(false);
  });
});
