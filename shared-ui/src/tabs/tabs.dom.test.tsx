import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { runBehaviour, startWays } from '../testing/start-ways.ts';
import tabsBehaviour from './behaviour.ts';
import examples from './tabs.examples.tsx';
import { Tabs } from './tabs.tsx';

describeComponent('Tabs', examples, {
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
  titles.map((title) => ({
    id: title.toLowerCase(),
    title,
    content: (
      <a id={`mehr-${title.toLowerCase()}`} href="/">
        Mehr zu {title}
      </a>
    ),
  }));

const twoTabLists = (
  <>
    <Tabs label="Räume" level={3} tabs={makeTabs('Küche', 'Bad', 'Flur')} />
    <Tabs label="Orte" level={3} tabs={makeTabs('Hof', 'Keller')} />
  </>
);

// Finds elements by content, because queries by role and name are slow. One test below checks roles and names.
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const tab = (name: string) =>
  [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name) as HTMLElement;
const panel = (id: string) => document.getElementById(id) as HTMLElement;
/** The active and selected tabs, and the panels that are not hidden. */
const visibleState = () => ({
  selected: texts('[role=tab][aria-selected=true]'),
  active: texts('a[data-active]'),
  panels: [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id),
});
const expectedState = (room: string, place: string) => ({
  selected: [room, place],
  active: [room, place],
  panels: [room.toLowerCase(), place.toLowerCase()],
});

afterEach(() => history.replaceState(null, '', '/'));

describe('before hydration', () => {
  it('renders a list of links to visible panels with headings', () => {
    renderOnServer(twoTabLists);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Küche',
      'Bad',
      'Flur',
      'Hof',
      'Keller',
    ]);
    for (const link of screen.getAllByRole('link', { name: /^(Küche|Bad|Flur|Hof|Keller)$/ })) {
      const target = document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
      expect(target?.querySelector('h3')?.textContent).toBe(link.textContent);
    }
    expect(document.querySelector('[hidden], [role=tab], [aria-selected]')).not.toBeInTheDocument();
  });

  it('keeps the focus on a focused link', async () => {
    const { hydrate } = renderOnServer(twoTabLists);
    const link = screen.getByRole('link', { name: 'Bad' });
    link.focus();
    await hydrate();
    expect(link).toHaveFocus();
    expect(tab('Bad')).toBe(link);
  });
});

describe.each(startWays(tabsBehaviour))('%s:', (_way, start) => {
  describe('tabs', () => {
    it('[R2.11-16] has exactly one active and selected tab and hides all other panels', async () => {
      await start(twoTabLists);
      expect(visibleState()).toEqual(expectedState('Küche', 'Hof'));
      await userEvent.click(tab('Flur'));
      expect(visibleState()).toEqual(expectedState('Flur', 'Hof'));
      await userEvent.click(tab('Keller'));
      expect(visibleState()).toEqual(expectedState('Flur', 'Keller'));
    });

    it('links tabs and panels with roles, names and ids', async () => {
      await start(twoTabLists);
      const [rooms, places] = screen.getAllByRole('tablist');
      expect([rooms, places].map((list) => list?.getAttribute('aria-label'))).toEqual(['Räume', 'Orte']);
      expect(screen.getAllByRole('tabpanel', { name: 'Küche' })).toEqual([panel('küche')]);
      expect(screen.getByRole('tab', { name: 'Bad', selected: false })).toBe(tab('Bad'));
      expect(screen.getByRole('tab', { name: 'Küche', selected: true })).toBe(tab('Küche'));
      expect(tab('Bad')).toHaveAttribute('aria-controls', 'bad');
    });

    it('shows a hidden panel that the browser’s search finds', async () => {
      await start(twoTabLists);
      expect(panel('bad')).toHaveAttribute('hidden', 'until-found');
      await act(async () => panel('bad').dispatchEvent(new Event('beforematch', { bubbles: true })));
      expect(visibleState()).toEqual(expectedState('Bad', 'Hof'));
      expect(panel('küche')).toHaveAttribute('hidden', 'until-found');
    });

    it('puts the selected panel into the URL without a history entry', async () => {
      await start(twoTabLists);
      const entries = history.length;
      await userEvent.click(tab('Küche'));
      expect(location.hash).toBe('#k%C3%BCche');
      expect(history.length).toBe(entries);
    });

    it('scrolls the selected tab of an overflowing list into view', async () => {
      await start(twoTabLists);
      // jsdom has no layout.
      const [list] = screen.getAllByRole('tablist');
      Object.defineProperty(list, 'clientWidth', { value: 350 });
      const place = (name: string, offsetLeft: number) =>
        Object.defineProperties(tab(name), {
          offsetLeft: { value: offsetLeft },
          offsetWidth: { value: 100 },
        });
      place('Flur', 400);
      place('Küche', 0);
      await userEvent.click(tab('Flur'));
      expect(list?.scrollLeft).toBe(206);
      await userEvent.click(tab('Küche'));
      // Browsers clamp negative positions to 0.
      expect(list?.scrollLeft).toBeLessThanOrEqual(0);
    });

    it('ignores a click that opens a new window', async () => {
      await start(twoTabLists);
      expect(fireEvent.click(tab('Bad'), { ctrlKey: true })).toBe(true);
      expect(visibleState()).toEqual(expectedState('Küche', 'Hof'));
    });
  });

  describe('keyboard', () => {
    it.each([
      ['{ArrowRight}', 'Küche', 'Bad'],
      ['{ArrowRight}', 'Flur', 'Küche'],
      ['{ArrowLeft}', 'Flur', 'Bad'],
      ['{ArrowLeft}', 'Küche', 'Flur'],
      ['{Home}', 'Flur', 'Küche'],
      ['{End}', 'Küche', 'Flur'],
    ])('%s moves from %s to %s and shows its panel', async (key, from, to) => {
      await start(twoTabLists);
      await userEvent.click(tab(from));
      await userEvent.keyboard(key);
      expect(tab(to)).toHaveFocus();
      expect(visibleState()).toEqual(expectedState(to, 'Hof'));
    });

    it.each(['{Enter}', ' '])('%p selects the focused tab', async (key) => {
      await start(twoTabLists);
      act(() => tab('Bad').focus());
      await userEvent.keyboard(key);
      expect(visibleState()).toEqual(expectedState('Bad', 'Hof'));
      expect(location.hash).toBe('#bad');
    });

    it('Tab moves from the selected tab into its panel, and Shift+Tab moves back', async () => {
      await start(twoTabLists);
      await userEvent.click(tab('Bad'));
      await userEvent.tab();
      expect(panel('bad')).toHaveFocus();
      await userEvent.tab();
      expect(document.activeElement?.id).toBe('mehr-bad');
      await userEvent.tab();
      expect(tab('Hof')).toHaveFocus();
      expect(document.querySelector('section[hidden][tabindex]')).not.toBeInTheDocument();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      expect(tab('Bad')).toHaveFocus();
    });

    it.each([
      ['ArrowDown', {}],
      ['ArrowUp', {}],
      ['ArrowLeft', { altKey: true }],
      ['End', { ctrlKey: true }],
      ['Home', { shiftKey: true }],
      ['ArrowRight', { metaKey: true }],
    ])('does not handle %s with %p', async (key, modifiers) => {
      await start(twoTabLists);
      act(() => tab('Küche').focus());
      expect(fireEvent.keyDown(tab('Küche'), { key, ...modifiers })).toBe(true);
      expect(visibleState()).toEqual(expectedState('Küche', 'Hof'));
    });
  });

  describe('a fragment', () => {
    it.each(['#bad', '#mehr-bad'])('%s selects its panel on page load', async (fragment) => {
      history.replaceState(null, '', fragment);
      await start(twoTabLists);
      expect(visibleState()).toEqual(expectedState('Bad', 'Hof'));
    });

    it('selects its panel when it changes; unrelated fragments have no effect', async () => {
      await start(twoTabLists);
      const change = (fragment: string) =>
        act(async () => {
          history.replaceState(null, '', fragment);
          window.dispatchEvent(new HashChangeEvent('hashchange'));
        });
      await change('#k%C3%BCche');
      await change('#keller');
      expect(visibleState()).toEqual(expectedState('Küche', 'Keller'));
      await change('#anderswo');
      await change('#%');
      expect(visibleState()).toEqual(expectedState('Küche', 'Keller'));
    });
  });
});

describe('a single tab', () => {
  it('is not rendered, and its panel keeps its heading', async () => {
    await renderOnServer(<Tabs label="Lage" level={2} tabs={makeTabs('Lage')} />).hydrate();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Lage' })).toBeInTheDocument();
    expect(panel('lage').hidden).toBe(false);
  });
});

describe('the hand-over to the component', () => {
  it('keeps the selected tab, the focus and the scroll position of the list', async () => {
    const { container, hydrate } = renderOnServer(twoTabLists);
    runBehaviour(tabsBehaviour, container);
    await userEvent.click(tab('Bad'));
    await userEvent.keyboard('{ArrowRight}');
    const [list] = screen.getAllByRole('tablist');
    Object.assign(list as HTMLElement, { scrollLeft: 20 });
    // Another fragment must not select another tab now.
    history.replaceState(null, '', '#küche');
    await hydrate();
    expect(visibleState()).toEqual(expectedState('Flur', 'Hof'));
    expect(tab('Flur')).toHaveFocus();
  });

  it('leaves one listener, so that a key moves by one tab', async () => {
    const { container, hydrate } = renderOnServer(twoTabLists);
    runBehaviour(tabsBehaviour, container);
    await hydrate();
    await userEvent.click(tab('Küche'));
    await userEvent.keyboard('{ArrowRight}');
    expect(visibleState()).toEqual(expectedState('Bad', 'Hof'));
  });

  it('does not happen when the block’s HTML is restored: its behaviour ends', async () => {
    const { container } = renderOnServer(twoTabLists);
    const behaviour = runBehaviour(tabsBehaviour, container);
    behaviour.abort();
    history.replaceState(null, '', '#bad');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(visibleState()).toEqual(expectedState('Küche', 'Hof'));
  });
});

it('starts again when its tabs change, and keeps the selected one while there is one', async () => {
  document.body.replaceChildren();
  const { rerender } = render(<Tabs label="Räume" level={3} tabs={makeTabs('Küche', 'Bad')} />);
  await userEvent.click(tab('Bad'));
  rerender(<Tabs label="Räume" level={3} tabs={makeTabs('Küche', 'Bad', 'Flur')} />);
  expect(texts('a[data-active]')).toEqual(['Bad']);
  await userEvent.click(tab('Flur'));
  expect(texts('a[data-active]')).toEqual(['Flur']);
  rerender(<Tabs label="Räume" level={3} tabs={makeTabs('Küche', 'Bad')} />);
  expect(texts('[role=tab][aria-selected=true]')).toEqual(['Küche']);
});
