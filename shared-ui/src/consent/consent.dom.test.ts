import type { ConsentPort } from '@stadtraum/contracts/platform';
import { configure, waitFor } from '@testing-library/dom';
import * as CookieConsent from 'vanilla-cookieconsent';
import { createEventBus } from '../event-bus/event-bus.ts';
import { type ConsentOptions, createConsent } from './consent.ts';
import { CONSENT_COOKIE } from './stored-choice.ts';

// Loading the tool on demand takes a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

const HOST = 'localhost';

function start(options: Partial<ConsentOptions> = {}) {
  const bus = createEventBus((error) => {
    throw error;
  });
  const errors: unknown[] = [];
  const consent = createConsent({
    bus,
    whenIdle: (task) => task(),
    beforeDialog: () => Promise.resolve(),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { bus, consent, errors };
}

const never = () => {};
const statuses = ({ status }: ConsentPort) => [status('maps'), status('video'), status('analytics')];
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** Waits until the dialog is open, because the tool opens it shortly after rendering the buttons. */
async function press(name: string): Promise<void> {
  await waitFor(() => expect(button(name)).toBeDefined());
  await waitFor(() => expect(document.documentElement.className).toMatch(/show--/));
  button(name)?.click();
}

function storeChoice(categories: string[], revision: number = CONSENT_COOKIE.revision): void {
  const now = new Date().toISOString();
  const value = {
    categories,
    revision,
    consentId: 'a',
    consentTimestamp: now,
    lastConsentTimestamp: now,
    services: {},
  };
  // biome-ignore lint/suspicious/noDocumentCookie: the consent tool does not write with the Cookie Store API
  document.cookie = `${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(value))}; path=/`;
}

/** Removes the listeners of simulated pages, because all of them share one document. */
const endListening: (() => void)[] = [];
for (const target of [document, window] satisfies EventTarget[]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
    if (!listener) return;
    endListening.push(() => target.removeEventListener(type, listener));
    listen(type, listener);
  };
}

afterEach(async () => {
  for (const end of endListening.splice(0)) end();
  // The tool moves the focus to a layer 100 ms after showing it, which could happen during the next test.
  await new Promise((resolve) => setTimeout(resolve, 101));
  CookieConsent.reset(false);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${CONSENT_COOKIE.name}=; path=/; max-age=0`;
  document.body.replaceChildren();
  document.documentElement.className = '';
});

describe('createConsent', () => {
  it('[R7.3-1] reports unknown for all services before the visitor decides', () => {
    const { bus, consent } = start({ whenIdle: never });
    expect(statuses(consent)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(bus.last('consent/changed')).toEqual({ maps: 'unknown', video: 'unknown', analytics: 'unknown' });
  });

  it('asks once, with equally prominent buttons to accept and refuse', async () => {
    const { consent } = start();
    await waitFor(() => expect(button('Alle ablehnen')).toBeDefined());
    expect(button('Alle ablehnen')?.className).toBe(button('Alle akzeptieren')?.className);
    expect(document.querySelector('.cm')?.hasAttribute('aria-modal')).toBe(false);

    await press('Alle ablehnen');
    expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']);

    const nextPage = start({ beforeDialog: () => Promise.reject(new Error('asked again')) });
    expect(statuses(nextPage.consent)).toEqual(['denied', 'denied', 'denied']);
    expect(nextPage.errors).toEqual([]);
  });

  it('delays the dialog while the visitor is typing', async () => {
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input');
    input?.focus();
    start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.documentElement.className).not.toContain('show--consent');
    input?.blur();
    await waitFor(() => expect(document.documentElement.className).toContain('show--consent'));
  });

  it('notifies listeners of a change once and publishes it on the bus', async () => {
    const { bus, consent } = start();
    const onMaps = jest.fn();
    consent.subscribe('maps', onMaps);
    expect(onMaps).not.toHaveBeenCalled();
    await press('Alle akzeptieren');
    expect(onMaps.mock.calls).toEqual([['granted']]);
    expect(bus.last('consent/changed')).toEqual({ maps: 'granted', video: 'granted', analytics: 'granted' });
  });

  it('grants a service for the page view without storing the choice', () => {
    const { consent } = start({ whenIdle: never });
    consent.grant('video', true);
    expect(statuses(consent)).toEqual(['unknown', 'granted', 'unknown']);
    expect(document.cookie).toBe('');
  });

  it('adds a permanent grant to the stored choice and keeps a one-time grant', async () => {
    storeChoice(['necessary', 'analytics']);
    const { consent } = start();
    consent.grant('video', true);
    consent.grant('maps');
    expect(consent.status('maps')).toBe('granted');
    await waitFor(() => expect(document.cookie).toContain('maps'));
    expect(statuses(consent)).toEqual(['granted', 'granted', 'granted']);
    expect(statuses(start({ whenIdle: never }).consent)).toEqual(['granted', 'denied', 'granted']);
  });

  it('[R2.11-20] denies one service immediately and permanently without changing the others', async () => {
    storeChoice(['necessary', 'analytics', 'maps']);
    const { consent } = start();
    const onAnalytics = jest.fn();
    consent.subscribe('analytics', onAnalytics);
    consent.deny('analytics');
    expect(onAnalytics.mock.calls).toEqual([['denied']]);
    const nextPage = () => statuses(start({ whenIdle: never }).consent);
    await waitFor(() => expect(nextPage()).toEqual(['granted', 'denied', 'denied']));
  });

  it('[R2.11-20] denies a service even if the denial cannot be stored', () => {
    const { consent } = start({ whenIdle: never, beforeDialog: () => Promise.reject(new Error('blocked')) });
    consent.deny('analytics');
    expect(statuses(consent)).toEqual(['unknown', 'unknown', 'denied']);
  });

  it('opens the settings from a marked element, where a grant can be revoked', async () => {
    storeChoice(['necessary', 'maps']);
    const { consent } = start();
    document.body.innerHTML =
      '<a href="/datenschutz" data-consent-settings><span>Cookie-Einstellungen</span></a>';
    document.querySelector('span')?.click();
    await waitFor(() => expect(document.documentElement.className).toContain('show--preferences'));
    const maps = document.querySelector<HTMLInputElement>('input[value="maps"]');
    expect(maps).toBeChecked();
    maps?.click();
    await press('Auswahl speichern');
    expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']);
  });

  it('[R7.3-1] [F31] grants nothing if the tool is blocked, and lets the settings link navigate', async () => {
    const { consent, errors } = start({
      whenIdle: (task) => task(),
      beforeDialog: () => Promise.reject(new Error('blocked')),
    });
    document.body.innerHTML = '<a href="#datenschutz" data-consent-settings>Cookie-Einstellungen</a>';
    document.querySelector('a')?.click();
    await waitFor(() => expect(location.hash).toBe('#datenschutz'));
    expect(statuses(consent)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(errors.map(String)).toEqual(['Error: blocked', 'Error: blocked']);
  });

  it.each([
    ['truncated', '%7B%22categ'],
    ['from another tool', 'true'],
    ['empty', ''],
  ])('asks again when the stored choice is %s', (_, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${CONSENT_COOKIE.name}=${value}; path=/`;
    expect(statuses(start({ whenIdle: never }).consent)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('asks again when the stored choice has an older revision', () => {
    storeChoice(['necessary', 'maps'], CONSENT_COOKIE.revision - 1);
    expect(start({ whenIdle: never }).consent.status('maps')).toBe('unknown');
  });

  it('[F33] applies a choice only to the current page when cookies are blocked', async () => {
    let read = () => '';
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => read(), set: () => {} });
    const { consent } = start();
    await press('Alle akzeptieren');
    expect(consent.status('maps')).toBe('granted');
    expect(start({ whenIdle: never }).consent.status('maps')).toBe('unknown');

    read = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    expect(start({ whenIdle: never }).consent.status('maps')).toBe('unknown');
    Reflect.deleteProperty(document, 'cookie');
  });

  it('[R4.3-3] assumes consent on hosts other than the production host until the visitor decides', () => {
    const whenIdle = jest.fn();
    expect(statuses(start({ siteHost: 'www.example.org', whenIdle }).consent)).toEqual([
      'granted',
      'granted',
      'granted',
    ]);
    expect(whenIdle).not.toHaveBeenCalled();
    expect(start({ siteHost: HOST, whenIdle: never }).consent.status('maps')).toBe('unknown');
    storeChoice(['necessary']);
    expect(start({ siteHost: 'www.example.org' }).consent.status('maps')).toBe('denied');
  });

  it('[R4.3-2] reflects a later decision in another tab', () => {
    const { consent } = start({ whenIdle: never });
    storeChoice(['necessary', 'maps']);
    expect(statuses(consent)).toEqual(['granted', 'denied', 'denied']);
  });

  it.each([
    ['the page is restored from the back/forward cache', window, 'pageshow'],
    ['the visitor returns from another tab', document, 'visibilitychange'],
  ])('notifies listeners of a choice made in another tab when %s', async (_, target, event) => {
    storeChoice(['necessary', 'maps']);
    const { consent } = start();
    const onMaps = jest.fn();
    consent.subscribe('maps', onMaps);
    target.dispatchEvent(new Event(event));
    expect(onMaps).not.toHaveBeenCalled();
    storeChoice(['necessary']);
    target.dispatchEvent(new Event(event));
    expect(onMaps.mock.calls).toEqual([['denied']]);
  });

  it('closes its dialog when the visitor decides in another tab', async () => {
    const { consent } = start();
    await waitFor(() => expect(button('Alle ablehnen')).toBeDefined());
    storeChoice(['necessary', 'video']);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(button('Alle ablehnen')).toBeUndefined());
    expect(statuses(consent)).toEqual(['denied', 'granted', 'denied']);
  });
});
