import { renderOnServer } from '@stadtraum/federation-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRemembering } from './remember-behaviour.ts';
import { RememberButton } from './remember-button.tsx';
import { RememberStatus } from './remember-status.tsx';
import { RememberedLink } from './remembered-link.tsx';
import { RememberedNote } from './remembered-note.tsx';
import { REMEMBERED_OFFERS } from './remembered-offers.ts';

const { key, max } = REMEMBERED_OFFERS;
const running: AbortController[] = [];

afterEach(() => {
  for (const controller of running.splice(0)) controller.abort();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** jsdom without styles separates the hidden part of a name. */
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name.replace(':', ' ?:')) });
const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Gemerkt/ });
const state = () => document.querySelector<HTMLElement>('[aria-live]')?.dataset.state;

function start(): void {
  const controller = new AbortController();
  running.push(controller);
  document.body.innerHTML = renderOnServer(
    <>
      <RememberedLink path="/angebote" queryPrefix="liste" />
      <RememberButton uid={3} title="Drei Zimmer" />
      <RememberButton uid={17} title="Laden" look="text" />
      <RememberedNote letOffers={[]} unknown={0} />
      <RememberStatus />
    </>,
    'angebote',
  );
  startRemembering(document.body, { signal: controller.signal } as never);
}

describe('[VI14] remembering offers', () => {
  it('marks buttons, counts, and completes the address of the list', async () => {
    start();
    expect(link()).not.toHaveAttribute('data-live');
    await userEvent.click(button('Merken: Laden'));
    await userEvent.click(button('Merken: Drei Zimmer'));
    expect(button('Merken: Laden')).toHaveAttribute('aria-pressed', 'true');
    expect(link().dataset).toMatchObject({ live: '', count: '2' });
    expect(link()).toHaveAttribute('href', '/angebote?liste%5Buid%5D=17%2C3');
    expect(localStorage.getItem(key)).toBe('[17,3]');
    await userEvent.click(button('Merken: Laden'));
    expect(button('Merken: Laden')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem(key)).toBe('[3]');
    await userEvent.click(button('Merkliste leeren'));
    expect(localStorage.getItem(key)).toBeNull();
    expect(link()).not.toHaveAttribute('data-live');
  });

  it('shows what was remembered before, and what another window remembers', () => {
    localStorage.setItem(key, '[3]');
    start();
    expect(button('Merken: Drei Zimmer')).toHaveAttribute('aria-pressed', 'true');
    localStorage.setItem(key, '[17]');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(button('Merken: Drei Zimmer')).toHaveAttribute('aria-pressed', 'false');
    expect(link().dataset.count).toBe('1');
  });

  it('says that the list is full', async () => {
    localStorage.setItem(key, JSON.stringify(Array.from({ length: max }, (_, index) => 100 + index)));
    start();
    await userEvent.click(button('Merken: Laden'));
    expect(state()).toBe('full');
    expect(button('Merken: Laden')).toHaveAttribute('aria-pressed', 'false');
  });

  it('remembers for the page and says so if the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    start();
    await userEvent.click(button('Merken: Laden'));
    expect(state()).toBe('not-stored');
    expect(button('Merken: Laden')).toHaveAttribute('aria-pressed', 'true');
  });

  it('copies the address of the page, or says that it cannot', async () => {
    start();
    const visitor = userEvent.setup();
    await visitor.click(button('Adresse kopieren'));
    expect([await navigator.clipboard.readText(), state()]).toEqual([location.href, 'copied']);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await visitor.click(button('Adresse kopieren'));
    expect(state()).toBe('not-copied');
  });
});
