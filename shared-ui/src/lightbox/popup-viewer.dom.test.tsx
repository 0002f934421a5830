import { cleanup, fireEvent, screen } from '@testing-library/react';
import { link, open, otherItem, setUpLightboxTests, waitUntilClosed } from './testing/opened-lightbox.tsx';

setUpLightboxTests();

describe('popup (APG modal dialog)', () => {
  it('[R2.4-5] is a dialog labelled by its item, with German texts only', async () => {
    await open('zwei', { viewer: 'popup' });
    const dialog = screen.getByRole('dialog', { name: 'zwei' });
    const texts = [...dialog.querySelectorAll('[title], [aria-label]')].map((element) => [
      element.getAttribute('title'),
      element.getAttribute('aria-label'),
    ]);
    expect(texts).toEqual([['Schließen', 'Schließen']]);
    expect(dialog.querySelector('img')?.alt).toBe('zwei');
    expect(dialog).toHaveTextContent('Unter zwei');
  });

  it('traps Tab and Shift+Tab, and closes on Escape', async () => {
    const visitor = await open('ding', { viewer: 'popup', items: [otherItem('content')] });
    const close = screen.getByRole('button', { name: 'Schließen' });
    const inside = screen.getByRole('link', { name: 'Mehr' });
    close.focus();
    await visitor.tab({ shift: true });
    expect(inside).toHaveFocus();
    await visitor.tab();
    expect(close).toHaveFocus();
    await visitor.keyboard('{Escape}');
    await waitUntilClosed();
  });

  it('can be closed with its button and opened again', async () => {
    const visitor = await open('eins', { viewer: 'popup' });
    await visitor.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitUntilClosed();
    await visitor.click(link('drei'));
    expect(await screen.findByRole('dialog', { name: 'drei' })).toBeInTheDocument();
  });

  it('shows a German message if a picture cannot be loaded', async () => {
    await open('zwei', { viewer: 'popup' });
    fireEvent.error(screen.getByRole('dialog').querySelector('img') as HTMLElement);
    expect(screen.getByRole('alert').textContent).toMatch(/^Die angeforderten Daten/);
  });

  it('is removed when its owner is unmounted', async () => {
    await open('zwei', { viewer: 'popup' });
    cleanup();
    expect(document.querySelector('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.className).toBe('');
  });

  it('injects the stylesheet whose hash the shell’s security policy allows', () => {
    const { createHash } = jest.requireActual<typeof Crypto>('node:crypto');
    const css = document.querySelector('style.fslightbox-styles')?.textContent ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(`sha256-${hash}`).toBe('sha256-BBpqQ24QfHU430p+axqVm6cexPsvsCEUyxoGifKVpTA=');
  });
});

/** The part of node:crypto that this test uses; this project has only browser types. */
declare const Crypto: {
  createHash(name: string): { update(text: string): { digest(encoding: string): string } };
};
