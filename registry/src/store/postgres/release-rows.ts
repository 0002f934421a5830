import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { integrityOf, MANIFEST_FILE, parseManifest } from '@stadtraum/federation-kit/release-files';
import type { PublicationRecord } from '../publication.ts';
import type { StoredReference } from '../release-store.ts';
import type { Queries } from './queries.ts';

/**
 * Inserts the release in `directory`, or replaces a stored copy.
 *
 * @param publication its signed record
 */
export async function insertRelease(
  queries: Queries,
  directory: string,
  publication: PublicationRecord,
): Promise<void> {
  const { name, version } = publication;
  const bytes = await readFile(join(directory, MANIFEST_FILE));
  const { sequence, files } = parseManifest(bytes, releaseLabel(publication));
  await queries.query('delete from registry.releases where name = $1 and version = $2', [name, version]);
  await queries.query(
    `insert into registry.releases (name, version, sequence, manifest, publication) values ($1, $2, $3, $4, $5)`,
    [name, version, sequence, bytes, JSON.stringify(publication)],
  );
  for (const path of Object.keys(files)) {
    await queries.query(
      'insert into registry.release_files (name, version, path, bytes) values ($1, $2, $3, $4)',
      [name, version, path, await readFile(join(directory, path))],
    );
  }
}

/** @throws CodedError RELEASE_INCOMPLETE */
export async function readManifestBytes(queries: Queries, release: ReleaseReference): Promise<Buffer> {
  const { rows } = await queries.query<{ manifest: Buffer }>(
    'select manifest from registry.releases where name = $1 and version = $2',
    [release.name, release.version],
  );
  if (rows[0]) return rows[0].manifest;
  throw releaseError('RELEASE_INCOMPLETE', { release: releaseLabel(release), files: MANIFEST_FILE });
}

/** One value for each stored file of a release, by path. */
export async function readFiles(
  queries: Queries,
  release: ReleaseReference,
  column: string,
): Promise<Map<string, unknown>> {
  const { rows } = await queries.query<{ path: string; value: unknown }>(
    `select path, ${column} from registry.release_files where name = $1 and version = $2`,
    [release.name, release.version],
  );
  return new Map(rows.map(({ path, value }) => [path, value]));
}

/**
 * Compares the stored bytes with the manifest. The database computes the hashes, so no file is transferred.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_INCOMPLETE
 */
export async function verifyStored(queries: Queries, release: PublishedRelease): Promise<void> {
  const bytes = await readManifestBytes(queries, release);
  checkManifest(bytes, release);
  const { files } = parseManifest(bytes, releaseLabel(release));
  const stored = await readFiles(queries, release, `'sha256-' || encode(sha256(bytes), 'base64') as value`);
  for (const [path, { integrity }] of Object.entries(files)) {
    if (stored.get(path) === integrity) continue;
    if (stored.has(path))
      throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(release), file: path });
    throw releaseError('RELEASE_INCOMPLETE', { release: releaseLabel(release), files: path });
  }
}

/** @throws CodedError RELEASE_HASH_MISMATCH if these are not the bytes of the release's manifest */
export function checkManifest(bytes: Buffer, release: PublishedRelease): void {
  checkExpected({ ...release, manifest: integrityOf(bytes) }, release);
}

/** @throws CodedError RELEASE_HASH_MISMATCH */
export function checkExpected(actual: PublishedRelease, expected: StoredReference): void {
  if (actual.manifest === expected.manifest) return;
  throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(expected), file: MANIFEST_FILE });
}
