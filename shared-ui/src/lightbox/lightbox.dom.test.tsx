import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './lightbox.examples.tsx';
import { Lightbox, type LightboxItem, type LightboxProps } from './lightbox.tsx';
import { giveGalleryLayout } from './testing/gallery-layout.ts';

const loaded: string[] = [];
let isOutOfReach = false;

jest.mock('./gallery-viewer.tsx', () => {
  if (isOutOfReach) throw new Error('404');
  loaded.push('gallery');
  return jest.requireActual('./gallery-viewer.tsx');
});
jest.mock('./popup-viewer.tsx', () => {
  loaded.push('popup');
  return jest.requireActual('./popup-viewer.tsx');
});

let layout: ReturnType<typeof giveGalleryLayout>;

beforeEach(() => {
  layout = giveGalleryLayout();
  history.replaceState(null, '', '/bilder');
});

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  layout.remove();
});

// First of all: what has been loaded once stays loaded.
describe('Lightbox before it is needed', () => {
  it('is links without JavaScript', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Pictures />);
    const links = [...html.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#eins', '#zwei', '#drei', '/anderes']);
  });

  it('loads no viewer', async () => {
    render(<Pictures hash="haus" />);
    await act(async () => {});
    expect(loaded).toEqual([]);
  });

  it('follows the link where the viewer cannot be loaded', async () => {
    isOutOfReach = true;
    render(<Pictures />);
    await quickVisitor().click(link('zwei'));
    await waitFor(() => expect(location.hash).toBe('#zwei'));
    expect(dialog()).toBeNull();
    isOutOfReach = false;
  });
});

describeComponent('Lightbox', examples);

describe('Lightbox', () => {
  it('[R2.11-11] opens what a link inside leads to, and leaves other links alone', async () => {
    const visitor = await open('zwei');
    expect(loaded).toEqual(['gallery']);
    expect(shown()).toBe('zwei');
    await visitor.keyboard('{Escape}');
    await gone();

    // jsdom cannot leave the page; what counts is that nobody has kept it from doing so.
    const leave = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', (event) => leave(event), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isKept = true;
    document.body.addEventListener('click', (event) => (isKept = event.defaultPrevented), { once: true });
    act(() => void screen.getByText('anderes').dispatchEvent(click));
    expect(isKept).toBe(false);
    expect(dialog()).toBeNull();
  });

  it.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])(
    'leaves a click with %s to the browser',
    async (modifier) => {
      render(<Pictures />);
      expect(fireEvent.click(link('zwei'), { [modifier]: true })).toBe(true);
      await act(async () => {});
      expect(dialog()).toBeNull();
    },
  );

  it('[R2.6-1] opens an item as soon as the page can', async () => {
    render(<Pictures viewer="popup" openAtStart={2} />);
    expect((await screen.findByRole('dialog')).getAttribute('aria-label')).toBe('drei');
  });

  it('[R2.6-1] opens nothing that is not there', async () => {
    render(<Pictures viewer="popup" openAtStart={3} />);
    await act(async () => {});
    expect(dialog()).toBeNull();
  });
});

describe('gallery in the address', () => {
  it('[R2.11-13] records what is open, as it changes, and no longer once it is closed', async () => {
    const visitor = await open('zwei', { hash: 'haus' });
    expect(location.hash).toBe('#haus-2');
    await visitor.keyboard('{ArrowRight}');
    await waitFor(() => expect(location.hash).toBe('#haus-3'));
    await visitor.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it.each([
    ['#haus-2', 'zwei'],
    ['#haus', 'eins'],
  ])('[R2.11-13] opens %s', async (hash, name) => {
    history.replaceState(null, '', hash);
    render(<Pictures hash="haus" />);
    await waitFor(() => expect(dialog()).not.toBeNull());
    await waitFor(() => expect(shown()).toBe(name));
  });

  it.each(['#haus-0', '#haus-4', '#haus-02', '#haus-2-1', '#haustier-2', '#garten-2', ''])(
    '[R2.11-13] opens nothing at "%s"',
    async (hash) => {
      history.replaceState(null, '', hash || '/bilder');
      render(<Pictures hash="haus" />);
      await act(async () => {});
      expect(dialog()).toBeNull();
    },
  );

  it('[R2.11-13] closes by the back button, and leaves the page’s address as it was', async () => {
    await open('eins', { hash: 'haus' });
    act(() => history.back());
    await gone();
    expect(location.pathname + location.hash).toBe('/bilder');
  });

  it('[R2.11-13] closes to the page, where it was opened by its address', async () => {
    history.replaceState(null, '', '/bilder#haus-1');
    render(<Pictures hash="haus" />);
    await waitFor(() => expect(dialog()).not.toBeNull());
    await quickVisitor().keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(location.pathname + location.hash).toBe('/bilder'));
  });

  it('[R2.11-13] opens one gallery of several', async () => {
    history.replaceState(null, '', '/bilder#garten-3');
    render(
      <>
        <Pictures hash="haus" label="Haus" />
        <Pictures hash="garten" label="Garten" />
      </>,
    );
    expect((await screen.findByRole('dialog')).getAttribute('aria-label')).toBe('Garten');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('gallery (APG modal dialog)', () => {
  it('is a named modal dialog that takes the focus, and gives it back on Escape', async () => {
    const visitor = await open('eins');
    const opened = screen.getByRole('dialog', { name: 'Bilder' });
    expect(opened.getAttribute('aria-modal')).toBe('true');
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
    await visitor.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(link('eins'));
  });

  it('[R2.11-12] goes by the arrow keys, and by Home and End to its ends', async () => {
    await open('zwei');
    jest.useFakeTimers();
    for (const [key, name] of [
      ['ArrowRight', 'drei'],
      ['ArrowLeft', 'zwei'],
      ['End', 'drei'],
      ['Home', 'eins'],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      // The gallery drops keys that follow each other at once.
      await pass(400);
      expect([key, shown()]).toEqual([key, name]);
    }
  });

  it('[R2.11-12] shows each picture for 3000 ms in its slideshow, and can be paused', async () => {
    await open('eins');
    jest.useFakeTimers();
    fireEvent.load(picture());
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Diashow starten' }));
    await pass(2999);
    expect(shown()).toBe('eins');
    await pass(1);
    expect(shown()).toBe('zwei');
    fireEvent.load(picture());
    fireEvent.click(screen.getByRole('button', { name: 'Diashow anhalten' }));
    await pass(9000);
    expect(shown()).toBe('zwei');
  });

  it('keeps Tab and Shift+Tab inside', async () => {
    const visitor = await open('eins');
    const buttons = [
      ...screen.getByRole('dialog').querySelectorAll<HTMLElement>('button:not(:disabled)'),
    ].filter((button) => !button.closest('[inert]'));
    (buttons.at(-1) as HTMLElement).focus();
    await visitor.tab();
    expect(document.activeElement).toBe(buttons[0]);
    await visitor.tab({ shift: true });
    expect(document.activeElement).toBe(buttons.at(-1));
  });

  it('[R2.11-12] offers slideshow, full screen, zoom, sharing and thumbnails, in German', async () => {
    await open('zwei');
    const names = new Set(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')));
    expect([...names].sort()).toEqual([
      '1 von 3',
      '2 von 3',
      '3 von 3',
      'Diashow starten',
      'Nächster Inhalt',
      'Schließen',
      'Teilen',
      'Vergrößern',
      'Verkleinern',
      'Vorheriger Inhalt',
    ]);
    expect(screen.getByRole('dialog').innerHTML).not.toMatch(
      /(title|label|description)="[^"]*\b(of|photo|slide|close)\b/i,
    );
  });

  it('[R2.3-2] captions come from the items', async () => {
    await open('zwei');
    expect(screen.getByRole('dialog').textContent).toContain('Unter zwei');
  });

  it('[R2.11-14] [R8-7] says in German that a picture cannot be loaded', async () => {
    await open('zwei');
    fireEvent.error(picture());
    expect(screen.getByRole('alert').textContent).toBe(
      'Die angeforderten Daten konnten nicht geladen werden. Bitte versuchen Sie es später nochmal.',
    );
  });

  it.each([
    ['video', 'video[aria-label="Film"]'],
    ['frame', 'iframe[title="Rahmen"][sandbox]'],
    ['content', 'p.drawn'],
  ])('[R2.11-12] shows %s', async (kind, selector) => {
    await open('ding', { items: [otherItem(kind)] });
    expect(screen.getByRole('dialog').querySelector(selector)).toBeTruthy();
  });

  it('[R2.11-12] copies the address where the device has no way of its own to share it', async () => {
    const visitor = await open('zwei', { hash: 'haus' });
    await visitor.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/bilder#haus-2');
    expect(screen.getByText('Link kopiert')).toBeTruthy();
  });
});

describe('popup (APG modal dialog)', () => {
  it('[R2.4-5] is a dialog named after its item, with German texts only', async () => {
    await open('zwei', { viewer: 'popup' });
    const opened = screen.getByRole('dialog', { name: 'zwei' });
    const texts = [...opened.querySelectorAll('[title], [aria-label]')].map((element) => [
      element.getAttribute('title'),
      element.getAttribute('aria-label'),
    ]);
    expect(texts).toEqual([['Schließen', 'Schließen']]);
    expect(opened.querySelector('img')?.alt).toBe('zwei');
    expect(opened.textContent).toContain('Unter zwei');
  });

  it('keeps Tab and Shift+Tab inside, and closes on Escape', async () => {
    const visitor = await open('ding', { viewer: 'popup', items: [otherItem('content')] });
    const close = screen.getByRole('button', { name: 'Schließen' });
    const inside = screen.getByRole('link', { name: 'Mehr' });
    close.focus();
    await visitor.tab({ shift: true });
    expect(document.activeElement).toBe(inside);
    await visitor.tab();
    expect(document.activeElement).toBe(close);
    await visitor.keyboard('{Escape}');
    await gone();
  });

  it('closes by its button, and opens again', async () => {
    const visitor = await open('eins', { viewer: 'popup' });
    await visitor.click(screen.getByRole('button', { name: 'Schließen' }));
    await gone();
    await visitor.click(link('drei'));
    expect(await screen.findByRole('dialog', { name: 'drei' })).toBeTruthy();
  });

  it('says in German that a picture cannot be loaded', async () => {
    await open('zwei', { viewer: 'popup' });
    fireEvent.error(screen.getByRole('dialog').querySelector('img') as HTMLElement);
    expect(screen.getByRole('alert').textContent).toMatch(/^Die angeforderten Daten/);
  });

  it('goes with the page part that it belongs to', async () => {
    await open('zwei', { viewer: 'popup' });
    cleanup();
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.documentElement.className).toBe('');
  });

  it('has the stylesheet whose hash the shell’s policy allows', () => {
    const { createHash } = jest.requireActual<typeof Crypto>('node:crypto');
    const css = document.querySelector('style.fslightbox-styles')?.textContent ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(`sha256-${hash}`).toBe('sha256-BBpqQ24QfHU430p+axqVm6cexPsvsCEUyxoGifKVpTA=');
  });
});

/** The part of node:crypto that is used here, where the types are those of a browser. */
declare const Crypto: {
  createHash(name: string): { update(text: string): { digest(encoding: string): string } };
};

const NAMES = ['eins', 'zwei', 'drei'];

function Pictures({ items = NAMES.map(pictureItem), ...props }: Partial<LightboxProps>) {
  return (
    <Lightbox label="Bilder" items={items} {...props}>
      {items.map(({ href }) => (
        <a key={href} href={href}>
          <span>{href.slice(1)}</span>
        </a>
      ))}
      <a href="/anderes">anderes</a>
    </Lightbox>
  );
}

function pictureItem(name: string): LightboxItem {
  return { kind: 'image', href: `#${name}`, alt: name, caption: `Unter ${name}`, width: 1600, height: 1000 };
}

function otherItem(kind: string): LightboxItem {
  const href = '#ding';
  if (kind === 'video') {
    const sources = [{ src: '/film.mp4', type: 'video/mp4' }];
    return { kind: 'video', href, title: 'Film', sources, width: 1280, height: 720 };
  }
  if (kind === 'frame') return { kind: 'frame', href, title: 'Rahmen' };
  const content = (
    <p className="drawn">
      Text <a href="/mehr">Mehr</a>
    </p>
  );
  return { kind: 'content', href, title: 'Text', content };
}

async function open(name: string, props: Partial<LightboxProps> = {}) {
  render(<Pictures {...props} />);
  const visitor = quickVisitor();
  await visitor.click(link(name));
  await waitFor(() => expect(dialog()).not.toBeNull());
  // The popup takes its element away from React first, and is filled then.
  await act(async () => {});
  return visitor;
}

function pass(ms: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

function link(name: string): HTMLElement {
  return document.querySelector(`a[href="#${name}"]`) as HTMLElement;
}

function picture(): HTMLImageElement {
  return document.querySelector('[role="dialog"] .yarl__slide:not([inert]) img') as HTMLImageElement;
}

/** Name of the picture that is shown in the gallery. */
function shown(): string {
  return picture()?.alt;
}

function gone(): Promise<void> {
  return waitFor(() => expect(dialog()).toBeNull());
}

/** By selector: a role is looked up in every element of the page. */
function dialog(): HTMLElement | null {
  return document.querySelector('dialog, [role="dialog"]');
}

/** Without the pauses that a person makes between two actions. */
function quickVisitor() {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
