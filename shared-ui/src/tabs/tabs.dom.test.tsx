import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { serverRendered } from '../testing/server-rendered.tsx';
import examples from './tabs.examples.tsx';
import { Tabs } from './tabs.tsx';

describeComponent('Tabs', examples, {
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
  titles.map((title) => ({
    id: title.toLowerCase(),
    title,
    content: (
      <a id={`mehr-${title.toLowerCase()}`} href="/">
        Mehr zu {title}
      </a>
    ),
  }));

const two = (
  <>
    <Tabs label="Räume" level={3} tabs={tabsOf('Küche', 'Bad', 'Flur')} />
    <Tabs label="Orte" level={3} tabs={tabsOf('Hof', 'Keller')} />
  </>
);

// Roles and names are tested once, below: looking them up is slow.
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const tab = (name: string) =>
  [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name) as HTMLElement;
const panel = (id: string) => document.getElementById(id) as HTMLElement;
/** Tabs that are active and selected, panels that are not hidden. */
const shown = () => ({
  selected: texts('[role=tab][aria-selected=true]'),
  active: texts('a[data-active]'),
  panels: [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id),
});
const only = (room: string, place: string) => ({
  selected: [room, place],
  active: [room, place],
  panels: [room.toLowerCase(), place.toLowerCase()],
});

afterEach(() => history.replaceState(null, '', '/'));

describe('before hydration', () => {
  it('is a list of links to panels, all of them visible under their headings', () => {
    serverRendered(two);
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

  it('keeps the focus on a link that had it', async () => {
    const { hydrate } = serverRendered(two);
    const link = screen.getByRole('link', { name: 'Bad' });
    link.focus();
    await hydrate();
    expect(link).toHaveFocus();
    expect(tab('Bad')).toBe(link);
  });
});

describe('after hydration', () => {
  it('[R2.11-16] exactly one tab is active and selected, all other panels are hidden', async () => {
    await serverRendered(two).hydrate();
    expect(shown()).toEqual(only('Küche', 'Hof'));
    await userEvent.click(tab('Flur'));
    expect(shown()).toEqual(only('Flur', 'Hof'));
    await userEvent.click(tab('Keller'));
    expect(shown()).toEqual(only('Flur', 'Keller'));
  });

  it('connects tabs and panels by role, name and reference', async () => {
    await serverRendered(two).hydrate();
    const [rooms, places] = screen.getAllByRole('tablist');
    expect([rooms, places].map((list) => list?.getAttribute('aria-label'))).toEqual(['Räume', 'Orte']);
    expect(screen.getAllByRole('tabpanel', { name: 'Küche' })).toEqual([panel('küche')]);
    expect(screen.getByRole('tab', { name: 'Bad', selected: false })).toBe(tab('Bad'));
    expect(screen.getByRole('tab', { name: 'Küche', selected: true })).toBe(tab('Küche'));
    expect(tab('Bad')).toHaveAttribute('aria-controls', 'bad');
  });

  it('lets a browser’s search find what is hidden, and shows what it found', async () => {
    await serverRendered(two).hydrate();
    expect(panel('bad')).toHaveAttribute('hidden', 'until-found');
    await act(async () => panel('bad').dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(shown()).toEqual(only('Bad', 'Hof'));
    expect(panel('küche')).toHaveAttribute('hidden', 'until-found');
  });

  it('puts the chosen panel into the address, without an entry in the history', async () => {
    await serverRendered(two).hydrate();
    const entries = history.length;
    await userEvent.click(tab('Küche'));
    expect(location.hash).toBe('#k%C3%BCche');
    expect(history.length).toBe(entries);
  });

  it('keeps the selected tab visible if the list overflows, without moving the page', async () => {
    await serverRendered(two).hydrate();
    // jsdom has no layout.
    const [list] = screen.getAllByRole('tablist');
    Object.defineProperty(list, 'clientWidth', { value: 350 });
    const place = (name: string, offsetLeft: number) =>
      Object.defineProperties(tab(name), { offsetLeft: { value: offsetLeft }, offsetWidth: { value: 100 } });
    place('Flur', 400);
    place('Küche', 0);
    await userEvent.click(tab('Flur'));
    expect(list?.scrollLeft).toBe(206);
    await userEvent.click(tab('Küche'));
    // Browsers stop at the beginning.
    expect(list?.scrollLeft).toBeLessThanOrEqual(0);
  });

  it('leaves a click that opens a new window to the browser', async () => {
    await serverRendered(two).hydrate();
    expect(fireEvent.click(tab('Bad'), { ctrlKey: true })).toBe(true);
    expect(shown()).toEqual(only('Küche', 'Hof'));
  });
});

describe('the keyboard', () => {
  it.each([
    ['{ArrowRight}', 'Küche', 'Bad'],
    ['{ArrowRight}', 'Flur', 'Küche'],
    ['{ArrowLeft}', 'Flur', 'Bad'],
    ['{ArrowLeft}', 'Küche', 'Flur'],
    ['{Home}', 'Flur', 'Küche'],
    ['{End}', 'Küche', 'Flur'],
  ])('%s moves from %s to %s, and shows it', async (key, from, to) => {
    await serverRendered(two).hydrate();
    await userEvent.click(tab(from));
    await userEvent.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expect(shown()).toEqual(only(to, 'Hof'));
  });

  it.each(['{Enter}', ' '])('%p chooses the tab that has the focus', async (key) => {
    await serverRendered(two).hydrate();
    act(() => tab('Bad').focus());
    await userEvent.keyboard(key);
    expect(shown()).toEqual(only('Bad', 'Hof'));
    expect(location.hash).toBe('#bad');
  });

  it('Tab moves from the selected tab, the only stop in its list, into its panel; Shift+Tab moves back', async () => {
    await serverRendered(two).hydrate();
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
  ])('leaves %s %p to the browser', async (key, modifiers) => {
    await serverRendered(two).hydrate();
    act(() => tab('Küche').focus());
    expect(fireEvent.keyDown(tab('Küche'), { key, ...modifiers })).toBe(true);
    expect(shown()).toEqual(only('Küche', 'Hof'));
  });
});

describe('a fragment', () => {
  it.each(['#bad', '#mehr-bad'])('%s shows its panel when the page is loaded', async (fragment) => {
    history.replaceState(null, '', fragment);
    await serverRendered(two).hydrate();
    expect(shown()).toEqual(only('Bad', 'Hof'));
  });

  it('shows its panel when it changes, and an unrelated one changes nothing', async () => {
    await serverRendered(two).hydrate();
    const change = (fragment: string) =>
      act(async () => {
        history.replaceState(null, '', fragment);
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      });
    await change('#k%C3%BCche');
    await change('#keller');
    expect(shown()).toEqual(only('Küche', 'Keller'));
    await change('#anderswo');
    await change('#%');
    expect(shown()).toEqual(only('Küche', 'Keller'));
  });
});

describe('one tab', () => {
  it('is not shown; its panel keeps its heading', async () => {
    await serverRendered(<Tabs label="Lage" level={2} tabs={tabsOf('Lage')} />).hydrate();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Lage' })).toBeInTheDocument();
    expect(panel('lage').hidden).toBe(false);
  });
});
