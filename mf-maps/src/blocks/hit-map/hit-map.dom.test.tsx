import { initialize, Map as MockMap, Marker as MockMarker, mockInstances } from '@googlemaps/jest-mocks';
import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance, testPlatform } from '@stadtraum/federation-kit/testing';
import consentPlaceholder from '@stadtraum/shared-ui/behaviours/consent-placeholder';
import { createEventBus } from '@stadtraum/shared-ui/event-bus';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { placeHighlighted } from '../../map/place-highlighted.ts';
import type { placeSelected } from '../../map/place-selected.ts';
import block from './block.ts';
import type { HitMapContent } from './content.ts';
import examples from './hit-map.examples.ts';
import HitMap from './hit-map.tsx';

const POSITIONS = {
  path: '/angebote',
  fields: ['title', 'totalRent', 'rooms', 'area'],
  hits: [
    ['nord', 51.1807, 12.9329, 0, 'Zwei Zimmer im Norden', 563.5, 2, 58.4],
    ['hafen-1', 51.1764, 12.9618, 0, 'Ein Zimmer am Hafen', 340, 1, 34],
    ['hafen-2', 51.1764, 12.9618, 1, 'Laden am Hafen', 1200, null, 80],
  ],
};

/** Replaces the `IntersectionObserver` that jsdom lacks: everything is visible. */
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

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: AlwaysVisibleObserver });
});

describeConformance(block, examples, { 'consent-placeholder': consentPlaceholder });

describe('hit-map', () => {
  const fetched = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    initialize();
    fetched.mockReset().mockResolvedValue({ ok: true, json: async () => POSITIONS });
    Object.assign(globalThis, { fetch: fetched });
    AbortSignal.any ??= ([signal]) => signal as AbortSignal;
  });
  afterEach(() => {
    jest.useRealTimers();
    mockInstances.clearAll();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('[R4.3-1] asks for consent, and fetches no hits before', async () => {
    show({ status: 'unknown' });
    await advance(2000);
    const map = within(screen.getByRole('region', { name: 'Angebote auf der Karte' }));
    expect(map.getByRole('button', { name: 'Einmal laden' })).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows a mark for each place of the hits, with their number', async () => {
    show();
    await drawn();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/daten/lage/offers.json?a=1']);
    expect(marks()).toEqual([
      ['Zwei Zimmer im Norden', undefined],
      ['2 Treffer', '2'],
    ]);
  });

  it('shows what a mark stands for, tells other blocks, and closes it with Escape', async () => {
    const { bus } = show();
    await drawn();
    select(1);
    const box = screen.getByRole('region', { name: '2 Treffer an einem Ort' });
    expect(box).toHaveFocus();
    const entries = within(box).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Ein Zimmer am Hafen340,00\u00a0€ · 1\u00a0Zimmer · 34\u00a0m²',
      'Laden am Hafen1.200,00\u00a0€ · 80\u00a0m²Ungefähre Lage: Die Karte zeigt nur den Bezirk.',
    ]);
    expect(within(box).getAllByRole('link')[0]).toHaveAttribute('href', '/angebote/hafen-1');
    expect(bus.last<typeof placeSelected>('place/selected')).toEqual({ path: '/angebote/hafen-1' });
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box).not.toBeInTheDocument();
    expect(bus.last<typeof placeSelected>('place/selected')).toEqual({ path: '' });
  });

  it('highlights the mark of the place that is hovered in the list', async () => {
    const { bus } = show();
    await drawn();
    act(() => bus.publish<typeof placeHighlighted>('place/highlighted', { path: '/angebote/hafen-2' }));
    expect(zIndexes()).toEqual([1, 10_000]);
    act(() => bus.publish<typeof placeHighlighted>('place/highlighted', { path: '' }));
    expect(zIndexes()).toEqual([1, 1]);
  });

  it('[F30] says so if the hits cannot be fetched', async () => {
    fetched.mockResolvedValue({ ok: false, status: 503 });
    show();
    await advance(0);
    expect(screen.getByText('Alle Treffer stehen in der Liste.')).toBeInTheDocument();
  });

  it('shows nothing in the view without a map, and without hits', () => {
    const { container } = show({ content: { view: 'list' } });
    expect(container).toBeEmptyDOMElement();
    expect(show({ content: { total: 0 } }).container).toBeEmptyDOMElement();
  });
});

const marks = () =>
  mockInstances.get(MockMarker).map((marker) => {
    const label = jest.mocked(marker.setLabel).mock.lastCall?.[0] as google.maps.MarkerLabel | null;
    return [jest.mocked(marker.setTitle).mock.lastCall?.[0], label?.text];
  });
const zIndexes = () =>
  mockInstances.get(MockMarker).map(({ setZIndex }) => jest.mocked(setZIndex).mock.lastCall?.[0]);

/** Waits until the map is drawn, and lets it show the whole city. */
async function drawn(): Promise<void> {
  await advance(1000);
  const [map] = mockInstances.get(MockMap);
  if (!map) throw new Error('no map is drawn');
  const bounds = { south: 51.1, west: 12.8, north: 51.2, east: 13.1 };
  jest.mocked(map.getBounds).mockReturnValue({ toJSON: () => bounds } as google.maps.LatLngBounds);
  jest.mocked(map.getZoom).mockReturnValue(13);
  const idle = jest.mocked(map.addListener).mock.calls.find(([event]) => event === 'idle');
  act(() => idle?.[1]());
}

function select(index: number): void {
  const marker = mockInstances.get(MockMarker)[index];
  const click = marker && jest.mocked(marker.addListener).mock.calls.find(([event]) => event === 'click');
  act(() => click?.[1]());
}

async function advance(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function show({
  status = 'granted',
  content = {},
}: {
  status?: 'granted' | 'unknown';
  content?: Partial<HitMapContent>;
} = {}) {
  const bus = createEventBus((error) => {
    throw error;
  });
  const consent = { ...serverPlatform.consent, status: () => status };
  const [example] = examples;
  if (!example) throw new Error('there is no example');
  const { container } = render(
    <PlatformProvider platform={testPlatform(block, {}, { bus, consent })}>
      <HitMap
        id="karte"
        content={{
          ...example.content,
          heading: 'Angebote auf der Karte',
          positions: '/daten/lage/offers.json?a=1',
          ...content,
        }}
        page={{ maps: { kind: 'google', key: 'key-of-a-test' } }}
      />
    </PlatformProvider>,
  );
  return { bus, container };
}
