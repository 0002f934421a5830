import { mkdir } from 'node:fs/promises';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { registryError } from '../../errors.ts';
import type { RegistryStore } from '../registry-store.ts';
import { asStorageError } from '../storage-error.ts';
import { DiskLiveSets } from './disk-live-sets.ts';
import { DiskReleases } from './disk-releases.ts';
import type { StoreLog } from './store-log.ts';

/**
 * Opens the store in `directory` for this process only, and creates the directory if needed. Damaged files are reported and
 * skipped; incomplete files of earlier processes are removed.
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE, REGISTRY_STORE_LOCKED
 */
export async function openDiskStore(directory: string, log: StoreLog): Promise<RegistryStore> {
  const locked = () => registryError('REGISTRY_STORE_LOCKED', { path: directory });
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const lock = await lockDirectory(directory, locked);
    try {
      const releases = await DiskReleases.open(directory, log);
      const liveSets = await DiskLiveSets.open(directory, (set) => releases.areComplete(set.releases), log);
      await releases.removeStale();
      return { releases, liveSets, close: () => lock.release() };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw asStorageError(error, directory);
  }
}
