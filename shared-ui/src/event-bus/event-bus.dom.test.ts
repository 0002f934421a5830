import type { BusEvents } from '@stadtraum/contracts/events';
import { createEventBus } from './event-bus.ts';

const noErrors = (error: unknown) => {
  throw error;
};

describe('createEventBus', () => {
  it('replays the last value to a late listener, then delivers new ones synchronously', () => {
    const bus = createEventBus(noErrors);
    const seen: string[] = [];
    bus.publish('url/changed', { search: '?a=1' });
    bus.publish('url/changed', { search: '?a=2' });

    const unsubscribe = bus.subscribe('url/changed', ({ search }) => seen.push(search));
    bus.publish('url/changed', { search: '?a=3' });
    unsubscribe();
    unsubscribe();
    bus.publish('url/changed', { search: '?a=4' });

    expect(seen).toEqual(['?a=2', '?a=3']);
    expect(bus.last('url/changed')).toEqual({ search: '?a=4' });
  });

  it('keeps events apart and has no value before the first one', () => {
    const bus = createEventBus(noErrors);
    const listener = jest.fn();
    bus.subscribe('results/changed', listener);
    bus.publish('url/changed', { search: '' });
    expect(listener).not.toHaveBeenCalled();
    expect(bus.last('results/changed')).toBeUndefined();
  });

  it('reports a listener that throws, calls the others, and calls it again the next time', () => {
    const errors: unknown[] = [];
    const bus = createEventBus((error) => errors.push(error));
    const totals: number[] = [];
    bus.subscribe('results/changed', () => {
      throw new Error('broken');
    });
    bus.subscribe('results/changed', ({ total }) => totals.push(total));

    bus.publish('results/changed', { list: 'press', total: 3 });
    bus.publish('results/changed', { list: 'press', total: 4 });

    expect(totals).toEqual([3, 4]);
    expect(errors.map(String)).toEqual(['Error: broken', 'Error: broken']);
  });

  it('delivers a value that a listener publishes after the current one', () => {
    const bus = createEventBus(noErrors);
    const seen: BusEvents['url/changed'][] = [];
    bus.subscribe('url/changed', ({ search }) => {
      if (search === '?first') bus.publish('url/changed', { search: '?second' });
    });
    bus.subscribe('url/changed', (payload) => seen.push(payload));
    bus.publish('url/changed', { search: '?first' });
    expect(seen).toEqual([{ search: '?first' }, { search: '?second' }]);
  });
});
