import type { consentChanged, PayloadOf, urlChanged } from '@stadtraum/contracts/events';
import { createEventBus } from './event-bus.ts';

type ConsentChanged = typeof consentChanged;
type UrlChanged = typeof urlChanged;

const rethrow = (error: unknown) => {
  throw error;
};

describe('createEventBus', () => {
  it('replays the last value to a late listener, then delivers new ones synchronously', () => {
    const bus = createEventBus(rethrow);
    const received: string[] = [];
    bus.publish<UrlChanged>('url/changed', { search: '?a=1' });
    bus.publish<UrlChanged>('url/changed', { search: '?a=2' });

    const unsubscribe = bus.subscribe<UrlChanged>('url/changed', ({ search }) => received.push(search));
    bus.publish<UrlChanged>('url/changed', { search: '?a=3' });
    unsubscribe();
    unsubscribe();
    bus.publish<UrlChanged>('url/changed', { search: '?a=4' });

    expect(received).toEqual(['?a=2', '?a=3']);
    expect(bus.last<UrlChanged>('url/changed')).toEqual({ search: '?a=4' });
  });

  it('keeps events separate and has no value before the first event', () => {
    const bus = createEventBus(rethrow);
    const listener = jest.fn();
    bus.subscribe<ConsentChanged>('consent/changed', listener);
    bus.publish<UrlChanged>('url/changed', { search: '' });
    expect(listener).not.toHaveBeenCalled();
    expect(bus.last<ConsentChanged>('consent/changed')).toBeUndefined();
  });

  it('reports a listener that throws and still calls it and the others for later events', () => {
    const errors: unknown[] = [];
    const bus = createEventBus((error) => errors.push(error));
    const received: string[] = [];
    bus.subscribe<UrlChanged>('url/changed', () => {
      throw new Error('broken');
    });
    bus.subscribe<UrlChanged>('url/changed', ({ search }) => received.push(search));

    bus.publish<UrlChanged>('url/changed', { search: '?a=3' });
    bus.publish<UrlChanged>('url/changed', { search: '?a=4' });

    expect(received).toEqual(['?a=3', '?a=4']);
    expect(errors.map(String)).toEqual(['Error: broken', 'Error: broken']);
  });

  it('delivers a value published by a listener after the current value', () => {
    const bus = createEventBus(rethrow);
    const received: PayloadOf<UrlChanged>[] = [];
    bus.subscribe<UrlChanged>('url/changed', ({ search }) => {
      if (search === '?first') bus.publish<UrlChanged>('url/changed', { search: '?second' });
    });
    bus.subscribe<UrlChanged>('url/changed', (payload) => received.push(payload));
    bus.publish<UrlChanged>('url/changed', { search: '?first' });
    expect(received).toEqual([{ search: '?first' }, { search: '?second' }]);
  });
});
