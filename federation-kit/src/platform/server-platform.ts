import type { Platform, Unsubscribe } from '@stadtraum/contracts/platform';

const nothing: Unsubscribe = () => {};

/** The platform without a visitor: consent is unknown, the query is empty, the bus is silent. */
export const serverPlatform: Platform = {
  bus: {
    publish: nothing,
    subscribe: () => nothing,
    last: () => undefined,
  },
  consent: {
    status: () => 'unknown',
    subscribe: () => nothing,
    grant: nothing,
    deny: nothing,
    openSettings: nothing,
  },
  urlState: {
    read: () => [],
    replace: nothing,
    subscribe: () => nothing,
  },
};
