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
      for (const type of ['click', 'keydown', 'submit', 'input', 'change']) {
        element.addEventListener(type, handle);
      }
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

/** In browsers, clicks are pointer events, which jsdom lacks. */
class Click extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: MouseEventInit & { pointerType: string }) {
    super(type, init);
    this.pointerType = init.pointerType;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const element = (id: string) => document.getElementById(id) as HTMLElement;
const isLeftToBrowser = (id: string, init: MouseEventInit = {}) =>
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

let current: ReturnType<typeof island>;
afterEach(() => {
  current.stop();
  jest.useRealTimers();
});

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

it('[VI6] leaves what needs no island to the browser and to behaviours', () => {
  current = island(
    '<div data-hold="none"><button type="button" id="b"></button><form id="f"><button id="s"></button></form></div>',
  );
  expect(isLeftToBrowser('b')).toBe(true);
  expect(element('f').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))).toBe(
    true,
  );
  expect(current.start).not.toHaveBeenCalled();
});

it('[VI6] drops a click on a button whose island fails, because only the island could handle it', async () => {
  current = island('<button type="button" id="b"></button>');
  isLeftToBrowser('b');
  await current.fail();
  expect(current.seen).toEqual([]);
});

describe('an island that fails and gets copies of its elements', () => {
  const restore = () => {
    const island = document.body.firstElementChild as HTMLElement;
    island.replaceChildren(...island.cloneNode(true).childNodes);
  };

  it('[F5] follows a held link and submits a held form once', async () => {
    current = island(
      '<p></p><div><a id="a" href="#a" data-hold>a</a><form id="f" method="post"></form></div>',
    );
    const clicked = jest.fn();
    const submitted = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', clicked, { once: true });
    document.body.addEventListener('submit', submitted);
    element('f').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    isLeftToBrowser('a');
    restore();
    await current.fail();
    document.body.removeEventListener('submit', submitted);
    expect(clicked.mock.calls.map(([event]) => event.target)).toEqual([element('a')]);
    expect(submitted.mock.calls.map(([event]) => event.target)).toEqual([element('f')]);
  });

  it.each([
    ['clicks what the mouse was pressed on', 'a', 'mouse', 1],
    ['clicks nothing that the mouse left', 'b', 'mouse', 0],
    ['leaves a finger’s click to the browser', 'a', 'touch', 0],
  ])('[F5] %s', async (_title, released, pointerType, clicks) => {
    current = island('<a id="a" href="#a">a</a><a id="b" href="#b">b</a>');
    const clicked = jest.fn();
    document.body.addEventListener('click', clicked);
    const point = (id: string, type: string) =>
      element(id).dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
    point('a', 'pointerdown');
    restore();
    await current.fail();
    point(released, 'pointerup');
    document.body.removeEventListener('click', clicked);
    expect(clicked).toHaveBeenCalledTimes(clicks);
  });
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

it('leaves the keys of tabs that are links to their behaviour', () => {
  current = island('<a role="tab" href="#bad" id="b">Bad</a>');
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  expect(element('b').dispatchEvent(key)).toBe(true);
  expect(current.start).not.toHaveBeenCalled();
});

it('[VI6] leaves a key that ends something to the browser, and replays it', async () => {
  current = island('<input id="q">');
  const pressEscape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const seenByPage = jest.fn();
  document.addEventListener('keydown', seenByPage, { once: true });
  expect(element('q').dispatchEvent(pressEscape())).toBe(true);
  expect(seenByPage).not.toHaveBeenCalled();
  await current.hydrate();
  expect(current.seen).toEqual(['keydown q']);
  expect(seenByPage).toHaveBeenCalledTimes(1);
});

it('[VI6] holds arrow keys in elements that say so', async () => {
  current = island('<ul data-hold-keys><li><a id="a" href="#a">A</a></li></ul>');
  const press = (key: string) =>
    element('a').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect([press('ArrowDown'), press('Enter'), press(' ')]).toEqual([false, true, true]);
  await current.hydrate();
  expect(current.seen).toEqual(['keydown a']);
});

describe('a link that its component makes a button', () => {
  it('[VI6] is a button at once, which the keyboard reaches', () => {
    current = island('<a id="x" data-hold="button">Haus</a><a id="y" href="#y" data-hold>Bild</a>');
    expect([element('x').getAttribute('role'), element('x').tabIndex]).toEqual(['button', 0]);
    expect(element('y').hasAttribute('role')).toBe(false);
  });

  it.each([
    ['Space', ' ', '', ['click x']],
    ['Space, with an address', ' ', 'href="#x"', ['click x']],
    ['Enter', 'Enter', '', ['click x']],
    // The browser fires a click for it.
    ['Enter, with an address', 'Enter', 'href="#x"', []],
  ])('[VI6] holds a press with %s', async (_name, key, href, seen) => {
    current = island(`<a id="x" ${href} data-hold="button">Haus</a>`);
    element('x').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await current.hydrate();
    expect(current.seen).toEqual(seen);
  });
});

it('[R2.1-1] [VI6] holds a link that is marked for touch only when it is touched', async () => {
  current = island('<a id="x" href="#x" data-hold="touch">Presse</a>');
  const click = (pointerType: string) =>
    element('x').dispatchEvent(new Click('click', { pointerType, bubbles: true, cancelable: true }));
  expect([click('mouse'), click('touch')]).toEqual([true, false]);
  let pointerType = '';
  element('x').addEventListener('click', (event) => {
    ({ pointerType } = event as Click);
  });
  await current.hydrate();
  expect(current.seen).toEqual(['click x']);
  expect(pointerType).toBe('touch');
});

it('[VI6] starts the island at a click that opens a <details>', () => {
  current = island('<details id="d"><summary id="s">Mehr</summary></details>');
  expect(isLeftToBrowser('s')).toBe(true);
  expect(current.start).toHaveBeenCalledTimes(1);
});

it('[VI6] [F5] drops a click and stops its pulse when the island never answers', async () => {
  jest.useFakeTimers();
  const cancel = jest.fn();
  Element.prototype.animate = jest.fn(() => ({ cancel }) as unknown as Animation);
  current = island('<button type="button" id="b"></button>');
  isLeftToBrowser('b');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(cancel).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(cancel).toHaveBeenCalledTimes(1);
  void current.hydrate();
  await jest.advanceTimersByTimeAsync(0);
  expect(current.seen).toEqual([]);
  Reflect.deleteProperty(Element.prototype, 'animate');
});

describe('forms', () => {
  const FORM = '<form id="f" method="post"><input name="q" value="x"><button id="b">Senden</button></form>';

  it('[VI6] holds a form, and submits it once with its button, however often it is pressed', async () => {
    current = island(FORM);
    element('b').click();
    element('b').click();
    expect(current.start).toHaveBeenCalled();
    await current.hydrate();
    expect(current.seen).toEqual(['submit f']);
  });

  it('[VI6] [F5] lets the browser submit a form whose island takes too long or fails', async () => {
    jest.useFakeTimers();
    current = island(FORM);
    const submitted = jest.fn((event: Event) => event.preventDefault());
    element('f').addEventListener('submit', submitted);
    element('b').click();
    await jest.advanceTimersByTimeAsync(1_499);
    expect(submitted).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(submitted).toHaveBeenCalledTimes(1);
    element('b').click();
    void current.fail();
    await jest.advanceTimersByTimeAsync(0);
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['leaves', '', true],
    ['holds', 'data-validates', false],
  ])('%s a form that only loads a page with a field %s', (_what, attribute, isLeft) => {
    current = island(`<form id="f"><input name="q" ${attribute}><button id="b">Filtern</button></form>`);
    let wasPrevented: boolean | undefined;
    const look = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('submit', look, { once: true });
    element('b').click();
    window.removeEventListener('submit', look);
    expect(wasPrevented ?? true).toBe(!isLeft);
  });

  it('[VI6] holds a submit button that does something else, and lets it submit if its island fails', async () => {
    current = island('<form id="f"><button id="b" type="submit" data-hold>Filter leeren</button></form>');
    const submitted = jest.fn((event: Event) => event.preventDefault());
    element('f').addEventListener('submit', submitted);
    element('b').click();
    expect(submitted).not.toHaveBeenCalled();
    await current.fail();
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('fields', () => {
  const type = (id: string, text: string) => {
    const field = element(id) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it('[FO5] replays what was typed once, after hydration and in the order of the touches', async () => {
    current = island('<input id="q"><button type="button" id="b"></button>');
    const seenByPage = jest.fn();
    document.body.addEventListener('input', seenByPage);
    type('q', 'D');
    type('q', 'Da');
    element('q').dispatchEvent(new Event('change', { bubbles: true }));
    element('b').click();
    expect(current.start).toHaveBeenCalled();
    expect(seenByPage).not.toHaveBeenCalled();
    await current.hydrate();
    expect(current.seen).toEqual(['input q', 'change q', 'click b']);
    expect(element('q')).toHaveValue('Da');
    document.body.removeEventListener('input', seenByPage);
  });

  it('[FO5] ticks a box at once, and replays it without ticking it again', async () => {
    current = island('<label for="x" id="l">Dach</label><input type="checkbox" id="x">');
    element('l').click();
    expect(element('x')).toBeChecked();
    await current.hydrate();
    expect(element('x')).toBeChecked();
    expect(current.seen).toEqual(['click x', 'input x', 'change x']);
  });

  it('[FO5] replays nothing for a box that was ticked and unticked', async () => {
    current = island('<input type="checkbox" id="x">');
    element('x').click();
    element('x').click();
    await current.hydrate();
    expect(current.seen).toEqual([]);
  });

  it('[FO5] replays only the radio button that is selected in the end', async () => {
    current = island('<input type="radio" name="r" id="x"><input type="radio" name="r" id="y">');
    element('x').click();
    element('y').click();
    await current.hydrate();
    expect(current.seen).toEqual(['click y', 'input y', 'change y']);
  });

  it('[F5] keeps an entry whose island fails, and forgets its events', async () => {
    current = island('<input id="q">');
    type('q', 'Dach');
    await current.fail();
    expect(element('q')).toHaveValue('Dach');
    expect(current.seen).toEqual([]);
  });
});
