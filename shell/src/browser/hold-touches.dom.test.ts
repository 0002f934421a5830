import { holdTouches } from './hold-touches.ts';

/** An island that hydrates when told to; its component counts clicks, keys and submissions. */
function island(html: string) {
  document.body.innerHTML = `<div data-block="a" data-island="interaction" data-island-state="waiting">${html}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  let settle: (isHydrated: boolean) => void = () => {};
  const hydration = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const start = jest.fn(() => hydration);
  const seen: string[] = [];
  const stop = holdTouches((blockId) => (blockId === 'a' ? start : undefined));
  const handle = (event: Event) => {
    seen.push(`${event.type} ${(event.target as Element).id}`);
    event.preventDefault();
  };
  return {
    start,
    seen,
    stop,
    async hydrate() {
      element.dataset.islandState = 'hydrated';
      for (const type of ['click', 'keydown', 'submit']) element.addEventListener(type, handle);
      settle(true);
      await settled();
    },
    async fail() {
      element.dataset.islandState = 'failed';
      settle(false);
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const element = (id: string) => document.getElementById(id) as HTMLElement;
const isLeftToBrowser = (id: string, init: MouseEventInit = {}) =>
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

let current: ReturnType<typeof island>;
afterEach(() => current.stop());

it('[VI6] holds a click on a button until the island is hydrated, and replays it once', async () => {
  current = island('<button type="button" id="b"><span id="s">Weiter</span></button>');
  expect(isLeftToBrowser('s')).toBe(false);
  expect(current.start).toHaveBeenCalledTimes(1);
  await settled();
  expect(current.seen).toEqual([]);
  await current.hydrate();
  expect(current.seen).toEqual(['click s']);
  isLeftToBrowser('s');
  expect(current.seen).toEqual(['click s', 'click s']);
});

it('[VI6] replays several touches in their order', async () => {
  current = island('<button type="button" id="b"></button><button type="button" id="c"></button>');
  for (const id of ['b', 'c', 'b']) isLeftToBrowser(id);
  await current.hydrate();
  expect(current.seen).toEqual(['click b', 'click c', 'click b']);
});

it('[VI6] holds a link only if it is marked, and follows it when the island takes too long', async () => {
  jest.useFakeTimers();
  current = island('<a id="plain" href="#p">p</a><a id="held" href="#h" data-hold>h</a>');
  expect(isLeftToBrowser('plain')).toBe(true);
  expect(isLeftToBrowser('held')).toBe(false);
  const followed = jest.fn();
  element('held').addEventListener('click', followed);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(followed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(followed.mock.calls.flat()[0]).toHaveProperty('defaultPrevented', false);
  jest.useRealTimers();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a click with %j to the browser',
  (modifier) => {
    current = island('<a id="held" href="#h" data-hold>h</a>');
    expect(isLeftToBrowser('held', modifier)).toBe(true);
  },
);

it.each([
  ['a checkbox', '<input type="checkbox" id="x">'],
  ['a summary', '<details><summary id="x">Mehr</summary></details>'],
  ['text', '<p id="x">Text</p>'],
])('leaves a click on %s to the browser', (_what, html) => {
  current = island(html);
  expect(isLeftToBrowser('x')).toBe(true);
});

it('[VI6] drops a click on a button whose island fails, because only the island could handle it', async () => {
  current = island('<button type="button" id="b"></button>');
  isLeftToBrowser('b');
  await current.fail();
  expect(current.seen).toEqual([]);
});

it('[VI6] replays the keys of a widget on what has the focus then', async () => {
  current = island('<button type="button" role="tab" id="b"></button>');
  element('b').focus();
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  expect(element('b').dispatchEvent(key)).toBe(false);
  const typed = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
  expect(element('b').dispatchEvent(typed)).toBe(true);
  await current.hydrate();
  expect(current.seen).toEqual(['keydown b']);
});

it('[VI6] holds a form, and submits it with its button', async () => {
  current = island('<form id="f"><input name="q" value="x"><button id="b">Suchen</button></form>');
  element('b').click();
  expect(current.start).toHaveBeenCalledTimes(1);
  await current.hydrate();
  expect(current.seen).toEqual(['submit f']);
});
