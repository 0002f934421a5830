import { describeConformance } from '@stadtraum/federation-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { exampleNavigation } from '../../example-navigation.ts';
import block from './block.ts';
import type { SiteHeaderContent } from './content.ts';
import examples from './site-header.examples.ts';
import SiteHeader from './site-header.tsx';
import { CLOSE_DELAY_MS } from './use-open-on-hover.ts';

const NARROW = 1439;
const WIDE = 1440;

/** jsdom has no `PointerEvent`. */
class PointerEventWithType extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
Object.assign(window, { PointerEvent: PointerEventWithType });

describeConformance(block, examples);

describe('site-header before hydration', () => {
  beforeEach(() => renderToPage(NARROW));

  it('links to the home page and the content, and submits the search form to the search page', () => {
    expect(screen.getByRole('link', { name: 'Stadtraum Wohnen – Startseite' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#inhalt');
    const { form, name } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' });
    expect([form?.getAttribute('action'), form?.method, name]).toEqual(['/suche', 'get', 'q']);
  });

  it('[AC4] links to the page in easy-to-read German outside the menus', () => {
    const links = screen.getAllByRole('link', { name: 'Leichte Sprache' });
    const outside = links.filter((link) => link.closest('nav, details') === null);
    expect(outside.map((link) => link.getAttribute('href'))).toEqual(['/leichte-sprache']);
  });

  it('marks the current page and its ancestors', () => {
    const main = within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
    const marks = main
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(marks.filter(([, mark]) => mark)).toEqual([
      ['Presse', 'true'],
      ['BildmaterialDruckfähig und honorarfrei', 'page'],
    ]);
  });

  it('starts each submenu with a link to the page of its top-level item', () => {
    const links = [...submenu('Presse').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/presse', '/presse/bildmaterial', '/presse/mediathek']);
  });
});

describe('site-header with teasers', () => {
  it('shows a linked picture in the panel of its item', () => {
    renderToPage(WIDE, examples[0]?.content);
    const link = within(submenu('Immobilien')).getByRole('link', { name: /^Uferstraße/ });
    expect(link).toHaveAttribute('href', '/immobilien/projekte');
    expect(submenu('Immobilien').querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(submenu('Presse').querySelector('img')).not.toBeInTheDocument();
  });
});

describe('site-header after hydration, narrow', () => {
  let root: Root;
  beforeEach(async () => {
    renderToPage(NARROW);
    root = await hydrate();
  });
  afterEach(() => act(async () => root.unmount()));

  it('[R2.1-4] closes any open submenu when the menu is opened', async () => {
    const visitor = userEvent.setup();
    await visitor.click(menuToggle());
    await visitor.click(toggle('Presse'));
    await visitor.click(menuToggle());
    await visitor.click(menuToggle());
    expect([menu().open, details('Presse').open]).toEqual([true, false]);
  });

  it('[R2.1-5] opens a submenu on a tap without following a link', async () => {
    const visitor = userEvent.setup();
    await visitor.click(menuToggle());
    await visitor.click(toggle('Presse'));
    expect(details('Presse').open).toBe(true);
    expect(toggle('Presse').closest('a')).toBeNull();
  });

  it('[R2.1-6] keeps a submenu open until it has faded out, and returns the focus to its button', async () => {
    const visitor = userEvent.setup();
    await visitor.click(menuToggle());
    await visitor.click(toggle('Presse'));
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    submenu('Presse').getAnimations = () => [{ finished } as never];

    await visitor.click(screen.getByRole('button', { name: /Schließen.*Presse/ }));
    expect(submenu('Presse')).toHaveAttribute('data-fading', '');
    expect(details('Presse').open).toBe(true);
    expect(toggle('Presse')).toHaveFocus();

    await act(async () => finish());
    expect(details('Presse').open).toBe(false);
    expect(submenu('Presse')).not.toHaveAttribute('data-fading');
  });

  it('closes the submenu on the first Escape and the menu on the second, and returns the focus to their buttons', async () => {
    const visitor = userEvent.setup();
    await visitor.click(menuToggle());
    await visitor.click(toggle('Presse'));
    within(submenu('Presse'))
      .getByRole('link', { name: /Mediathek/ })
      .focus();

    await visitor.keyboard('{Escape}');
    expect([menu().open, details('Presse').open]).toEqual([true, false]);
    expect(toggle('Presse')).toHaveFocus();

    await visitor.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(menuToggle()).toHaveFocus();
  });

  it('keeps the menu open when the visitor clicks elsewhere on the page', async () => {
    const visitor = userEvent.setup();
    await visitor.click(menuToggle());
    await visitor.click(screen.getByText('Inhalt'));
    expect(menu().open).toBe(true);
  });

  it('does not open a submenu on hover', () => {
    fireEvent.pointerEnter(item('Presse'), { pointerType: 'mouse' });
    expect(details('Presse').open).toBe(false);
  });

  it('[R2.1-3] keeps submenus open when the window is resized across the breakpoint and back', async () => {
    const visitor = userEvent.setup();
    await visitor.click(menuToggle());
    await visitor.click(toggle('Presse'));
    for (const width of [WIDE, NARROW]) {
      resizeTo(width);
      expect([menu().open, details('Presse').open]).toEqual([true, true]);
    }
  });
});

describe('site-header after hydration, wide', () => {
  let root: Root;
  beforeEach(async () => {
    renderToPage(WIDE);
    root = await hydrate();
  });
  afterEach(() => act(async () => root.unmount()));

  it('[R2.1-1] opens a submenu immediately on hover and closes it 250 ms after the mouse has left', () => {
    jest.useFakeTimers();
    hover('Presse');
    expect(details('Presse').open).toBe(true);
    unhover('Presse');
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS - 1));
    expect(details('Presse').open).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(details('Presse').open).toBe(false);
    expect(CLOSE_DELAY_MS).toBe(250);
    jest.useRealTimers();
  });

  it('[R2.1-1] keeps a submenu open if the mouse returns in time, and closes it immediately when the mouse enters the next item', () => {
    jest.useFakeTimers();
    hover('Presse');
    unhover('Presse');
    hover('Presse');
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS));
    expect(details('Presse').open).toBe(true);
    unhover('Presse');
    hover('Unternehmen');
    expect([details('Presse').open, details('Unternehmen').open]).toEqual([false, true]);
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS));
    expect(details('Unternehmen').open).toBe(true);
    jest.useRealTimers();
  });

  it('[R2.1-2] toggles a submenu on Enter and Space, and closes it and returns the focus on Escape', async () => {
    const visitor = userEvent.setup();
    toggle('Presse').focus();
    await press(visitor, '{Enter}');
    expect(details('Presse').open).toBe(true);
    await press(visitor, ' ');
    expect(details('Presse').open).toBe(false);

    await press(visitor, ' ');
    await visitor.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveAttribute('href', '/presse/bildmaterial');
    await visitor.keyboard('{Escape}');
    expect(details('Presse').open).toBe(false);
    expect(toggle('Presse')).toHaveFocus();
  });

  it('[R2.1-2] moves the focus along the top level with arrow keys, Home and End', async () => {
    const visitor = userEvent.setup();
    const [first] = exampleNavigation.main;
    screen.getByRole('link', { name: first?.label ?? '' }).focus();
    await visitor.keyboard('{ArrowRight}');
    expect(toggle('Immobilien')).toHaveFocus();
    await visitor.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Unternehmen');
    await visitor.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Häufige Fragen');
    await visitor.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Immobilien');
  });

  it('leaves key combinations with modifiers to the browser', async () => {
    const visitor = userEvent.setup();
    toggle('Immobilien').focus();
    await visitor.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(toggle('Immobilien')).toHaveFocus();
  });

  it('closes a hovered submenu on Escape without moving the focus', async () => {
    const visitor = userEvent.setup();
    const elsewhere = screen.getByRole('link', { name: 'Inhalt' });
    elsewhere.focus();
    hover('Presse');
    await visitor.keyboard('{Escape}');
    expect(details('Presse').open).toBe(false);
    expect(elsewhere).toHaveFocus();
  });

  it('closes the submenu when the visitor clicks elsewhere on the page', async () => {
    const visitor = userEvent.setup();
    await visitor.click(toggle('Presse'));
    await visitor.pointer({ keys: '[MouseLeft]', target: screen.getByText('Inhalt') });
    expect(details('Presse').open).toBe(false);
  });

  it('closes the submenu when the focus moves to another item', async () => {
    const visitor = userEvent.setup();
    await visitor.click(toggle('Presse'));
    act(() => toggle('Unternehmen').focus());
    expect(details('Presse').open).toBe(false);
  });

  it('opens the submenu on the first tap on a link, and follows the link on the second', () => {
    const link = screen.getByRole('link', { name: 'Presse' });
    fireEvent.pointerDown(link, { pointerType: 'touch' });
    expect(fireEvent.click(link)).toBe(false);
    expect(details('Presse').open).toBe(true);
    fireEvent.pointerDown(link, { pointerType: 'touch' });
    const followed = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', (event) => !event.defaultPrevented && followed(event), { once: true });
    fireEvent.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
  });
});

describe('site-header during hydration', () => {
  it('[R2.1-1] [VI6] opens the submenu on a tap whose press came before hydration, and lets a mouse follow the link', async () => {
    renderToPage(WIDE);
    const link = screen.getByRole('link', { name: 'Presse' });
    expect(link).toHaveAttribute('data-hold', 'touch');
    const root = await hydrate();
    const followed = jest.fn();
    const click = (pointerType: string) =>
      fireEvent(link, new PointerEvent('click', { pointerType, bubbles: true, cancelable: true }));
    const stay = (event: Event) => {
      if (!event.defaultPrevented) followed();
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    click('touch');
    expect([details('Presse').open, followed.mock.calls.length]).toEqual([true, 0]);
    click('mouse');
    expect(followed).toHaveBeenCalledTimes(1);
    window.removeEventListener('click', stay);
    await act(async () => root.unmount());
  });

  it('keeps a menu and a submenu open that were opened before hydration', async () => {
    renderToPage(NARROW);
    menu().open = true;
    details('Presse').open = true;
    const root = await hydrate();
    expect([menu().open, details('Presse').open]).toEqual([true, true]);
    await userEvent.setup().click(toggle('Presse'));
    expect(details('Presse').open).toBe(false);
    await act(async () => root.unmount());
  });

  it('[R2.1-7] keeps the search input', async () => {
    renderToPage(NARROW);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    field.value = 'Aufzug';
    const root = await hydrate();
    resizeTo(WIDE);
    expect(screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value)).toEqual(['Aufzug']);
    await act(async () => root.unmount());
  });
});

const CONTENT: SiteHeaderContent = {
  brand: 'Stadtraum Wohnen',
  search: { action: '/suche', label: 'Suche' },
  easyLanguage: { label: 'Leichte Sprache', path: '/leichte-sprache' },
};

function element(content = CONTENT) {
  const page = { path: '/presse/bildmaterial', navigation: exampleNavigation };
  return <SiteHeader id="kopf" content={content} page={page} />;
}

function renderToPage(width: number, content = CONTENT): void {
  window.innerWidth = width;
  document.body.innerHTML = `<div id="island">${renderToString(element(content))}</div><a href="#inhalt">Inhalt</a>`;
}

function hydrate(): Promise<Root> {
  return act(async () => hydrateRoot(document.getElementById('island') as HTMLElement, element()));
}

function resizeTo(width: number): void {
  window.innerWidth = width;
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
}

function item(label: string): HTMLElement {
  return toggle(label).closest('li') as HTMLElement;
}

function details(label: string): HTMLDetailsElement {
  return toggle(label).closest('details') as HTMLDetailsElement;
}

function submenu(label: string): HTMLElement {
  return details(label).nextElementSibling as HTMLElement;
}

function toggle(label: string): HTMLElement {
  return screen.getByText(
    (_text, node) => node?.localName === 'summary' && node.textContent === `${label}: Untermenü`,
  );
}

function menu(): HTMLDetailsElement {
  return document.getElementById('kopf-menu') as HTMLDetailsElement;
}

function menuToggle(): HTMLElement {
  return menu().querySelector('summary') as HTMLElement;
}

/** Presses a key on a summary. Browsers turn the key into a click, but jsdom does not. */
async function press(visitor: ReturnType<typeof userEvent.setup>, key: '{Enter}' | ' '): Promise<void> {
  await visitor.keyboard(key);
  if (document.activeElement instanceof HTMLElement)
    await act(async () => (document.activeElement as HTMLElement).click());
}

function hover(label: string): void {
  fireEvent.pointerEnter(item(label), { pointerType: 'mouse' });
}

function unhover(label: string): void {
  fireEvent.pointerLeave(item(label), { pointerType: 'mouse' });
}
