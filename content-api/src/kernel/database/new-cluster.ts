import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openCluster, upgradeCluster } from './cluster.ts';

/** The cluster that the build prepares as a template; the path is the same from `src/` and from `dist/`. */
export const PREPARED_CLUSTER = path.resolve(import.meta.dirname, '../../../dist/cluster');

/**
 * Creates a cluster with the schema but without content. PGlite needs seconds to create one; copying a prepared cluster takes a
 * fraction of a second. The complete cluster is renamed into place, so a crash never leaves a partial one there.
 *
 * @param cluster path of a directory that does not exist yet
 * @param prepared path of a cluster to copy, if there is one
 */
export async function createCluster(cluster: string, prepared = PREPARED_CLUSTER): Promise<void> {
  const unfinished = `${cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(prepared)) await cp(prepared, unfinished, { recursive: true });
  else await createEmptyCluster(unfinished);
  await rename(unfinished, cluster);
}

async function createEmptyCluster(cluster: string): Promise<void> {
  const open = await openCluster(cluster);
  await upgradeCluster(open, `new embedded database in ${cluster}`);
  await open.client.close();
}

/** Prepares the template cluster with the installed PGlite and the current migrations. The build calls it. */
export async function prepareCluster(prepared = PREPARED_CLUSTER): Promise<void> {
  await rm(prepared, { recursive: true, force: true });
  await mkdir(path.dirname(prepared), { recursive: true });
  await createCluster(prepared, prepared);
}
