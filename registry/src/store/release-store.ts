import type { ReleaseKind, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';

/** What the registry knows of a published release without opening it. */
export interface PublishedRelease {
  name: string;
  version: string;
  kind: ReleaseKind;
  /** Grows with every published release of the same name. */
  sequence: number;
  /** Integrity of the stored manifest's bytes, which in turn list every file's. */
  manifest: string;
  /** Sum of all files. */
  bytes: number;
  /** What a browser would transfer if it loaded every browser file once, brotli-compressed where there is a `.br` file. */
  browserBytes: number;
  /** Types of its blocks. */
  blocks: string[];
  /** Instant (RFC 3339). */
  publishedAt: string;
}

/**
 * Where releases live: immutable once added. The port for another storage than the local disk; such an adapter fetches a
 * release to a local directory before it answers `directoryOf`.
 */
export interface ReleaseStore {
  /** Newest sequence first within each name. */
  list(): PublishedRelease[];
  find(release: ReleaseReference): PublishedRelease | undefined;
  /**
   * The release's stored manifest.
   *
   * @throws CodedError RELEASE_UNKNOWN, RELEASE_HASH_MISMATCH and what `parseManifest` throws
   */
  manifestOf(release: ReleaseReference): Promise<ReleaseManifest>;
  /**
   * A local directory that holds the release's manifest and files.
   *
   * @throws CodedError RELEASE_UNKNOWN
   */
  directoryOf(release: ReleaseReference): Promise<string>;
  /** An empty local directory for an upload, on the file system that `add` moves it to. */
  stage(): Promise<StagedDirectory>;
  /**
   * Stores a staged, verified directory as the release that `manifest` describes, all of it or nothing, durably.
   * It replaces a damaged copy of the same release.
   */
  add(staged: StagedDirectory, manifest: ReleaseManifest): Promise<PublishedRelease>;
}

export interface StagedDirectory {
  path: string;
  /** Removes the directory, if it is still there. */
  discard(): Promise<void>;
}
