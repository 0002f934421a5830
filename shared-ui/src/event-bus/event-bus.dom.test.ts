import type { BusEvents } from '@stadtraum/contracts/events';
import { createEventBus } from './event-bus.ts';

const rethrow = (error: unknown) => {
  throw error;
};

describe('createEventBus', () => {
  it('replays the last value to a late listener, then delivers new ones synchronously', () => {
    const bus = createEventBus(rethrow);
    const received: string[] = [];
    bus.publish('url/changed', { search: '?a=1' });
    bus.publish('url/changed', { search: '?a=2' });

    const unsubscribe = bus.subscribe('url/changed', ({ search }) => received.push(search));
    bus.publish('url/changed', { search: '?a=3' });
    unsubscribe();
    unsubscribe();
    bus.publish('url/changed', { search: '?a=4' });

    expect(received).toEqual(['?a=2', '?a=3']);
    expect(bus.last('url/changed')).toEqual({ search: '?a=4' });
  });

  it('keeps events separate and has no value before the first event', () => {
    const bus = createEventBus(rethrow);
    const listener = jest.fn();
    bus.subscribe('results/changed', listener);
    bus.publish('url/changed', { search: '' });
    expect(listener).not.toHaveBeenCalled();
    expect(bus.last('results/changed')).toBeUndefined();
  });

  it('reports a listener that throws and still calls it and the others for later events', () => {
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

  it('delivers a value published by a listener after the current value', () => {
    const bus = createEventBus(rethrow);
    const received: BusEvents['url/changed'][] = [];
    bus.subscribe('url/changed', ({ search }) => {
      if (search === '?first') bus.publish('url/changed', { search: '?second' });
    });
    bus.subscribe('url/changed', (payload) => received.push(payload));
    bus.publish('url/changed', { search: '?first' });
    expect(received).toEqual([{ search: '?first' }, { search: '?second' }]);
  });
});
