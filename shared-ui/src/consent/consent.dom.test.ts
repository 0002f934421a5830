import type { ConsentProviders } from '@stadtraum/contracts/consent';
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

// jsdom has no Cookie Store API.
const cookieStore = new EventTarget();
Object.assign(window, { cookieStore });

const PROVIDERS: ConsentProviders = { maps: ['Google Maps'], video: ['Film & Co.'], analytics: [] };

/** The region as the shell renders it (`consent-layer.ts`), on a page with a skip link. */
const LAYER = `<section class="consent-layer" aria-labelledby="consent-title" hidden>
<p id="consent-title">Dürfen wir Karten und Videos laden und Besuche zählen?</p>
<div><button type="button" data-accept="maps video analytics">Alle akzeptieren</button>
<button type="button" data-accept="">Alle ablehnen</button>
<button type="button" data-consent-settings="/datenschutz">Einstellungen</button></div>
</section>`;

function start(options: Partial<ConsentOptions> = {}) {
  const bus = createEventBus((error) => {
    throw error;
  });
  const errors: unknown[] = [];
  document.querySelector('.consent-layer')?.remove();
  document.body.insertAdjacentHTML('afterbegin', LAYER);
  const consent = createConsent({
    bus,
    providers: PROVIDERS,
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

const layer = () => document.querySelector<HTMLElement>('.consent-layer:not([hidden])');

/** Presses a button of the layer. */
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

function storeChoice(
  categories: string[],
  { revision = CONSENT_COOKIE.revision, asked = ['necessary', 'maps', 'video', 'analytics'] } = {},
): void {
  const now = '2026-11-01T08:00:00.000Z';
  const value = {
    categories,
    revision,
    consentId: 'a',
    consentTimestamp: now,
    lastConsentTimestamp: now,
    services: Object.fromEntries(asked.map((service) => [service, []])),
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
for (const target of [document, window, cookieStore] satisfies EventTarget[]) {
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

  it('asks once without loading the tool', () => {
    const blocked = { beforeSettings: () => Promise.reject(new Error('loaded the tool')) };
    const { consent, errors } = start(blocked);
    expect(layer()).toBeInTheDocument();
    press('Alle ablehnen');
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']);

    const nextPage = start(blocked);
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(nextPage.consent)).toEqual(['denied', 'denied', 'denied']);
    expect([...errors, ...nextPage.errors]).toEqual([]);
  });

  it('[VI10] asks nothing on a page where the shell has rendered no question', () => {
    const { consent } = start({
      whenIdle: (task) => {
        document.querySelector('.consent-layer')?.remove();
        task();
      },
    });
    expect(statuses(consent)).toEqual(['unknown', 'unknown', 'unknown']);
    consent.grant('maps');
    expect(consent.status('maps')).toBe('granted');
  });

  it('[VI10] accepts what the question names, and nothing else', () => {
    const { consent } = start({ whenIdle: (task) => setTimeout(task) });
    document.querySelector('[data-accept]')?.setAttribute('data-accept', 'video');
    return waitFor(() => press('Alle akzeptieren')).then(() => {
      expect(statuses(consent)).toEqual(['denied', 'granted', 'denied']);
    });
  });

  it('[VI10] asks again when the site uses another service', () => {
    storeChoice(['necessary', 'maps'], { asked: ['necessary', 'maps'] });
    start({ providers: { maps: ['Google Maps'] } });
    expect(layer()).not.toBeInTheDocument();
    const { consent } = start();
    expect(layer()).toBeInTheDocument();
    expect(statuses(consent)).toEqual(['granted', 'denied', 'denied']);
    press('Alle ablehnen');
    start();
    expect(layer()).not.toBeInTheDocument();
  });

  it('[AC2] takes no focus, and after a decision the focus moves on to the content', () => {
    document.body.innerHTML = '<a href="/">Startseite</a><main tabindex="-1">Seite</main>';
    const link = document.querySelector('a');
    link?.focus();
    start();
    expect(link).toHaveFocus();
    layer()?.querySelector('button')?.focus();
    press('Alle akzeptieren');
    expect(document.querySelector('main')).toHaveFocus();
  });

  it('[AC2] leaves a focus outside the layer alone', () => {
    document.body.innerHTML = '<a href="/">Startseite</a><main tabindex="-1">Seite</main>';
    document.querySelector('a')?.focus();
    const { consent } = start();
    consent.grant('maps');
    expect(layer()).not.toBeInTheDocument();
    expect(document.querySelector('a')).toHaveFocus();
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
    storeChoice(['necessary', 'maps'], { revision: CONSENT_COOKIE.revision - 1 });
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
    ['the cookie changes', cookieStore, 'change'],
  ])('[VI11] notifies listeners of a choice made in another window when %s', async (_, target, event) => {
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

  it('[VI11] notices a choice made in another window within half a second without the Cookie Store API', () => {
    jest.useFakeTimers();
    Object.assign(window, { cookieStore: undefined });
    const { bus } = start({ whenIdle: never });
    storeChoice(['necessary', 'maps']);
    jest.advanceTimersByTime(500);
    expect(bus.last('consent/changed')).toMatchObject({ maps: 'granted' });
    Object.assign(window, { cookieStore });
    jest.useRealTimers();
  });

  it('[VI11] removes the layer and updates open settings when the visitor decides in another window', async () => {
    const { consent } = start();
    await openSettings();
    storeChoice(['necessary', 'video']);
    cookieStore.dispatchEvent(new Event('change'));
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(consent)).toEqual(['denied', 'granted', 'denied']);
    await waitFor(() => expect(checkedServices(document.body)).toEqual(['necessary', 'video']));
    expect(settingsAreOpen()).toBe(true);
    // The open settings decide on what they show.
    document.querySelector<HTMLElement>('.pm input[value="maps"]')?.click();
    document.querySelector<HTMLElement>('.pm [data-role="save"]')?.click();
    expect(settingsAreOpen()).toBe(false);
    expect(statuses(consent)).toEqual(['granted', 'granted', 'denied']);
  });

  it('[VI11] refuses everything in open settings after the visitor has accepted it in another window', async () => {
    const { consent } = start();
    await openSettings();
    storeChoice(['necessary', 'maps', 'video', 'analytics']);
    cookieStore.dispatchEvent(new Event('change'));
    await waitFor(() => expect(checkedServices(document.body)).toHaveLength(4));
    document.querySelector<HTMLElement>('.pm [data-role="necessary"]')?.click();
    expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']);
    expect(storedCookie().categories).toEqual(['necessary']);
  });

  it('[VI11] does not reopen settings that were closed before the visitor decides in another window', async () => {
    start();
    const settings = await openSettings();
    settings.querySelector<HTMLElement>('.pm__close-btn')?.click();
    storeChoice(['necessary', 'video']);
    cookieStore.dispatchEvent(new Event('change'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(settingsAreOpen()).toBe(false);
  });

  it('[VI11] withdraws what was allowed once when the same refusal is repeated, here or in another window', async () => {
    storeChoice(['necessary']);
    document.body.innerHTML = '<a href="/datenschutz" data-consent-settings>Cookie-Einstellungen</a>';
    const { consent } = start();
    const before = document.cookie;
    consent.grant('maps', true);
    await openSettings();
    document.querySelector<HTMLElement>('.pm [data-role="necessary"]')?.click();
    expect(consent.status('maps')).toBe('denied');

    // The other windows find another text in the cookie.
    expect(document.cookie).not.toBe(before);
    consent.grant('maps', true);
    storeChoice(['necessary']);
    cookieStore.dispatchEvent(new Event('change'));
    expect(consent.status('maps')).toBe('denied');
  });

  it('[VI10] lists only the site’s services in the settings, and says who delivers them', async () => {
    document.body.innerHTML = '<a href="/datenschutz" data-consent-settings>Cookie-Einstellungen</a>';
    start({ whenIdle: never, providers: { maps: [], video: ['Film & Co.', '<b>TV</b>'] } });
    const settings = await openSettings();
    expect([...settings.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      'necessary',
      'maps',
      'video',
    ]);
    expect(settings.textContent).toContain('Wir laden sie von unserem eigenen Server');
    expect(settings.textContent).toContain('Videos werden von Film & Co. oder <b>TV</b> geladen.');
    document.querySelector<HTMLElement>('.pm [data-role="all"]')?.click();
    expect(Object.keys(storedCookie().services)).toEqual(['necessary', 'maps', 'video']);
  });

  it('asks nothing that the visitor has decided in another window before the browser is idle', () => {
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
