import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { runBehaviour, startWays } from '../testing/start-ways.ts';
import behaviour from './behaviour.ts';
import examples from './sticky-tabs.examples.tsx';
import { StickyTabs } from './sticky-tabs.tsx';

describeComponent('StickyTabs', examples, {
  // Hydration turns links into tabs without replacing the elements.
  attributesSetByHydration: [
    'role',
    'tabindex',
    'hidden',
    'data-active',
    'data-live',
    'aria-orientation',
    'aria-selected',
    'aria-controls',
    'aria-labelledby',
  ],
});

const makeTabs = (...titles: string[]) =>
  titles.map((title) => ({ id: title.toLowerCase(), title, content: <p>Mehr zu {title}</p> }));

const twoTabLists = (
  <>
    <StickyTabs label="Abschnitt" level={3} tabs={makeTabs('Lage', 'Haus', 'Termine')} />
    <StickyTabs label="Bezirk" level={3} tabs={makeTabs('Nord', 'Ost')} />
    <button type="button">Danach</button>
  </>
);

const toggle = (index = 0) => document.querySelectorAll('summary')[index] as HTMLElement;
const isListShown = (index = 0) => document.querySelectorAll('details')[index]?.open;
const tab = (name: string) =>
  [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name) as HTMLElement;
const panels = () => [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id);

/** Presses the button and toggles the list as browsers do, which jsdom does not. */
async function press(index = 0): Promise<void> {
  const bar = toggle(index).closest('details') as HTMLDetailsElement;
  await act(async () => {
    fireEvent.pointerDown(toggle(index));
    bar.open = !bar.open;
    await new Promise((resolve) => setTimeout(resolve));
  });
}

afterEach(() => history.replaceState(null, '', '/'));

describe.each(startWays(behaviour))('%s:', (_way, start) => {
  describe('the toggle', () => {
    it('[R2.11-8] shows and hides the list', async () => {
      await start(twoTabLists);
      expect(isListShown()).toBe(false);
      expect(toggle().textContent).toBe('Abschnitt: Lage');
      await press();
      expect([isListShown(0), isListShown(1)]).toEqual([true, false]);
      await press();
      expect(isListShown()).toBe(false);
    });

    it('contains the title of the selected panel', async () => {
      await start(twoTabLists);
      await userEvent.click(tab('Termine'));
      expect([toggle(0).textContent, toggle(1).textContent]).toEqual(['Abschnitt: Termine', 'Bezirk: Nord']);
    });
  });

  test('[R2.11-8] Escape closes a list that the browser has opened before firing toggle', async () => {
    await start(twoTabLists);
    act(() => toggle().focus());
    (document.querySelector('details') as HTMLDetailsElement).open = true;
    fireEvent.keyDown(toggle(), { key: 'Escape' });
    expect(isListShown()).toBe(false);
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(isListShown()).toBe(false);
  });

  describe('the list', () => {
    beforeEach(async () => {
      await start(twoTabLists);
      await press();
    });

    it('closes when a tab is clicked and returns the focus to the button', async () => {
      await userEvent.click(tab('Haus'));
      expect(panels()).toEqual(['haus', 'nord']);
      expect(isListShown()).toBe(false);
      expect(toggle()).toHaveFocus();
    });

    it.each(['{Enter}', ' '])('closes when a tab is selected with %p', async (key) => {
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
    ])('is vertical: %s moves from %s to %s and keeps the list open', async (key, from, to) => {
      act(() => tab(from).focus());
      await userEvent.keyboard(key);
      expect(tab(to)).toHaveFocus();
      expect(panels()).toEqual([to.toLowerCase(), 'nord']);
      expect(isListShown()).toBe(true);
      expect(tab(to).closest('[role=tablist]')).toHaveAttribute('aria-orientation', 'vertical');
    });

    it('closes on Escape and returns the focus to the button', async () => {
      act(() => tab('Lage').focus());
      await userEvent.keyboard('{Escape}');
      expect(isListShown()).toBe(false);
      expect(toggle()).toHaveFocus();
    });

    it('closes when another element is pressed or focused', async () => {
      act(() => {
        fireEvent.pointerDown(screen.getByText('Mehr zu Lage'));
      });
      expect(isListShown()).toBe(false);
      await press();
      act(() => screen.getByRole('button').focus());
      expect(isListShown()).toBe(false);
    });
  });

  describe('the list on wide screens', () => {
    it.each([
      ['{ArrowRight}', 'Haus'],
      ['{ArrowLeft}', 'Termine'],
    ])('is horizontal: %s moves to %s', async (key, to) => {
      await start(twoTabLists);
      act(() => tab('Lage').focus());
      await userEvent.keyboard(key);
      expect(tab(to)).toHaveFocus();
      expect(panels()).toEqual([to.toLowerCase(), 'nord']);
    });
  });

  describe('selecting another panel', () => {
    const rect = (edges: Partial<DOMRect>) => () => edges as DOMRect;

    it.each([
      [
        'scrolls to the start of the panel if it is behind the bar',
        -900,
        [{ top: -960, behavior: 'instant' }],
      ],
      ['does not scroll if the start of the panel is visible', 60, []],
    ])('%s', async (_title, top, moves) => {
      await start(twoTabLists);
      const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
      (document.querySelector('details') as Element).getBoundingClientRect = rect({ bottom: 60 });
      (document.getElementById('lage')?.parentElement as Element).getBoundingClientRect = rect({ top });
      await userEvent.click(tab('Haus'));
      expect(scrollBy.mock.calls.flat()).toEqual(moves);
      scrollBy.mockRestore();
    });

    it('does not scroll if a fragment selects the panel', async () => {
      history.replaceState(null, '', '#haus');
      const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
      await start(twoTabLists);
      expect(panels()).toEqual(['haus', 'nord']);
      expect(scrollBy).not.toHaveBeenCalled();
      scrollBy.mockRestore();
    });
  });
});

describe('the hand-over to the component', () => {
  it('keeps the shown panel, its title and the open list', async () => {
    const { container, hydrate } = renderOnServer(twoTabLists);
    runBehaviour(behaviour, container);
    await press();
    act(() => tab('Lage').focus());
    await userEvent.keyboard('{ArrowDown}');
    await hydrate();
    expect([isListShown(), toggle().textContent]).toEqual([true, 'Abschnitt: Haus']);
    expect(panels()).toEqual(['haus', 'nord']);
    expect(tab('Haus')).toHaveFocus();
    expect(tab('Haus').closest('[role=tablist]')).toHaveAttribute('aria-orientation', 'vertical');
  });
});

it.each([
  ['its behaviour starts', true],
  ['it hydrates', false],
])('keeps a list open that was opened before %s', async (_name, hasBehaviour) => {
  const { container, hydrate } = renderOnServer(twoTabLists);
  (document.querySelector('details') as HTMLDetailsElement).open = true;
  if (hasBehaviour) runBehaviour(behaviour, container);
  else await hydrate();
  expect(isListShown()).toBe(true);
});

test('without JavaScript, the toggle is a <details> with links, titled after the first panel', () => {
  renderOnServer(twoTabLists);
  expect([isListShown(), toggle().textContent]).toEqual([false, 'Abschnitt: Lage']);
  expect(screen.getByRole('link', { name: 'Termine', hidden: true })).toHaveAttribute('href', '#termine');
});
