import type { consentChanged } from '@stadtraum/contracts/events';
import * as CookieConsent from 'vanilla-cookieconsent';
import { CONSENT_COOKIE } from './stored-choice.ts';
import {
  decideInSettings,
  never,
  openSettings,
  press,
  SETTINGS_LINK,
  simulatePages,
  start,
  statuses,
  storeChoice,
  storedCookie,
  withoutCookies,
} from './testing/simulated-pages.ts';

const HOST = 'localhost';

simulatePages();

describe('createConsent', () => {
  it('[R7.3-1] reports unknown for all services before the visitor decides', () => {
    const { bus, consent } = start({ whenIdle: never });
    expect(statuses(consent)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(bus.last<typeof consentChanged>('consent/changed')).toEqual({
      maps: 'unknown',
      video: 'unknown',
      analytics: 'unknown',
    });
  });

  it('notifies listeners of a change once and publishes it on the bus', () => {
    const { bus, consent } = start();
    const onMaps = jest.fn();
    consent.subscribe('maps', onMaps);
    expect(onMaps).not.toHaveBeenCalled();
    press('Alle akzeptieren');
    expect(onMaps.mock.calls).toEqual([['granted']]);
    expect(bus.last<typeof consentChanged>('consent/changed')).toEqual({
      maps: 'granted',
      video: 'granted',
      analytics: 'granted',
    });
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

  it('stores a choice like the tool, which shows it', async () => {
    start();
    press('Alle ablehnen');
    const first = storedCookie();
    expect(first).toEqual({
      categories: ['necessary'],
      revision: 1,
      data: first.consentTimestamp,
      consentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      consentId: expect.stringMatching(/^\d+(-\d+){3}$/),
      services: { necessary: [], maps: [], video: [], analytics: [] },
      languageCode: 'de',
      lastConsentTimestamp: first.consentTimestamp,
      expirationTime: expect.any(Number),
    });
    document.body.innerHTML = SETTINGS_LINK;
    await openSettings();
    expect(CookieConsent.validConsent()).toBe(true);
    decideInSettings('all');
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
});
