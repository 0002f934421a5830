import type { ConsentProviders } from '@stadtraum/contracts/consent';
import type { ConsentPort } from '@stadtraum/contracts/platform';
import { configure, waitFor } from '@testing-library/dom';
import * as CookieConsent from 'vanilla-cookieconsent';
import { createEventBus } from '../../event-bus/event-bus.ts';
import { type ConsentOptions, createConsent } from '../consent.ts';
import { CONSENT_COOKIE } from '../stored-choice.ts';

const PROVIDERS: ConsentProviders = { maps: ['Google Maps'], video: ['Film & Co.'], analytics: [] };

/** The region as the shell renders it (`consent-layer.ts`), on a page with a skip link. */
const LAYER = `<section class="consent-layer" aria-labelledby="consent-title" hidden>
<p id="consent-title">Dürfen wir Karten und Videos laden und Besuche zählen?</p>
<div><button type="button" data-accept="maps video analytics">Alle akzeptieren</button>
<button type="button" data-accept="">Alle ablehnen</button>
<button type="button" data-consent-settings="/datenschutz">Einstellungen</button></div>
</section>`;

/** jsdom has no Cookie Store API. */
export const cookieStore = new EventTarget();

/** Prepares jsdom, and removes everything of the simulated pages after each test. Call it once in each test file. */
export function simulatePages(): void {
  // Loading the tool on demand takes a while on a busy machine.
  configure({ asyncUtilTimeout: 5_000 });
  jest.setTimeout(20_000);
  Object.assign(window, { cookieStore });
  const endListening = recordListeners();

  afterEach(async () => {
    endListening();
    // The tool moves the focus to a layer 100 ms after showing it, which could happen during the next test.
    await new Promise((resolve) => setTimeout(resolve, 101));
    CookieConsent.reset(false);
    // biome-ignore lint/suspicious/noDocumentCookie: the consent tool does not write with the Cookie Store API
    document.cookie = `${CONSENT_COOKIE.name}=; path=/; max-age=0`;
    document.body.replaceChildren();
    document.documentElement.className = '';
  });
}

/** Records the listeners of simulated pages, because all of them share one document. @returns a function that removes them */
function recordListeners(): () => void {
  const recorded: (() => void)[] = [];
  for (const target of [document, window, cookieStore] satisfies EventTarget[]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
      if (!listener) return;
      recorded.push(() => target.removeEventListener(type, listener));
      listen(type, listener);
    };
  }
  return () => {
    for (const remove of recorded.splice(0)) remove();
  };
}

/** Opens a page with the question, which is asked at once. */
export function start(options: Partial<ConsentOptions> = {}) {
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

export const never = () => {};
export const statuses = ({ status }: ConsentPort) => [status('maps'), status('video'), status('analytics')];

/** The question, if it is shown. */
export const layer = () => document.querySelector<HTMLElement>('.consent-layer:not([hidden])');

/** Presses a button of the layer. */
export function press(name: string): void {
  const buttons = [...(layer()?.querySelectorAll('button') ?? [])];
  const pressed = buttons.find(({ textContent }) => textContent === name);
  if (!pressed) throw new Error(`the layer has no button "${name}"`);
  pressed.click();
}

/** A page's content with a link that opens the settings. */
export const SETTINGS_LINK = '<a href="/datenschutz" data-consent-settings>Cookie-Einstellungen</a>';

export const settingsAreOpen = () => document.documentElement.classList.contains('show--preferences');

export async function openSettings(): Promise<HTMLElement> {
  document.querySelector<HTMLElement>('[data-consent-settings]')?.click();
  await waitFor(() => expect(settingsAreOpen()).toBe(true));
  return document.querySelector('.pm') as HTMLElement;
}

/** Presses one of the buttons of the settings that decide. */
export function decideInSettings(role: 'all' | 'necessary' | 'save'): void {
  document.querySelector<HTMLElement>(`.pm [data-role="${role}"]`)?.click();
}

export const checkedServices = (settings: HTMLElement) =>
  [...settings.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

/** Stores a choice as another window would. */
export function storeChoice(
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
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(value))}; path=/`;
}

export function storedCookie() {
  const [, value = ''] = document.cookie.match(/consent=([^;]*)/) ?? [];
  return JSON.parse(decodeURIComponent(value));
}

/** Runs a function while cookies are blocked. */
export function withoutCookies<Result>(run: () => Result, read: () => string = () => ''): Result {
  Object.defineProperty(document, 'cookie', { configurable: true, get: read, set: read });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
}
