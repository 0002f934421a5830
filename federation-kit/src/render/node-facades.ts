import { createHash } from 'node:crypto';

/*
 * What a kit gets when it requires a built-in module of Node: facades with just what `react-dom/server` needs to render synchronously.
 * Node's own modules lead to the process. Remotes get none.
 */

/** Stores that end with the synchronous work that they were opened for. */
class SynchronousStorage {
  #store: unknown;

  run(store: unknown, work: (...values: unknown[]) => unknown, ...values: unknown[]): unknown {
    const before = this.#store;
    this.#store = store;
    try {
      return work(...values);
    } finally {
      this.#store = before;
    }
  }

  getStore(): unknown {
    return this.#store;
  }
}

/** A base class for streams, which do not exist in a renderer. */
class NoStream {}

function createTextHash(algorithm: unknown) {
  const hash = createHash(String(algorithm));
  const facade = {
    update(text: unknown) {
      hash.update(String(text));
      return facade;
    },
    digest: (encoding: unknown) => hash.digest(encoding === 'base64' ? 'base64' : 'hex'),
  };
  return facade;
}

const FACADES: Readonly<Record<string, unknown>> = {
  async_hooks: { AsyncLocalStorage: SynchronousStorage },
  crypto: { createHash: createTextHash },
  stream: {
    Readable: NoStream,
    Writable: NoStream,
    Duplex: NoStream,
    Transform: NoStream,
    PassThrough: NoStream,
  },
  util: { TextEncoder, TextDecoder },
};

// All evaluations of all kits share them.
for (const shared of [SynchronousStorage, NoStream, createTextHash]) {
  Object.freeze(shared);
  Object.freeze(shared.prototype);
}
for (const facade of Object.values(FACADES)) Object.freeze(facade);

/** The facade of a built-in module for kits; undefined for any other module. */
export function nodeFacade(specifier: string): unknown {
  const name = specifier.startsWith('node:') ? specifier.slice('node:'.length) : specifier;
  return Object.hasOwn(FACADES, name) ? FACADES[name] : undefined;
}
