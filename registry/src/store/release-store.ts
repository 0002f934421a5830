import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import type { Publication } from './publication.ts';
import type { NewLogEntry } from './release-log.ts';

/**
 * The port to stored releases, which are immutable. An adapter for a remote storage copies a release to a local directory
 * before `directoryOf` returns it.
 */
export interface ReleaseStore {
  /** Sorted by name, then newest first. */
  list(): PublishedRelease[];
  find(release: ReleaseReference): PublishedRelease | undefined;
  /**
   * The release's stored manifest.
   *
   * @throws CodedError RELEASE_UNKNOWN, RELEASE_HASH_MISMATCH and what `parseManifest` throws
   */
  manifestOf(release: ReleaseReference): Promise<ReleaseManifest>;
  /**
   * A local directory that contains the release's manifest and files.
   *
   * @throws CodedError RELEASE_UNKNOWN
   */
  directoryOf(release: ReleaseReference): Promise<string>;
  /** Creates an empty local directory for an upload, on the file system that `add` moves it to. */
  stage(): Promise<StagedDirectory>;
  /**
   * Stores a staged, verified directory durably as the release that `manifest` describes, completely or not at all. Replaces a
   * damaged copy of the same release.
   *
   * @param entry see `DocumentStore.write`
   */
  add(
    staged: StagedDirectory,
    manifest: ReleaseManifest,
    publication: Publication,
    entry: NewLogEntry,
  ): Promise<PublishedRelease>;
  /**
   * Records that a stored release was published again (TR8).
   *
   * @param entry see `DocumentStore.write`
   * @throws CodedError RELEASE_UNKNOWN
   */
  republish(
    release: ReleaseReference,
    publication: Publication,
    entry: NewLogEntry,
  ): Promise<PublishedRelease>;
  /**
   * Verifies all stored bytes of a release.
   *
   * @throws CodedError RELEASE_UNKNOWN, and what `verifyRelease` throws
   */
  verify(release: StoredReference): Promise<void>;
  /**
   * Removes a release for good.
   *
   * @throws CodedError RELEASE_UNKNOWN
   */
  remove(release: ReleaseReference): Promise<void>;
}

/** A release and the integrity of its manifest. */
export type StoredReference = ReleaseReference & Pick<PublishedRelease, 'manifest'>;

export interface StagedDirectory {
  path: string;
  /** Removes the directory if it still exists. */
  discard(): Promise<void>;
}
