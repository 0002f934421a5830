import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openCluster, upgradeCluster } from './cluster.ts';

/** Where the build puts a cluster that nobody has used yet; seen from `src/` and from `dist/` it is the same place. */
export const PREPARED_CLUSTER = path.resolve(import.meta.dirname, '../../../dist/cluster');

/**
 * Makes a cluster with the schema and without content. PGlite takes seconds to make one, copying the prepared one takes tenths. It
 * gets its name only when it is whole, so that a crash leaves none half made.
 *
 * @param cluster path of a directory that does not exist yet
 * @param prepared path of a cluster to copy, if there is one
 */
export async function makeCluster(cluster: string, prepared = PREPARED_CLUSTER): Promise<void> {
  const unfinished = `${cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(prepared)) await cp(prepared, unfinished, { recursive: true });
  else await makeEmptyCluster(unfinished);
  await rename(unfinished, cluster);
}

async function makeEmptyCluster(cluster: string): Promise<void> {
  const open = await openCluster(cluster);
  await upgradeCluster(open, `new embedded database in ${cluster}`);
  await open.client.close();
}

/** What the build does: a cluster to copy, made with the PGlite that is installed and the migrations that there are. */
export async function prepareCluster(prepared = PREPARED_CLUSTER): Promise<void> {
  await rm(prepared, { recursive: true, force: true });
  await mkdir(path.dirname(prepared), { recursive: true });
  await makeCluster(prepared, prepared);
}
