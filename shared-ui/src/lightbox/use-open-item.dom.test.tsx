import { act, render, screen, waitFor } from '@testing-library/react';
import {
  dialog,
  link,
  open,
  Pictures,
  quickVisitor,
  setUpLightboxTests,
  shownName,
  waitUntilClosed,
} from './testing/opened-lightbox.tsx';

setUpLightboxTests();

describe('gallery in the URL', () => {
  it('[R2.11-13] records the open item in the URL and removes it on closing', async () => {
    const visitor = await open('zwei', { hash: 'haus' });
    expect(location.hash).toBe('#haus-2');
    await visitor.keyboard('{ArrowRight}');
    await waitFor(() => expect(location.hash).toBe('#haus-3'));
    await visitor.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it.each([
    ['#haus-2', 'zwei'],
    ['#haus', 'eins'],
  ])('[R2.11-13] opens %s', async (hash, name) => {
    history.replaceState(null, '', hash);
    render(<Pictures hash="haus" />);
    await waitFor(() => expect(dialog()).not.toBeNull());
    await waitFor(() => expect(shownName()).toBe(name));
  });

  it.each(['#haus-0', '#haus-4', '#haus-02', '#haus-2-1', '#haustier-2', '#garten-2', ''])(
    '[R2.11-13] ignores the hash "%s"',
    async (hash) => {
      history.replaceState(null, '', hash || '/bilder');
      render(<Pictures hash="haus" />);
      await act(async () => {});
      expect(dialog()).toBeNull();
    },
  );

  it('[R2.11-13] closes on the back button and restores the page’s URL', async () => {
    await open('eins', { hash: 'haus' });
    act(() => history.back());
    await waitUntilClosed();
    expect(location.pathname + location.hash).toBe('/bilder');
  });

  it('[R2.11-13] returns to the page on closing if it was opened by its URL', async () => {
    history.replaceState(null, '', '/bilder#haus-1');
    render(<Pictures hash="haus" />);
    await waitFor(() => expect(dialog()).not.toBeNull());
    await quickVisitor().keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(location.pathname + location.hash).toBe('/bilder'));
  });

  it.each([
    ['with Escape', () => quickVisitor().keyboard('{Escape}')],
    ['with the back button', () => act(() => history.back())],
  ])('[FO5] moves the focus to the shown item’s link when it is closed %s', async (_how, close) => {
    history.replaceState(null, '', '/bilder#haus-2');
    render(<Pictures hash="haus" />);
    await waitFor(() => expect(shownName()).toBe('zwei'));
    await close();
    await waitUntilClosed();
    await waitFor(() => expect(link('zwei')).toHaveFocus());
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it('[FO5] moves the focus to another link if the shown item’s link is inert', async () => {
    history.replaceState(null, '', '/bilder#haus-2');
    render(<Pictures hash="haus" />);
    await waitFor(() => expect(shownName()).toBe('zwei'));
    jest.spyOn(link('zwei'), 'focus').mockImplementation(() => {});
    await quickVisitor().keyboard('{Escape}');
    await waitUntilClosed();
    expect(link('eins')).toHaveFocus();
  });

  it('[R2.11-13] opens only the named gallery', async () => {
    history.replaceState(null, '', '/bilder#garten-3');
    render(
      <>
        <Pictures hash="haus" label="Haus" />
        <Pictures hash="garten" label="Garten" />
      </>,
    );
    expect(await screen.findByRole('dialog')).toHaveAttribute('aria-label', 'Garten');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
