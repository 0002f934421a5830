import { waitFor } from '@testing-library/dom';
import {
  checkedServices,
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

describe('the settings', () => {
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
    decideInSettings('save');
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
    decideInSettings('all');
    await waitFor(() => expect(layer()).not.toBeInTheDocument());
    expect(statuses(consent)).toEqual(['granted', 'granted', 'granted']);
  });

  it('shows each choice in the settings, even one made after they were opened before', async () => {
    document.body.innerHTML = SETTINGS_LINK;
    const { consent } = start({ whenIdle: never });
    expect(checkedServices(await openSettings())).toEqual(['necessary']);
    consent.grant('video');
    await waitFor(() => expect(settingsAreOpen()).toBe(false));
    expect(checkedServices(await openSettings())).toEqual(['necessary', 'video']);
  });

  it('[VI10] lists only the site’s services in the settings, and says who delivers them', async () => {
    document.body.innerHTML = SETTINGS_LINK;
    start({ whenIdle: never, providers: { maps: [], video: ['Film & Co.', '<b>TV</b>'] } });
    const settings = await openSettings();
    expect([...settings.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      'necessary',
      'maps',
      'video',
    ]);
    expect(settings.textContent).toContain('Wir laden sie von unserem eigenen Server');
    expect(settings.textContent).toContain('Videos werden von Film & Co. oder <b>TV</b> geladen.');
    decideInSettings('all');
    expect(Object.keys(storedCookie().services)).toEqual(['necessary', 'maps', 'video']);
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

  it('[F33] shows the page’s choice in the settings when cookies are blocked', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
    start().consent.grant('maps');
    document.body.innerHTML = SETTINGS_LINK;
    expect(checkedServices(await openSettings())).toEqual(['necessary', 'maps']);
    Reflect.deleteProperty(document, 'cookie');
  });
});
