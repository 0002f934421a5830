import { access, constants, mkdir } from 'node:fs/promises';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { registryError } from '../../errors.ts';
import { openRegistryKey, type RegistryKey } from '../../identity/registry-key.ts';
import type { RegistryStore } from '../registry-store.ts';
import { asStorageError } from '../storage-error.ts';
import type { StoreLog } from '../store-log.ts';
import { DiskDocuments } from './disk-documents.ts';
import { DiskHistory } from './disk-history.ts';
import { DiskLiveSets } from './disk-live-sets.ts';
import { DiskLog } from './disk-log.ts';
import { DiskReleases } from './disk-releases.ts';
import { DiskReports } from './disk-reports.ts';
import { DiskReserve } from './disk-reserve.ts';

/**
 * Opens the store in `directory` for this process only, and creates the directory and the registry's key if needed. Damaged
 * files, and files that the key did not sign, are reported and skipped; incomplete files of earlier processes are removed.
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE, REGISTRY_STORE_LOCKED, KEY_INVALID
 */
export async function openDiskStore(
  directory: string,
  log: StoreLog,
): Promise<{ store: RegistryStore; key: RegistryKey }> {
  const locked = () => registryError('REGISTRY_STORE_LOCKED', { path: directory });
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const lock = await lockDirectory(directory, locked);
    try {
      const key = await openRegistryKey(directory);
      const releaseLog = await DiskLog.open(directory, log);
      const releases = await DiskReleases.open(directory, { key, releaseLog, log });
      const isUsable = (set: LiveSet) => releases.areComplete(set.releases);
      const reports = new DiskReports(directory);
      const liveSets = await DiskLiveSets.open(directory, { isUsable, key, log, releaseLog, reports });
      await releases.removeStale();
      await key.save();
      const reserve = await DiskReserve.open(directory, log);
      const close = async () => {
        reserve.close();
        await releaseLog.close();
        await lock.release();
      };
      const documents = new DiskDocuments(directory, releaseLog);
      const history = new DiskHistory(directory);
      const checkAvailable = async () => {
        await access(directory, constants.R_OK | constants.W_OK).catch((error) => {
          throw asStorageError(error, directory);
        });
        await reserve.fill();
      };
      const forRollback: RegistryStore['forRollback'] = (rollback) => reserve.use(rollback);
      const ports = { releases, liveSets, documents, reports, history, log: releaseLog };
      return { store: { kind: 'disk', ...ports, checkAvailable, forRollback, close }, key };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw asStorageError(error, directory);
  }
}
