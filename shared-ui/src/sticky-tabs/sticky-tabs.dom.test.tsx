import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { serverRendered } from '../testing/server-rendered.tsx';
import examples from './sticky-tabs.examples.tsx';
import { StickyTabs } from './sticky-tabs.tsx';

describeComponent('StickyTabs', examples, {
  // Links to panels become tabs: the same elements, with other roles.
  attributesOfHydration: [
    'role',
    'tabindex',
    'hidden',
    'data-active',
    'data-waiting',
    'aria-orientation',
    'aria-selected',
    'aria-controls',
    'aria-labelledby',
  ],
});

const tabsOf = (...titles: string[]) =>
  titles.map((title) => ({ id: title.toLowerCase(), title, content: <p>Mehr zu {title}</p> }));

const two = (
  <>
    <StickyTabs label="Abschnitt" level={3} tabs={tabsOf('Lage', 'Haus', 'Termine')} />
    <StickyTabs label="Bezirk" level={3} tabs={tabsOf('Nord', 'Ost')} />
    <button type="button">Danach</button>
  </>
);

const toggle = (index = 0) => document.querySelectorAll('summary')[index] as HTMLElement;
const isListShown = (index = 0) => document.querySelectorAll('details')[index]?.open;
const tab = (name: string) =>
  [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name) as HTMLElement;
const panels = () => [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id);

/** Toggles the list as the browser does when the button is pressed; jsdom does not. */
async function press(index = 0): Promise<void> {
  const bar = toggle(index).closest('details') as HTMLDetailsElement;
  await act(async () => {
    fireEvent.pointerDown(toggle(index));
    bar.open = !bar.open;
    await new Promise((resolve) => setTimeout(resolve));
  });
}

afterEach(() => history.replaceState(null, '', '/'));

describe('the toggle', () => {
  it('[R2.11-8] shows and hides the list, before hydration by the browser alone', async () => {
    const { hydrate } = serverRendered(two);
    expect(isListShown()).toBe(false);
    expect(toggle().textContent).toBe('Abschnitt: Lage');
    await hydrate();
    await press();
    expect([isListShown(0), isListShown(1)]).toEqual([true, false]);
    await press();
    expect(isListShown()).toBe(false);
  });

  it('keeps a list that was shown before', async () => {
    const { hydrate } = serverRendered(two);
    (document.querySelector('details') as HTMLDetailsElement).open = true;
    await hydrate();
    expect(isListShown()).toBe(true);
  });

  it('names the panel that is shown', async () => {
    await serverRendered(two).hydrate();
    await userEvent.click(tab('Termine'));
    expect([toggle(0).textContent, toggle(1).textContent]).toEqual(['Abschnitt: Termine', 'Bezirk: Nord']);
  });
});

test('[R2.11-8] Escape hides a list that the browser opened before its toggle event', async () => {
  await serverRendered(two).hydrate();
  act(() => toggle().focus());
  (document.querySelector('details') as HTMLDetailsElement).open = true;
  fireEvent.keyDown(toggle(), { key: 'Escape' });
  expect(isListShown()).toBe(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(isListShown()).toBe(false);
});

describe('the list', () => {
  beforeEach(async () => {
    await serverRendered(two).hydrate();
    await press();
  });

  it('is hidden by a choice, and the focus returns to the button', async () => {
    await userEvent.click(tab('Haus'));
    expect(panels()).toEqual(['haus', 'nord']);
    expect(isListShown()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('is hidden by a choice with %p', async (key) => {
    act(() => tab('Haus').focus());
    await userEvent.keyboard(key);
    expect(panels()).toEqual(['haus', 'nord']);
    expect(isListShown()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Lage', 'Haus'],
    ['{ArrowUp}', 'Lage', 'Termine'],
    ['{End}', 'Lage', 'Termine'],
    ['{Home}', 'Termine', 'Lage'],
  ])('is a column: %s moves from %s to %s and keeps the list open', async (key, from, to) => {
    act(() => tab(from).focus());
    await userEvent.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expect(panels()).toEqual([to.toLowerCase(), 'nord']);
    expect(isListShown()).toBe(true);
    expect(tab(to).closest('[role=tablist]')).toHaveAttribute('aria-orientation', 'vertical');
  });

  it('is hidden by Escape, and the focus returns to the button', async () => {
    act(() => tab('Lage').focus());
    await userEvent.keyboard('{Escape}');
    expect(isListShown()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('is hidden when something else is pressed, or gets the focus', async () => {
    act(() => {
      fireEvent.pointerDown(screen.getByText('Mehr zu Lage'));
    });
    expect(isListShown()).toBe(false);
    await press();
    act(() => screen.getByRole('button').focus());
    expect(isListShown()).toBe(false);
  });
});

describe('where the list is always shown', () => {
  it.each([
    ['{ArrowRight}', 'Haus'],
    ['{ArrowLeft}', 'Termine'],
  ])('is a row: %s moves to %s', async (key, to) => {
    await serverRendered(two).hydrate();
    act(() => tab('Lage').focus());
    await userEvent.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expect(panels()).toEqual([to.toLowerCase(), 'nord']);
  });
});

describe('another panel', () => {
  const rect = (edges: Partial<DOMRect>) => () => edges as DOMRect;

  it.each([
    ['is scrolled to its beginning if that is behind the bar', -900, [{ top: -960, behavior: 'instant' }]],
    ['scrolls nothing if its beginning is visible', 60, []],
  ])('%s', async (_title, top, moves) => {
    await serverRendered(two).hydrate();
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    (document.querySelector('details') as Element).getBoundingClientRect = rect({ bottom: 60 });
    (document.getElementById('lage')?.parentElement as Element).getBoundingClientRect = rect({ top });
    await userEvent.click(tab('Haus'));
    expect(scrollBy.mock.calls.flat()).toEqual(moves);
    scrollBy.mockRestore();
  });

  it('scrolls nothing if a fragment selects it', async () => {
    history.replaceState(null, '', '#haus');
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await serverRendered(two).hydrate();
    expect(panels()).toEqual(['haus', 'nord']);
    expect(scrollBy).not.toHaveBeenCalled();
    scrollBy.mockRestore();
  });
});
