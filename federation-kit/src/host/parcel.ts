import type { IslandParcel } from '@stadtraum/contracts/island';
import { mountRootParcel, type ParcelConfig, type ParcelConfigObject } from 'single-spa';

/** Maximum duration of one of an island's lifecycle functions, in milliseconds. single-spa's default is to wait indefinitely. */
const LIFECYCLE_TIMEOUT_MS = 10_000;
const LIFECYCLE = { millis: LIFECYCLE_TIMEOUT_MS, warningMillis: LIFECYCLE_TIMEOUT_MS, dieOnTimeout: true };

export interface MountedParcel {
  /** Settles when React has released the element. Never rejects, even if the parcel is not mounted. */
  unmount(): Promise<void>;
}

/**
 * Mounts an island's parcel on its element. Only root parcels of single-spa are used, so it is never started and does not touch
 * history or the page's events.
 *
 * @throws what a lifecycle function throws, or single-spa's error on a timeout
 */
export async function mountParcel(parcel: IslandParcel, domElement: HTMLElement): Promise<MountedParcel> {
  const mounted = mountRootParcel(withTimeouts(parcel), { domElement });
  // When one step fails, the promises of all later steps reject as well.
  for (const step of [mounted.loadPromise, mounted.bootstrapPromise, mounted.unmountPromise]) {
    step.catch(ignore);
  }
  await mounted.mountPromise;
  return { unmount: () => mounted.unmount().then(ignore, ignore) };
}

function withTimeouts(parcel: IslandParcel): ParcelConfig {
  const timeouts = { bootstrap: LIFECYCLE, mount: LIFECYCLE, unmount: LIFECYCLE };
  return { ...(parcel as ParcelConfigObject), timeouts } as ParcelConfig;
}

function ignore(): void {}
