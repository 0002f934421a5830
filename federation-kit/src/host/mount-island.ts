import type { IslandModule, IslandParcelOptions } from '@stadtraum/contracts/island';
import { IslandError } from './island-error.ts';
import { nextTurn } from './next-turn.ts';
import { mountParcel } from './parcel.ts';
import { keepServerHtml } from './server-html.ts';

export interface IslandEvents {
  /** The island threw after it had been mounted; the server's HTML is back. */
  onFailure(error: IslandError): void;
  /** React found other HTML than it expected, and rendered the island anew. */
  onMismatch(error: IslandError): void;
}

/**
 * Mounts an island on its element. Whatever it throws, now or later: the parcel is unmounted and the server's HTML put back.
 *
 * @throws IslandError ISLAND_RENDER_FAILED when it throws before it is mounted
 */
export async function mountIsland(
  { createIslandParcel }: IslandModule,
  element: HTMLElement,
  options: Omit<IslandParcelOptions, 'onError' | 'onMismatch'>,
  { onFailure, onMismatch }: IslandEvents,
): Promise<void> {
  const serverHtml = keepServerHtml(element);
  await nextTurn();
  let failure: IslandError | undefined;
  let mounted = false;

  function fail(error: unknown): void {
    if (failure) return;
    failure = new IslandError('ISLAND_RENDER_FAILED', error);
    serverHtml.putBack();
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
  mounted = true;
}
