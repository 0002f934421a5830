import { initialize, Map as MockMap, Marker as MockMarker, mockInstances } from '@googlemaps/jest-mocks';
import type { ConsentStatus } from '@stadtraum/contracts/consent';
import type { MapService } from '@stadtraum/contracts/map-service';
import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance, testPlatform } from '@stadtraum/federation-kit/testing';
import consentPlaceholder from '@stadtraum/shared-ui/behaviours/consent-placeholder';
import { createEventBus } from '@stadtraum/shared-ui/event-bus';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { placeHighlighted } from '../../map/place-highlighted.ts';
import block from './block.ts';
import type { LocationMapContent } from './content.ts';
import examples from './location-map.examples.ts';
import LocationMap from './location-map.tsx';

// jsdom has no layout, so everything counts as visible.
beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: AlwaysVisibleObserver });
});

describeConformance(block, examples, { 'consent-placeholder': consentPlaceholder });

const googleMaps: MapService = { kind: 'google', key: 'key-of-a-test' };
const [four, withActive] = examples.map(({ content }): LocationMapContent => content);
if (!four || !withActive) throw new Error('the examples with four locations are missing');

/** Called in each suite, because the conformance tests above need real timers for axe. */
function runWithFakeTimers(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    initialize();
    // jsdom has no layout, so nothing scrolls.
    Element.prototype.scrollTo = () => {};
  });

  afterEach(() => {
    jest.useRealTimers();
    mockInstances.clearAll();
  });
}

describe('location-map list', () => {
  runWithFakeTimers();

  it('[R2.10-2] gives each entry a heading, its position and an id of prefix, map number and item number', () => {
    show([four]);
    const entry = document.getElementById('standort-1-2');
    expect(entry?.dataset).toMatchObject({ latitude: '51.1771', longitude: '12.9214' });
    expect(within(entry as HTMLElement).getByRole('heading').textContent).toBe('Servicebüro Nord');
  });

  it('shows address, opening hours and a link to directions', () => {
    show([four]);
    const entry = within(document.getElementById('standort-1-1') as HTMLElement);
    expect(entry.getByText(/Am Wasserturm 3/)).toBeInTheDocument();
    expect(within(entry.getByRole('list', { name: 'Öffnungszeiten' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    const route = entry.getByRole('link', { name: /Route planen zu Servicebüro Mitte/ });
    expect(route).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=51.1591,12.9157');
  });
});

describe('location-map consent', () => {
  runWithFakeTimers();

  it.each<[MapService, RegExp]>([
    [{ kind: 'own' }, /eigenen Server/],
    [
      { kind: 'tiles', url: 'https://a.example/{z}/{x}/{y}', provider: 'Kacheln e. V.' },
      /Bilder werden von Kacheln e\. V\. geliefert\. Beim Laden/,
    ],
    [googleMaps, /Google Ireland Limited/],
  ])(
    '[R4.3-1] [R7.3-1] shows a placeholder with provider, purpose and privacy link: %o',
    (service, purpose) => {
      show([four], { service });
      const map = within(screen.getByRole('region', { name: 'Karte: Servicebüros' }));
      expect(map.getByText(purpose)).toBeInTheDocument();
      expect(map.getByRole('link')).toHaveAttribute('href', '/datenschutz#karten');
      expect(map.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Einmal laden',
        'Immer laden',
      ]);
      expect(screen.queryByRole('button', { name: /Auf der Karte zeigen/ })).not.toBeInTheDocument();
    },
  );

  it('[R4.3-2] [R4.3-4] polls for consent every 500 ms and calls initMap 1000 ms after it is granted', async () => {
    const { consentTool } = show([four]);
    consentTool.status = 'granted';
    await advance(499);
    expect(document.querySelector('figure')).not.toBeInTheDocument();
    await advance(1);
    expect(document.querySelector('figure')).toBeInTheDocument();
    await advance(999);
    expect(mockInstances.get(MockMap)).toHaveLength(0);
    await advance(1);
    expect(mockInstances.get(MockMap)).toHaveLength(1);
    expect(typeof window.initMap).toBe('function');
  });

  it('[VI9] shows the hint about the map only with the map, which is not printed', async () => {
    const { consentTool } = show([{ ...four, hint: 'Zeigen Sie auf ein Büro.' }]);
    expect(screen.queryByText(/Zeigen Sie/)).not.toBeInTheDocument();
    consentTool.status = 'granted';
    await advance(500);
    expect(screen.getByRole('figure')).toHaveTextContent('Zeigen Sie auf ein Büro.');
  });

  it('removes the map immediately when consent is revoked', async () => {
    const { consentTool, notify } = show([four], { status: 'granted' });
    await advance(1000);
    const [marker] = mockInstances.get(MockMarker);
    consentTool.status = 'denied';
    act(notify);
    expect(document.querySelector('figure')).not.toBeInTheDocument();
    expect(marker?.setMap).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('button', { name: 'Einmal laden' })).toBeInTheDocument();
  });
});

describe('location-map on Google Maps', () => {
  runWithFakeTimers();

  it('[R9.4-1] [R2.10-5] starts with the active marker on top and scales icons from 34 to 35 pixels', async () => {
    show([withActive], { status: 'granted' });
    await advance(1000);
    const markers = mockInstances.get(MockMarker);
    expect(markers).toHaveLength(4);
    expect(iconOf(markers[2])).toMatchObject({
      url: '/karte/pin-aktiv.svg',
      size: { width: 34, height: 34 },
      scaledSize: { width: 35, height: 35 },
      anchor: { x: 17, y: 34 },
      labelOrigin: { x: 15, y: 15 },
    });
    expect(zIndexes()).toEqual([1, 1, 20_000, 1]);
  });

  it('[R3-3] starts at the configured centre and zoom, with the configured icons', async () => {
    const options: (google.maps.MapOptions | undefined)[] = [];
    class RecordedMap extends google.maps.Map {
      constructor(element: HTMLElement, mapOptions?: google.maps.MapOptions) {
        super(element, mapOptions);
        options.push(mapOptions);
      }
    }
    Object.assign(google.maps, { Map: RecordedMap });
    show([four], { status: 'granted' });
    await advance(1000);
    const { initZoom, initCenterLat, initCenterLng, iconDefault } = four.map;
    expect(options).toMatchObject([{ zoom: initZoom, center: { lat: initCenterLat, lng: initCenterLng } }]);
    expect(iconUrls()).toEqual(four.items.map(() => iconDefault));
  });

  it('[R2.10-3] [R4.4-1] activates only the selected entry, raises its marker and pans the map to it', async () => {
    show([withActive], { status: 'granted' });
    await advance(1000);
    fireEvent.click(screen.getByText(/Kastanienallee 12/));
    expect(iconUrls()).toEqual(['pin', 'pin-aktiv', 'pin', 'pin'].map((name) => `/karte/${name}.svg`));
    expect(zIndexes()).toEqual([1, 20_000, 1, 1]);
    expect(activeEntries()).toEqual(['standort-2-2']);
    const [map] = mockInstances.get(MockMap);
    expect(map?.panTo).toHaveBeenLastCalledWith({ lat: 51.1771, lng: 12.9214 });
    expect(screen.getByText('Ausgewählt: Servicebüro Nord')).toBeInTheDocument();
  });

  it('[R2.10-1] keeps two maps on a page independent and highlights a place that is hovered in another list', async () => {
    const located = four.items.map((item, index) => ({ ...item, path: `/ort/${index}` }));
    const { bus } = show([four, { ...four, heading: 'Zwei', mapNumber: 7, items: located }], {
      status: 'granted',
    });
    await advance(1000);
    expect(mockInstances.get(MockMap)).toHaveLength(2);
    act(() => bus.publish<typeof placeHighlighted>('place/highlighted', { path: '/ort/3' }));
    expect(zIndexes()).toEqual([1, 1, 1, 1, 1, 1, 1, 10_000]);
    act(() => bus.publish<typeof placeHighlighted>('place/highlighted', { path: '' }));
    expect(zIndexes()).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});

/** The current z-index of each marker. */
const zIndexes = () =>
  mockInstances.get(MockMarker).map(({ setZIndex }) => jest.mocked(setZIndex).mock.lastCall?.[0]);
const iconOf = (marker: MockMarker | undefined) =>
  marker && (jest.mocked(marker.setIcon).mock.lastCall?.[0] as google.maps.Icon);
const iconUrls = () => mockInstances.get(MockMarker).map((marker) => iconOf(marker)?.url);

function activeEntries(): string[] {
  return [...document.querySelectorAll('li[aria-current="true"]')].map(({ id }) => id);
}

/** Advances the timers and lets pending promises settle. */
async function advance(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Renders blocks with a consent status that the test controls. */
function show(
  contents: LocationMapContent[],
  { service = googleMaps, status = 'unknown' }: { service?: MapService; status?: ConsentStatus } = {},
) {
  const consentTool = { status };
  const listeners = new Set<(status: ConsentStatus) => void>();
  const bus = createEventBus((error) => {
    throw error;
  });
  const consent = {
    ...serverPlatform.consent,
    status: () => consentTool.status,
    subscribe: (_: string, listener: (status: ConsentStatus) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const notify = () => {
    for (const listener of listeners) listener(consentTool.status);
  };
  const page = { maps: service };
  render(
    <PlatformProvider platform={testPlatform(block, {}, { bus, consent })}>
      {contents.map((content) => (
        <LocationMap
          key={content.mapNumber}
          id={`karte-${content.mapNumber}`}
          content={content}
          page={page}
        />
      ))}
    </PlatformProvider>,
  );
  return { consentTool, bus, notify };
}

/** Replaces the `IntersectionObserver` that jsdom lacks. */
class AlwaysVisibleObserver {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }

  observe(): void {
    this.#callback([{ isIntersecting: true }]);
  }

  disconnect(): void {}
}
