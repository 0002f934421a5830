import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance } from '@stadtraum/federation-kit/testing';
import { createConsent } from '@stadtraum/shared-ui/consent';
import { createEventBus } from '@stadtraum/shared-ui/event-bus';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import block, { type LocationMapContent } from './block.ts';
import examples from './location-map.examples.ts';
import LocationMap from './location-map.tsx';

const [withPlan, withProvider] = examples.map(({ content }): LocationMapContent => content);
if (!withPlan || !withProvider) throw new Error('the examples of a plan and of a provider are gone');

describeConformance(block, examples);

describe('location-map list', () => {
  it('[R2.10-2] gives entries an id of prefix, map and number, their place, and a title in a heading', () => {
    show(withPlan);
    const entry = document.getElementById('standort-1-2');
    expect(entry?.dataset).toMatchObject({ latitude: '51.1771', longitude: '12.9214' });
    expect(within(entry as HTMLElement).getByRole('heading').textContent).toBe('Servicebüro Nord');
  });

  it('shows address, opening hours and the way there', () => {
    show(withPlan);
    const entry = within(document.getElementById('standort-1-1') as HTMLElement);
    expect(entry.getByText(/Am Wasserturm 3/)).toBeTruthy();
    expect(within(entry.getByRole('list', { name: 'Öffnungszeiten' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    const route = entry.getByRole('link', { name: /Route planen zu Servicebüro Mitte/ });
    expect(route.getAttribute('href')).toBe('https://www.openstreetmap.org/directions?to=51.1591,12.9157');
  });

  it('[R2.10-1] keeps several maps of a page apart', async () => {
    show({ ...withPlan, heading: 'Eins' }, { ...withPlan, heading: 'Zwei', mapNumber: 7 });
    await userEvent.click(markers('Karte: Zwei')[1] as HTMLElement);
    expect(activeEntries()).toEqual(['standort-7-2']);
    expect(activeMarkers()).toEqual(['standort-7-2-marker']);
  });
});

describe('location-map selection', () => {
  it('has nothing active at load, or what the content says', () => {
    show(withPlan);
    expect(activeEntries()).toEqual([]);
    const { items } = withPlan;
    show({ ...withPlan, mapNumber: 7, items: items.map((item, index) => ({ ...item, active: index > 1 })) });
    expect(activeEntries()).toEqual(['standort-7-3']);
    expect(activeMarkers()).toEqual(['standort-7-3-marker']);
  });

  it('[R4.4-1] [R2.10-2] a click on an entry makes it and its marker the only active ones', async () => {
    show(withPlan);
    const visitor = userEvent.setup();
    await visitor.click(screen.getByRole('link', { name: /zeigen.*Servicebüro Nord/ }));
    await visitor.click(screen.getByRole('link', { name: /zeigen.*Hausmeisterei Hafen/ }));
    expect(activeEntries()).toEqual(['standort-1-3']);
    expect(activeMarkers()).toEqual(['standort-1-3-marker']);
    expect(location.hash).toBe('');
  });

  it('[R2.10-2] a click anywhere on an entry selects its marker', async () => {
    show(withPlan);
    await userEvent.click(screen.getByText(/Kastanienallee 12/));
    expect(activeMarkers()).toEqual(['standort-1-2-marker']);
  });

  it('[R4.4-1] [R2.10-4] a click on a marker does the same, and scrolls the list to the entry', async () => {
    show(withPlan);
    const list = document.querySelector('ol') as HTMLElement;
    const scrollTo = jest.fn();
    list.scrollTo = scrollTo;
    Object.defineProperties(list.children[3], { offsetTop: { value: 420 }, offsetLeft: { value: 900 } });
    await userEvent.click(screen.getByRole('link', { name: 'Hausmeisterei Südring' }));
    expect(activeEntries()).toEqual(['standort-1-4']);
    expect(activeMarkers()).toEqual(['standort-1-4-marker']);
    expect(scrollTo).toHaveBeenCalledWith({ top: 420, left: 860 });
  });

  it('starts with the entry that the address names', () => {
    location.hash = '#standort-1-2';
    show(withPlan);
    expect(activeEntries()).toEqual(['standort-1-2']);
    location.hash = '';
  });
});

describe('location-map consent', () => {
  it('[R4.3-1] [R7.3-1] has a placeholder with provider, purpose and privacy link in place of the map', () => {
    show(withProvider);
    const map = within(screen.getByRole('region', { name: 'Karte: Servicebüros' }));
    expect(map.getByText('Karte von OpenStreetMap')).toBeTruthy();
    expect(map.getByText(/erfährt die OpenStreetMap Foundation/)).toBeTruthy();
    expect(map.getByRole('link', { name: 'Datenschutz bei Karten' }).getAttribute('href')).toBe(
      '/datenschutz',
    );
    expect(document.querySelector('figure')).toBeNull();
    expect(screen.queryByRole('link', { name: /Auf dem Plan zeigen/ })).toBeNull();
  });

  it('"Einmal laden" shows the map for this page view, and takes the focus there', async () => {
    const { consent } = show(withProvider);
    await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
    expect(markers('Karte: Servicebüros')).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Karte: Servicebüros' }));
    expect(consent.status('maps')).toBe('granted');
    expect(pageConsent().status('maps')).toBe('unknown');
  });

  it('"Immer laden" shows the map on later pages too', async () => {
    show(withProvider);
    await userEvent.click(screen.getByRole('button', { name: 'Immer laden' }));
    expect(markers('Karte: Servicebüros')).toHaveLength(4);
    await waitFor(() => expect(pageConsent().status('maps')).toBe('granted'));
    forgetChoice();
  });

  it('[R4.3-2] looks every 500 ms whether consent was given without a word', () => {
    jest.useFakeTimers();
    let status: 'unknown' | 'granted' = 'unknown';
    const consent = { ...serverPlatform.consent, status: () => status };
    render(
      <PlatformProvider platform={{ ...serverPlatform, consent }}>
        <LocationMap id="karte" content={withProvider} page={{}} />
      </PlatformProvider>,
    );
    status = 'granted';
    act(() => jest.advanceTimersByTime(499));
    expect(document.querySelector('figure')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(document.querySelector('figure')).not.toBeNull();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

beforeAll(() => {
  // jsdom has no layout, so it has no scrolling either.
  Element.prototype.scrollTo = () => {};
});

/** Puts blocks on a page that has a real consent port. */
function show(...contents: LocationMapContent[]) {
  const consent = pageConsent();
  render(
    <PlatformProvider platform={{ ...serverPlatform, consent }}>
      {contents.map((content) => (
        <LocationMap key={content.mapNumber} id={`karte-${content.mapNumber}`} content={content} page={{}} />
      ))}
    </PlatformProvider>,
  );
  return { consent };
}

/** The consent port of a page that is loaded now. */
function pageConsent() {
  const rethrow = (error: unknown) => {
    throw error;
  };
  return createConsent({
    bus: createEventBus(rethrow),
    whenIdle: () => {},
    beforeDialog: () => Promise.resolve(),
    onError: rethrow,
  });
}

function forgetChoice(): void {
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

function markers(map: string): HTMLElement[] {
  return [...screen.getByRole('region', { name: map }).querySelectorAll<HTMLElement>('a[id$="-marker"]')];
}

function activeEntries(): string[] {
  return [...document.querySelectorAll('li[aria-current]')].map(({ id }) => id);
}

function activeMarkers(): string[] {
  return [...document.querySelectorAll('a[aria-current]')].map(({ id }) => id);
}
