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

/** Two frames more than the given time: the first one starts the clock, the last one may be late. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds + 32);

describe('smoothScrollTo', () => {
  it.each([
    ['[R2.4-1] 200 px above the filter, over 1000 ms', 200, 1000],
    ['[R2.8-2] 150 px above the confirmation, over 1500 ms', 150, 1500],
    ['[R2.11-7] a link on the page, over 500 ms', 0, 500],
  ])('%s', async (_title, offset, duration) => {
    const arrived = smoothScrollTo(target, { offset, duration });
    await pass(duration / 2);
    expect(page.position()).toBeGreaterThan(0.3 * (3000 - offset));
    expect(page.position()).toBeLessThan(0.7 * (3000 - offset));
    await pass(duration / 2 - 50);
    expect(page.position()).toBeLessThan(3000 - offset);
    await pass(50);
    expect(page.position()).toBe(3000 - offset);
    await expect(arrived).resolves.toBe(true);
  });

  it('keeps the target’s own margin free if no offset is given', async () => {
    target.style.scrollMarginTop = '24px';
    void smoothScrollTo(target);
    await pass(500);
    expect(page.position()).toBe(2976);
  });

  it('follows a target that moves on the way', async () => {
    void smoothScrollTo(target);
    await pass(250);
    page.place(target, 3600);
    await pass(250);
    expect(page.position()).toBe(3600);
  });

  it('ends at the end of the page, not beyond', async () => {
    page.place(target, 9900);
    void smoothScrollTo(target);
    await pass(500);
    expect(page.position()).toBe(9200);
  });

  it('jumps at once for visitors who prefer reduced motion', async () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    await expect(smoothScrollTo(target, { offset: 200, duration: 1000 })).resolves.toBe(true);
    expect(page.position()).toBe(2800);
  });

  it.each([
    ['a wheel', new Event('wheel')],
    ['a touch', new Event('touchstart')],
    ['a click', new Event('pointerdown')],
    ['a key', new KeyboardEvent('keydown', { key: 'ArrowUp' })],
  ])('%s stops it where it is', async (_way, event) => {
    const arrived = smoothScrollTo(target);
    await pass(250);
    const position = page.position();
    window.dispatchEvent(event);
    await pass(1000);
    expect(page.position()).toBe(position);
    await expect(arrived).resolves.toBe(false);
  });

  it('leaves a dragged scroll bar to the visitor', async () => {
    const arrived = smoothScrollTo(target);
    await pass(250);
    page.drag(120);
    await pass(1000);
    expect(page.position()).toBe(120);
    await expect(arrived).resolves.toBe(false);
  });

  it('gives way to the next one', async () => {
    const first = smoothScrollTo(target);
    await pass(250);
    const link = document.querySelector('a') as HTMLElement;
    page.place(link, 100);
    const second = smoothScrollTo(link);
    await pass(500);
    expect(page.position()).toBe(100);
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });

  it('turns the browser’s scroll anchoring back on afterwards', async () => {
    void smoothScrollTo(target);
    void smoothScrollTo(target);
    await pass(250);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
    await pass(250);
    expect(document.documentElement.style.overflowAnchor).toBe('');
  });
});

describe('the focus', () => {
  it('moves to the target at once, without scrolling', () => {
    const focus = jest.spyOn(target, 'focus');
    void smoothScrollTo(target);
    expect(target).toHaveFocus();
    expect(focus.mock.calls.every(([options]) => options?.preventScroll)).toBe(true);
  });

  it('leaves no trace when it moves on', () => {
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

describe('what hides the target', () => {
  it('is opened: sections around it, but not one whose head contains it', () => {
    document.body.innerHTML =
      '<details id="a"><summary>A</summary><details id="b"><summary><b id="ziel">B</b></summary></details></details>';
    void smoothScrollTo(document.querySelector('#ziel') as Element);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  it('is notified if it is hidden until found', () => {
    document.body.innerHTML = '<section hidden="until-found"><p id="ziel">Text</p></section>';
    const notified = jest.fn();
    document.body.addEventListener('beforematch', notified);
    void smoothScrollTo(document.querySelector('#ziel') as Element);
    expect(notified).toHaveBeenCalledTimes(1);
    expect(document.querySelector('section')?.hasAttribute('hidden')).toBe(false);
  });
});
