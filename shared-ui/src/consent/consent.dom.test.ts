import type { ConsentPort } from '@stadtraum/contracts/platform';
import { configure, waitFor } from '@testing-library/dom';
import axe from 'axe-core';
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
    beforeSettings: () => Promise.resolve(),
    showPending: () => never,
    onError: (error) => errors.push(error),
    ...options,
  });
  return { bus, consent, errors };
}

const never = () => {};
const statuses = ({ status }: ConsentPort) => [status('maps'), status('video'), status('analytics')];

const layer = () => document.querySelector<HTMLElement>('.consent-layer');

/** Presses a button of the first layer. */
function press(name: string): void {
  const buttons = [...(layer()?.querySelectorAll('button') ?? [])];
  const pressed = buttons.find(({ textContent }) => textContent === name);
  if (!pressed) throw new Error(`the layer has no button "${name}"`);
  pressed.click();
}

const settingsAreOpen = () => document.documentElement.classList.contains('show--preferences');

async function openSettings(): Promise<HTMLElement> {
  document.querySelector<HTMLElement>('[data-consent-settings]')?.click();
  await waitFor(() => expect(settingsAreOpen()).toBe(true));
  return document.querySelector('.pm') as HTMLElement;
}

const checkedServices = (settings: HTMLElement) =>
  [...settings.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

function storeChoice(categories: string[], revision: number = CONSENT_COOKIE.revision): void {
  const now = '2026-11-01T08:00:00.000Z';
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

function storedCookie() {
  const [, value = ''] = document.cookie.match(/consent=([^;]*)/) ?? [];
  return JSON.parse(decodeURIComponent(value));
}

/** Runs a function while cookies are blocked. */
function withoutCookies<Result>(run: () => Result, read: () => string = () => ''): Result {
  Object.defineProperty(document, 'cookie', { configurable: true, get: read, set: read });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
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

  it('asks once without loading the tool, with equal buttons to accept and refuse', () => {
    const blocked = { beforeSettings: () => Promise.reject(new Error('loaded the tool')) };
    const { consent, errors } = start(blocked);
    const [accept, refuse] = layer()?.querySelectorAll('button') ?? [];
    expect([accept?.textContent, refuse?.textContent]).toEqual(['Alle akzeptieren', 'Alle ablehnen']);
    expect(refuse?.cloneNode()).toEqual(accept?.cloneNode());
    expect(layer()).not.toHaveAttribute('aria-modal');

    press('Alle ablehnen');
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']);

    const nextPage = start(blocked);
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(nextPage.consent)).toEqual(['denied', 'denied', 'denied']);
    expect([...errors, ...nextPage.errors]).toEqual([]);
  });

  it('is named and described by its texts, comes first on the page, and links to both legal pages', async () => {
    document.body.innerHTML = '<main>Seite</main>';
    start();
    const dialog = layer() as HTMLElement;
    expect(document.body.firstElementChild).toBe(dialog);
    expect(dialog).toHaveAccessibleName('Karten, Videos und Statistik?');
    expect(dialog).toHaveAccessibleDescription(/^Karten und Videos laden wir von anderen Anbietern/);
    expect([...dialog.querySelectorAll('a')].map(({ pathname }) => pathname)).toEqual([
      '/datenschutz',
      '/impressum',
    ]);
    expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
      [],
    );
  });

  it('moves the focus to the layer, and back after the decision', () => {
    document.body.innerHTML = '<a href="/">Startseite</a>';
    const link = document.querySelector('a');
    link?.focus();
    start();
    expect(layer()).toHaveFocus();
    press('Alle akzeptieren');
    expect(link).toHaveFocus();
  });

  it('leaves the focus alone if the visitor has moved it out of the layer', () => {
    document.body.innerHTML = '<a href="/">Startseite</a><button>Menü</button>';
    document.querySelector('a')?.focus();
    const { consent } = start();
    document.querySelector<HTMLElement>('body > button')?.focus();
    consent.grant('maps');
    expect(layer()).not.toBeInTheDocument();
    expect(document.querySelector('body > button')).toHaveFocus();
  });

  it('delays the layer while the visitor is typing', () => {
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input');
    input?.focus();
    start();
    expect(layer()).not.toBeInTheDocument();
    input?.blur();
    expect(layer()).toBeInTheDocument();
  });

  it('does not ask if the visitor decides on a placeholder before the browser is idle', () => {
    let idle = never;
    const { consent } = start({
      whenIdle: (task) => {
        idle = task;
      },
    });
    consent.grant('maps');
    idle();
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(consent)).toEqual(['granted', 'denied', 'denied']);
  });

  it('notifies listeners of a change once and publishes it on the bus', () => {
    const { bus, consent } = start();
    const onMaps = jest.fn();
    consent.subscribe('maps', onMaps);
    expect(onMaps).not.toHaveBeenCalled();
    press('Alle akzeptieren');
    expect(onMaps.mock.calls).toEqual([['granted']]);
    expect(bus.last('consent/changed')).toEqual({ maps: 'granted', video: 'granted', analytics: 'granted' });
  });

  it('grants a service for the page view without storing the choice', () => {
    const { consent } = start({ whenIdle: never });
    consent.grant('video', true);
    expect(statuses(consent)).toEqual(['unknown', 'granted', 'unknown']);
    expect(document.cookie).toBe('');
  });

  it('adds a permanent grant to the stored choice and keeps a one-time grant', () => {
    storeChoice(['necessary', 'analytics']);
    const { consent } = start();
    consent.grant('video', true);
    consent.grant('maps');
    expect(consent.status('maps')).toBe('granted');
    expect(statuses(consent)).toEqual(['granted', 'granted', 'granted']);
    expect(statuses(start({ whenIdle: never }).consent)).toEqual(['granted', 'denied', 'granted']);
  });

  it('[R2.11-20] denies one service immediately and permanently without changing the others', () => {
    storeChoice(['necessary', 'analytics', 'maps']);
    const { consent } = start();
    const onAnalytics = jest.fn();
    consent.subscribe('analytics', onAnalytics);
    consent.deny('analytics');
    expect(onAnalytics.mock.calls).toEqual([['denied']]);
    expect(statuses(start({ whenIdle: never }).consent)).toEqual(['granted', 'denied', 'denied']);
  });

  it('[R2.11-20] [R4.3-3] denies only one service where consent is assumed', () => {
    const otherHost = { siteHost: 'www.example.org' };
    start(otherHost).consent.deny('analytics');
    expect(statuses(start(otherHost).consent)).toEqual(['granted', 'granted', 'denied']);
  });

  it('[R2.11-20] denies a service even if the denial cannot be stored', () => {
    const { consent } = withoutCookies(() => {
      const page = start({ whenIdle: never });
      page.consent.deny('analytics');
      return page;
    });
    expect(consent.status('analytics')).toBe('denied');
  });

  it('opens the settings from a marked element, where a grant can be revoked', async () => {
    storeChoice(['necessary', 'maps']);
    const pending = jest.fn();
    const { consent } = start({ showPending: (control) => () => pending(control.textContent) });
    document.body.innerHTML =
      '<a href="/datenschutz" data-consent-settings><span>Cookie-Einstellungen</span></a>';
    const settings = await openSettings();
    expect(pending.mock.calls).toEqual([['Cookie-Einstellungen']]);
    expect(checkedServices(settings)).toEqual(['necessary', 'maps']);
    settings.querySelector<HTMLElement>('input[value="maps"]')?.click();
    settings.querySelector<HTMLElement>('[data-role="save"]')?.click();
    await waitFor(() => expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']));
    expect(settingsAreOpen()).toBe(false);
    expect(statuses(start({ whenIdle: never }).consent)).toEqual(['denied', 'denied', 'denied']);
  });

  it('opens the settings from the layer, which asks until the visitor has decided', async () => {
    const { consent } = start();
    const settings = await openSettings();
    expect(checkedServices(settings)).toEqual(['necessary']);
    expect(settings.querySelector('.cm')).toBeNull();
    settings.querySelector<HTMLElement>('.pm__close-btn')?.click();
    expect(layer()).toBeInTheDocument();

    await openSettings();
    document.querySelector<HTMLElement>('.pm [data-role="all"]')?.click();
    await waitFor(() => expect(layer()).not.toBeInTheDocument());
    expect(statuses(consent)).toEqual(['granted', 'granted', 'granted']);
  });

  it('shows each choice in the settings, even one made after they were opened before', async () => {
    document.body.innerHTML = '<a href="/datenschutz" data-consent-settings>Cookie-Einstellungen</a>';
    const { consent } = start({ whenIdle: never });
    expect(checkedServices(await openSettings())).toEqual(['necessary']);
    consent.grant('video');
    await waitFor(() => expect(settingsAreOpen()).toBe(false));
    expect(checkedServices(await openSettings())).toEqual(['necessary', 'video']);
  });

  it('does not open the settings that load while the visitor decides', async () => {
    let load = never;
    const { consent } = start({
      beforeSettings: () =>
        new Promise<void>((resolve) => {
          load = resolve;
        }),
    });
    press('Einstellungen');
    press('Alle ablehnen');
    load();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(settingsAreOpen()).toBe(false);
    expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']);
  });

  it('[R7.3-1] [F31] grants nothing if the tool is blocked: visitors can decide in the layer, and settings controls navigate', async () => {
    const { consent, errors } = start({ beforeSettings: () => Promise.reject(new Error('blocked')) });
    const link = document.createElement('a');
    link.href = '#datenschutz';
    link.dataset.consentSettings = '';
    document.body.append(link);
    link.click();
    await waitFor(() => expect(location.hash).toBe('#datenschutz'));

    const settings = layer()?.querySelector<HTMLElement>('[data-consent-settings]');
    expect(settings?.dataset.consentSettings).toBe('/datenschutz');
    // jsdom cannot navigate to another page.
    settings?.setAttribute('data-consent-settings', '#einstellungen');
    settings?.click();
    await waitFor(() => expect(location.hash).toBe('#einstellungen'));
    expect(statuses(consent)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(errors.map(String)).toEqual(['Error: blocked', 'Error: blocked']);

    press('Alle akzeptieren');
    expect(statuses(consent)).toEqual(['granted', 'granted', 'granted']);
    history.replaceState(null, '', location.pathname);
  });

  it('stores a choice like the tool, which shows it', async () => {
    start();
    press('Alle ablehnen');
    const first = storedCookie();
    expect(first).toEqual({
      categories: ['necessary'],
      revision: 1,
      data: null,
      consentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      consentId: expect.stringMatching(/^\d+(-\d+){3}$/),
      services: { necessary: [], maps: [], video: [], analytics: [] },
      languageCode: 'de',
      lastConsentTimestamp: first.consentTimestamp,
      expirationTime: expect.any(Number),
    });
    document.body.innerHTML = '<a href="/datenschutz" data-consent-settings>Cookie-Einstellungen</a>';
    await openSettings();
    expect(CookieConsent.validConsent()).toBe(true);
    document.querySelector<HTMLElement>('.pm [data-role="all"]')?.click();
    const second = storedCookie();
    expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
    expect(second).toMatchObject({
      categories: expect.arrayContaining(['necessary', 'maps', 'video', 'analytics']),
      consentId: first.consentId,
      consentTimestamp: first.consentTimestamp,
      services: first.services,
    });
  });

  it('keeps the id and the first date of a stored choice that changes', () => {
    storeChoice(['necessary']);
    start().consent.grant('maps');
    expect(storedCookie()).toMatchObject({
      categories: ['necessary', 'maps'],
      consentId: 'a',
      consentTimestamp: '2026-11-01T08:00:00.000Z',
    });
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

  it.each<[string, () => string]>([
    ['blocked', () => ''],
    [
      'unreadable',
      () => {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    ],
  ])('[F33] applies a choice only to the current page when cookies are %s', (_, read) => {
    withoutCookies(() => {
      const { consent } = start();
      press('Alle akzeptieren');
      expect(consent.status('maps')).toBe('granted');
      expect(start({ whenIdle: never }).consent.status('maps')).toBe('unknown');
    }, read);
  });

  it('[F33] shows the page’s choice in the settings when cookies are blocked', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
    start().consent.grant('maps');
    document.body.innerHTML = '<a href="/datenschutz" data-consent-settings>Cookie-Einstellungen</a>';
    expect(checkedServices(await openSettings())).toEqual(['necessary', 'maps']);
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

  it('removes layer and settings when the visitor decides in another tab', async () => {
    const { consent } = start();
    await openSettings();
    storeChoice(['necessary', 'video']);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(layer()).not.toBeInTheDocument();
    await waitFor(() => expect(settingsAreOpen()).toBe(false));
    expect(statuses(consent)).toEqual(['denied', 'granted', 'denied']);
  });

  it('asks nothing that the visitor has decided in another tab before the browser is idle', () => {
    let idle = never;
    start({
      whenIdle: (task) => {
        idle = task;
      },
    });
    storeChoice(['necessary']);
    idle();
    expect(layer()).not.toBeInTheDocument();
  });
});
