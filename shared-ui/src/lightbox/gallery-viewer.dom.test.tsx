import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  link,
  open,
  otherItem,
  picture,
  setUpLightboxTests,
  shownName,
  waitUntilClosed,
} from './testing/opened-lightbox.tsx';

setUpLightboxTests();

describe('gallery (APG modal dialog)', () => {
  it('is a labelled modal dialog that takes the focus and returns it on Escape', async () => {
    const visitor = await open('eins');
    const dialog = screen.getByRole('dialog', { name: 'Bilder' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await visitor.keyboard('{Escape}');
    await waitUntilClosed();
    expect(link('eins')).toHaveFocus();
  });

  it('[R2.11-12] moves between items with arrow keys, Home and End', async () => {
    await open('zwei');
    jest.useFakeTimers();
    for (const [key, name] of [
      ['ArrowRight', 'drei'],
      ['ArrowLeft', 'zwei'],
      ['End', 'drei'],
      ['Home', 'eins'],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      // The gallery ignores keys pressed in quick succession.
      await advance(400);
      expect([key, shownName()]).toEqual([key, name]);
    }
  });

  it('[R2.11-12] runs a slideshow that shows each picture for 3000 ms and can be paused', async () => {
    await open('eins');
    jest.useFakeTimers();
    fireEvent.load(picture());
    await advance(0);
    fireEvent.click(screen.getByRole('button', { name: 'Diashow starten' }));
    await advance(2999);
    expect(shownName()).toBe('eins');
    await advance(1);
    expect(shownName()).toBe('zwei');
    fireEvent.load(picture());
    fireEvent.click(screen.getByRole('button', { name: 'Diashow anhalten' }));
    await advance(9000);
    expect(shownName()).toBe('zwei');
  });

  it('traps Tab and Shift+Tab', async () => {
    const visitor = await open('eins');
    const buttons = [
      ...screen.getByRole('dialog').querySelectorAll<HTMLElement>('button:not(:disabled)'),
    ].filter((button) => !button.closest('[inert]'));
    (buttons.at(-1) as HTMLElement).focus();
    await visitor.tab();
    expect(buttons[0]).toHaveFocus();
    await visitor.tab({ shift: true });
    expect(buttons.at(-1)).toHaveFocus();
  });

  it('[R2.11-12] has German labels for slideshow, zoom, sharing and thumbnails', async () => {
    await open('zwei');
    const names = new Set(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')));
    expect([...names].sort()).toEqual([
      'Diashow starten',
      'Nächster Inhalt',
      'Schließen',
      'Teilen',
      'Vergrößern',
      'Verkleinern',
      'Vorheriger Inhalt',
      'drei, 3 von 3',
      'eins, 1 von 3',
      'zwei, 2 von 3',
    ]);
    expect(screen.getByRole('dialog').innerHTML).not.toMatch(
      /(title|label|description)="[^"]*\b(of|photo|slide|close)\b/i,
    );
  });

  it('[AC3] offers buttons for the arrow keys that move a zoomed picture, and keeps the focus after them', async () => {
    const visitor = await open('zwei');
    fireEvent.load(picture());
    const buttons = () => screen.queryByRole('group', { name: 'Ausschnitt verschieben' });
    expect(buttons()).not.toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: 'Vergrößern' }));
    const keys: string[] = [];
    screen.getByRole('dialog').addEventListener('keydown', ({ key }) => keys.push(key));
    for (const direction of ['links', 'oben', 'unten', 'rechts']) {
      await visitor.click(screen.getByRole('button', { name: `Ausschnitt nach ${direction}` }));
    }
    expect(keys).toEqual(['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']);
    expect(shownName()).toBe('zwei');
    // Unlike a visitor's click, this one does not move the focus.
    fireEvent.click(screen.getByRole('button', { name: 'Verkleinern' }));
    expect(buttons()).not.toBeInTheDocument();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('[R2.3-2] shows the captions of the items', async () => {
    await open('zwei');
    expect(screen.getByRole('dialog')).toHaveTextContent('Unter zwei');
  });

  it('[R2.11-14] [R8-7] shows a German message if a picture cannot be loaded', async () => {
    await open('zwei');
    fireEvent.error(picture());
    // A thumbnail that fails to load shows no message.
    const thumbnail = screen.getByRole('button', { name: 'zwei, 2 von 3' }).querySelector('img');
    if (thumbnail) fireEvent.error(thumbnail);
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
    expect(screen.getByRole('dialog').querySelector(selector)).toBeInTheDocument();
  });

  it('[R2.11-12] copies the URL if the device cannot share it', async () => {
    const visitor = await open('zwei', { hash: 'haus' });
    await visitor.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/bilder#haus-2');
    expect(screen.getByText('Link kopiert')).toBeInTheDocument();
  });
});

function advance(ms: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}
