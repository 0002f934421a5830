import type { ConsentService, ConsentStatus } from '@stadtraum/contracts/consent';
import type { EventBus, Platform, QueryParameters, Unsubscribe } from '@stadtraum/contracts/platform';

/*
 * The platform of the development page, which has no shell: nothing is stored, consent is unknown after each page load, and the
 * query comes from the address bar.
 */

/** A set of listeners that are notified together. */
function listeners<Value>() {
  const all = new Set<(value: Value) => void>();
  return {
    notify: (value: Value) => {
      for (const listener of all) listener(value);
    },
    add: (listener: (value: Value) => void): Unsubscribe => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

const events = listeners<{ name: string; payload: unknown }>();
const lastPayloads = new Map<string, unknown>();

const bus: EventBus = {
  publish: (name, payload) => {
    lastPayloads.set(name, payload);
    events.notify({ name, payload });
  },
  subscribe: (name, listener) => {
    const last = bus.last(name);
    if (last !== undefined) listener(last);
    return events.add((event) => {
      if (event.name === name) listener(event.payload as never);
    });
  },
  last: (name) => lastPayloads.get(name) as never,
};

const granted = new Set<ConsentService>();
const consents = listeners<{ service: ConsentService; status: ConsentStatus }>();
const queries = listeners<QueryParameters>();

function readQuery(): QueryParameters {
  return [...new URLSearchParams(location.search)].filter(([name]) => name !== 'example');
}

export const pagePlatform: Platform = {
  bus,
  consent: {
    status: (service) => (granted.has(service) ? 'granted' : 'unknown'),
    subscribe: (service, listener) =>
      consents.add((change) => {
        if (change.service === service) listener(change.status);
      }),
    grant: (service) => {
      granted.add(service);
      consents.notify({ service, status: 'granted' });
    },
    deny: (service) => {
      granted.delete(service);
      consents.notify({ service, status: 'denied' });
    },
    openSettings: () => console.info('The consent settings would open now.'),
  },
  urlState: {
    read: readQuery,
    replace: (parameters) => {
      const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
      const example = new URLSearchParams(location.search).get('example');
      if (example !== null) query.set('example', example);
      history.replaceState(history.state, '', query.size === 0 ? location.pathname : `?${query}`);
      queries.notify(parameters);
    },
    subscribe: (listener) => {
      const unsubscribe = queries.add(listener);
      const onMove = () => listener(readQuery());
      window.addEventListener('popstate', onMove);
      return () => {
        unsubscribe();
        window.removeEventListener('popstate', onMove);
      };
    },
  },
};
