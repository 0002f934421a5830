import type { Logger } from '@stadtraum/server-base/logging';
import { logProblem } from '@stadtraum/server-base/logging';
import type { RegistryKey } from '../identity/registry-key.ts';
import { openDiskStore } from '../store/disk/open-disk-store.ts';
import { refuseMoved } from '../store/moved-marker.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the store: in PostgreSQL with `DATABASE_URL`, else on disk. This process ends if another registry takes the database.
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE, REGISTRY_STORE_LOCKED, REGISTRY_STORE_UNAVAILABLE, REGISTRY_STORE_MOVED,
 *   REGISTRY_SCHEMA_NEWER, KEY_INVALID
 */
export async function openStore(
  { directory, databaseUrl: url }: Pick<Settings, 'directory' | 'databaseUrl'>,
  log: Logger,
): Promise<{ store: RegistryStore; key: RegistryKey }> {
  if (url === undefined) {
    await refuseMoved(directory);
    return openDiskStore(directory, log);
  }
  // Imported on demand: a registry on disk does not need the driver.
  const { openPostgresStore } = await import('../store/postgres/open-postgres-store.ts');
  const onSuperseded = (error: Error) => {
    logProblem(log, 'error', error);
    process.exit(1);
  };
  return openPostgresStore({ url, directory, log, onSuperseded });
}
