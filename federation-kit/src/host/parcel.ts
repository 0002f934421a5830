import type { IslandParcel } from '@stadtraum/contracts/island';
import { mountRootParcel, type ParcelConfig, type ParcelConfigObject } from 'single-spa';

/** Milliseconds that a lifecycle of an island may take. single-spa's own default is to wait for ever. */
const LIFECYCLE_DEADLINE = 10_000;
const LIFECYCLE = { millis: LIFECYCLE_DEADLINE, warningMillis: LIFECYCLE_DEADLINE, dieOnTimeout: true };

export interface MountedParcel {
  /** Settles when React is done with the element. Never rejects: what is broken is not mounted. */
  unmount(): Promise<void>;
}

/**
 * Mounts an island's parcel on its element. Of single-spa only root parcels are used, so it is never started: it leaves
 * history and the page's events alone.
 *
 * @throws whatever a lifecycle throws, or single-spa's error after the deadline
 */
export async function mountParcel(parcel: IslandParcel, domElement: HTMLElement): Promise<MountedParcel> {
  const mounted = mountRootParcel(withDeadlines(parcel), { domElement });
  // When one step fails, the promises of all later steps reject as well.
  for (const step of [mounted.loadPromise, mounted.bootstrapPromise, mounted.unmountPromise]) {
    step.catch(ignore);
  }
  await mounted.mountPromise;
  return { unmount: () => mounted.unmount().then(ignore, ignore) };
}

function withDeadlines(parcel: IslandParcel): ParcelConfig {
  const timeouts = { bootstrap: LIFECYCLE, mount: LIFECYCLE, unmount: LIFECYCLE };
  return { ...(parcel as ParcelConfigObject), timeouts } as ParcelConfig;
}

function ignore(): void {}
