import type { IslandModule, IslandParcelOptions } from '@stadtraum/contracts/island';
import { keepTextAreas } from './field-values.ts';
import { IslandError } from './island-error.ts';
import { mountParcel } from './parcel.ts';
import { saveServerHtml } from './server-html.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

export interface IslandEvents {
  /** The island threw after it was mounted; the server's HTML is restored. */
  onFailure(error: IslandError): void;
  /** The HTML did not match, and React rendered the island again. */
  onMismatch(error: IslandError): void;
}

/**
 * Mounts an island on its element. If the island throws, now or later, the parcel is unmounted and the server's HTML restored.
 *
 * @throws IslandError ISLAND_RENDER_FAILED when the island throws before it is mounted
 */
export async function mountIsland(
  { createIslandParcel }: IslandModule,
  element: HTMLElement,
  options: Omit<IslandParcelOptions, 'onError' | 'onMismatch'>,
  { onFailure, onMismatch }: IslandEvents,
): Promise<void> {
  const serverHtml = saveServerHtml(element);
  await yieldToBrowser();
  const restoreTextAreas = keepTextAreas(element);
  let failure: IslandError | undefined;
  let mounted = false;

  function fail(error: unknown): void {
    if (failure) return;
    failure = new IslandError('ISLAND_RENDER_FAILED', error);
    serverHtml.restore();
    mounting.then(({ unmount }) => unmount()).catch(() => {});
    if (mounted) onFailure(failure);
  }

  const parcel = createIslandParcel({
    ...options,
    onError: fail,
    onMismatch: (error) => onMismatch(new IslandError('ISLAND_MISMATCHED', error)),
  });
  const mounting = mountParcel(parcel, element);
  await mounting.catch(fail);
  if (failure) throw failure;
  restoreTextAreas();
  mounted = true;
}
