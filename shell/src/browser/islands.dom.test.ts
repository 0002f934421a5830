import type { IslandData, PageData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import type { IslandEvents } from '@stadtraum/federation-kit/host';
import { waitFor } from '@testing-library/dom';
import { createIslands } from './islands.ts';
import type { Reports } from './reports/reports.ts';

type Start = (
  blockId: string,
  island: IslandData,
  element: HTMLElement,
  events: IslandEvents,
) => Promise<void>;

/** Replaces the host, which imports ES modules from the network: jsdom does not support that. */
const start = jest.fn<ReturnType<Start>, Parameters<Start>>();

const FAILED = { code: 'ISLAND_LOAD_FAILED', message: 'no network' };
const THREW = { code: 'ISLAND_RENDER_FAILED', message: 'no render' };
const PLACE = { block: 'liste', release: 'mf-press@1.0.0-0123456789' };

function page(island: Partial<IslandData> = {}) {
  document.body.innerHTML =
    '<div data-block="liste" data-block-type="list" data-island="interaction" data-fallback="static"><a href="/presse">Presse</a></div>';
  const data: PageData = {
    liveSet: '1-00000000',
    kit: { version: '1.0.0-0123456789', entry: '/assets/shared-ui/1/remoteEntry.js', modules: {} },
    host: [],
    behaviours: {},
    remotes: { 'mf-press': { version: '1.0.0-0123456789', entry: '/assets/mf-press/1/remoteEntry.js' } },
    islands: {
      liste: {
        type: 'list',
        remote: 'mf-press',
        expose: './list',
        strategy: 'interaction',
        files: ['/assets/mf-press/1/list.js'],
        content: {},
        page: {},
        ...island,
      },
    },
    settings: {},
  };
  const reported: unknown[][] = [];
  const reports: Reports = { error: (code, _, place) => reported.push([code, place]), vital: () => {} };
  createIslands(data, {} as Platform, reports, async () => ({ getHost: () => ({ start }) }));
  const element = document.querySelector<HTMLElement>('[data-block]') as HTMLElement;
  return { element, reported, state: () => element.getAttribute('data-island-state') };
}

/** A page with an island that the visitor has already touched. */
function touchedPage() {
  const touched = page();
  touch(touched.element);
  return touched;
}

const touch = (element: HTMLElement) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(() => start.mockReset());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('createIslands', () => {
  it('preloads an island’s files and hydrates it', async () => {
    start.mockResolvedValue();
    const { element, state, reported } = touchedPage();
    expect(state()).toBe('loading');
    expect(document.querySelector('link[rel=modulepreload]')).toHaveAttribute(
      'href',
      '/assets/mf-press/1/list.js',
    );
    await waitFor(() => expect(state()).toBe('hydrated'));
    expect(element.hasAttribute('data-fallback')).toBe(false);
    expect(start.mock.calls[0]?.slice(0, 1)).toEqual(['liste']);
    expect(reported).toEqual([]);
  });

  it('loads nothing until the visitor touches the island', async () => {
    start.mockResolvedValue();
    const { element, state } = page();
    expect(state()).toBe('waiting');
    expect(document.querySelector('link')).not.toBeInTheDocument();
    touch(element);
    await waitFor(() => expect(state()).toBe('hydrated'));
  });

  it('keeps the HTML and reports the error when loading fails, and retries on an interaction after a delay', async () => {
    jest.useFakeTimers();
    start.mockRejectedValueOnce(FAILED).mockResolvedValueOnce();
    const { element, state, reported } = touchedPage();
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toBe('failed');
    expect(element.innerHTML).toBe('<a href="/presse">Presse</a>');
    expect(reported).toEqual([['ISLAND_LOAD_FAILED', PLACE]]);

    touch(element);
    expect(start).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5_000);
    touch(element);
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toBe('hydrated');
  });

  it('gives up after three attempts', async () => {
    jest.useFakeTimers();
    start.mockRejectedValue(FAILED);
    const { element } = touchedPage();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await jest.advanceTimersByTimeAsync(5_000);
      touch(element);
    }
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('does not retry an island that threw', async () => {
    jest.useFakeTimers();
    start.mockRejectedValue(THREW);
    const { element, state, reported } = touchedPage();
    await jest.advanceTimersByTimeAsync(5_000);
    touch(element);
    expect(state()).toBe('failed');
    expect(reported).toEqual([['ISLAND_RENDER_FAILED', PLACE]]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('reports an island that loads too slowly, and still hydrates it when it has loaded', async () => {
    jest.useFakeTimers();
    let arrive = () => {};
    start.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { state, reported } = touchedPage();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(state()).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(state()).toBe('failed');
    expect(reported).toEqual([['ISLAND_LOAD_LATE', PLACE]]);
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toBe('hydrated');
  });

  it('reports failures after hydration', async () => {
    start.mockResolvedValue();
    const { state, reported } = touchedPage();
    await waitFor(() => expect(state()).toBe('hydrated'));
    const error = Object.assign(new Error('later'), { code: 'ISLAND_RENDER_FAILED' as const });
    start.mock.calls[0]?.[3].onFailure(error);
    expect(state()).toBe('failed');
    expect(reported).toEqual([['ISLAND_RENDER_FAILED', PLACE]]);
  });

  it('does not wait for an interaction with an island that the server could not render', async () => {
    start.mockResolvedValue();
    const observe = jest.fn();
    Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe })) });
    const { element } = page({ missing: true });
    expect(observe).toHaveBeenCalledWith(element);
  });
});
