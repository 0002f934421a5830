import type { LiveSetStore } from '../../store/live-set-store.ts';
import type { RegistryStore } from '../../store/registry-store.ts';

/** Responds while the store can be read and changed, otherwise with its error. `GET /healthz` only says that the process responds. */
export function readiness({ store, liveSets }: { store: RegistryStore; liveSets: LiveSetStore }) {
  return async () => {
    await store.checkAvailable();
    return { ready: true, store: store.kind, liveSet: liveSets.current()?.id ?? null };
  };
}
