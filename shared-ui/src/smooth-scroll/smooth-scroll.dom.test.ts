import { type ScrollingPage, scrollingPage } from '../testing/scrolling-page.ts';
import { smoothScrollTo } from './smooth-scroll.ts';

let page: ScrollingPage;
let target: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  page = scrollingPage();
  document.body.innerHTML = '<a href="#ziel">Zum Formular</a><form id="ziel"><input></form>';
  target = document.querySelector('form') as HTMLFormElement;
  page.place(target, 3000);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Advances two frames more than the given time: the first frame starts the clock, and the last frame may be late. */
const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds + 32);

describe('smoothScrollTo', () => {
  it.each([
    ['[R2.4-1] scrolls to 200 px above the filter in 1000 ms', 200, 1000],
    ['[R2.8-2] scrolls to 150 px above the confirmation in 1500 ms', 150, 1500],
    ['[R2.11-7] scrolls to a link’s target in 500 ms', 0, 500],
  ])('%s', async (_title, offset, duration) => {
    const arrived = smoothScrollTo(target, { offset, duration });
    await advance(duration / 2);
    expect(page.position()).toBeGreaterThan(0.3 * (3000 - offset));
    expect(page.position()).toBeLessThan(0.7 * (3000 - offset));
    await advance(duration / 2 - 50);
    expect(page.position()).toBeLessThan(3000 - offset);
    await advance(50);
    expect(page.position()).toBe(3000 - offset);
    await expect(arrived).resolves.toBe(true);
  });

  it('respects the target’s scroll margin without an offset', async () => {
    target.style.scrollMarginTop = '24px';
    void smoothScrollTo(target);
    await advance(500);
    expect(page.position()).toBe(2976);
  });

  it('follows a target that moves during the scroll', async () => {
    void smoothScrollTo(target);
    await advance(250);
    page.place(target, 3600);
    await advance(250);
    expect(page.position()).toBe(3600);
  });

  it('does not scroll beyond the end of the page', async () => {
    page.place(target, 9900);
    void smoothScrollTo(target);
    await advance(500);
    expect(page.position()).toBe(9200);
  });

  it('jumps for visitors who prefer reduced motion', async () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    await expect(smoothScrollTo(target, { offset: 200, duration: 1000 })).resolves.toBe(true);
    expect(page.position()).toBe(2800);
  });

  it.each([
    ['a wheel', new Event('wheel')],
    ['a touch', new Event('touchstart')],
    ['a click', new Event('pointerdown')],
    ['a key', new KeyboardEvent('keydown', { key: 'ArrowUp' })],
  ])('stops when interrupted by %s', async (_name, event) => {
    const arrived = smoothScrollTo(target);
    await advance(250);
    const position = page.position();
    window.dispatchEvent(event);
    await advance(1000);
    expect(page.position()).toBe(position);
    await expect(arrived).resolves.toBe(false);
  });

  it('stops when the visitor drags the scroll bar', async () => {
    const arrived = smoothScrollTo(target);
    await advance(250);
    page.drag(120);
    await advance(1000);
    expect(page.position()).toBe(120);
    await expect(arrived).resolves.toBe(false);
  });

  it('stops when another scroll starts', async () => {
    const first = smoothScrollTo(target);
    await advance(250);
    const link = document.querySelector('a') as HTMLElement;
    page.place(link, 100);
    const second = smoothScrollTo(link);
    await advance(500);
    expect(page.position()).toBe(100);
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });

  it('restores the browser’s scroll anchoring afterwards', async () => {
    void smoothScrollTo(target);
    void smoothScrollTo(target);
    await advance(250);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
    await advance(250);
    expect(document.documentElement.style.overflowAnchor).toBe('');
  });
});

describe('focus', () => {
  it('moves to the target immediately without scrolling', () => {
    const focus = jest.spyOn(target, 'focus');
    void smoothScrollTo(target);
    expect(target).toHaveFocus();
    expect(focus.mock.calls.every(([options]) => options?.preventScroll)).toBe(true);
  });

  it('leaves no tabindex behind when it moves on', () => {
    void smoothScrollTo(target);
    target.querySelector('input')?.focus();
    expect(target.hasAttribute('tabindex')).toBe(false);
  });

  it('stays inside the target', () => {
    const input = target.querySelector('input') as HTMLInputElement;
    input.focus();
    void smoothScrollTo(target);
    expect(input).toHaveFocus();
  });
});

describe('an element that hides the target', () => {
  it('is opened, except a section whose summary contains the target', () => {
    document.body.innerHTML =
      '<details id="a"><summary>A</summary><details id="b"><summary><b id="ziel">B</b></summary></details></details>';
    void smoothScrollTo(document.querySelector('#ziel') as Element);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  it('receives beforematch if it is hidden until found', () => {
    document.body.innerHTML = '<section hidden="until-found"><p id="ziel">Text</p></section>';
    const notified = jest.fn();
    document.body.addEventListener('beforematch', notified);
    void smoothScrollTo(document.querySelector('#ziel') as Element);
    expect(notified).toHaveBeenCalledTimes(1);
    expect(document.querySelector('section')?.hasAttribute('hidden')).toBe(false);
  });
});
