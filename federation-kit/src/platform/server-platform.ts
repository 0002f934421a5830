import type { Platform, Unsubscribe } from '@stadtraum/contracts/platform';

const noop: Unsubscribe = () => {};

/** The platform without a visitor: consent is unknown, the query is empty, the bus is silent. */
export const serverPlatform: Platform = {
  bus: {
    publish: noop,
    subscribe: () => noop,
    last: () => undefined,
  },
  consent: {
    status: () => 'unknown',
    subscribe: () => noop,
    grant: noop,
    deny: noop,
    openSettings: noop,
  },
  urlState: {
    read: () => [],
    replace: noop,
    subscribe: () => noop,
  },
};
