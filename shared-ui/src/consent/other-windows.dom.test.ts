import type { consentChanged } from '@stadtraum/contracts/events';
import { waitFor } from '@testing-library/dom';
import {
  checkedServices,
  cookieStore,
  decideInSettings,
  layer,
  never,
  openSettings,
  press,
  SETTINGS_LINK,
  settingsAreOpen,
  simulatePages,
  start,
  statuses,
  storeChoice,
  storedCookie,
} from './testing/simulated-pages.ts';

simulatePages();

describe('a decision in another window', () => {
  it('[R4.3-2] changes the status immediately', () => {
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
    expect(bus.last<typeof consentChanged>('consent/changed')).toMatchObject({ maps: 'granted' });
    Object.assign(window, { cookieStore });
    jest.useRealTimers();
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
    decideInSettings('save');
    expect(settingsAreOpen()).toBe(false);
    expect(statuses(consent)).toEqual(['granted', 'granted', 'denied']);
  });

  it('[VI11] refuses everything in open settings after the visitor has accepted it in another window', async () => {
    const { consent } = start();
    await openSettings();
    storeChoice(['necessary', 'maps', 'video', 'analytics']);
    cookieStore.dispatchEvent(new Event('change'));
    await waitFor(() => expect(checkedServices(document.body)).toHaveLength(4));
    decideInSettings('necessary');
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
    document.body.innerHTML = SETTINGS_LINK;
    const { consent } = start();
    const before = document.cookie;
    consent.grant('maps', true);
    await openSettings();
    decideInSettings('necessary');
    expect(consent.status('maps')).toBe('denied');

    // The other windows find another text in the cookie.
    expect(document.cookie).not.toBe(before);
    consent.grant('maps', true);
    storeChoice(['necessary']);
    cookieStore.dispatchEvent(new Event('change'));
    expect(consent.status('maps')).toBe('denied');
  });

  it('[VI11] [R2.11-20] keeps what was allowed once while another window decides on one other service', () => {
    storeChoice(['necessary', 'analytics']);
    const { consent } = start();
    const other = start().consent;
    consent.grant('maps', true);
    other.deny('analytics');
    cookieStore.dispatchEvent(new Event('change'));
    expect(statuses(consent)).toEqual(['granted', 'denied', 'denied']);
    other.grant('video');
    cookieStore.dispatchEvent(new Event('change'));
    expect(statuses(consent)).toEqual(['granted', 'granted', 'denied']);
  });

  it('[VI11] withdraws what was allowed once when another window decides on everything, even if it then decides on one service', () => {
    const { consent } = start({ whenIdle: never });
    const other = start().consent;
    consent.grant('maps', true);
    press('Alle ablehnen');
    other.grant('video');
    cookieStore.dispatchEvent(new Event('change'));
    expect(statuses(consent)).toEqual(['denied', 'granted', 'denied']);
  });
});
