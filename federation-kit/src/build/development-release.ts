import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { manifestOf } from './assemble-release.ts';
import { type ChangeableSources, recordSources } from './changeable-sources.ts';
import type { Compile } from './compile.ts';
import { buildRemote } from './remote-release.ts';
import { readPackageFolder } from './source/package-folder.ts';

/** A release in memory, for the developer's own computer. */
export interface DevelopmentRelease {
  manifest: ReleaseManifest;
  /** Bytes by path. */
  files: ReadonlyMap<string, Buffer>;
  sources: ChangeableSources;
}

/**
 * Builds a remote for development: neither minified nor compressed, without limits of size, and so that an open page
 * can exchange its components. Otherwise it is built as for production,
 * and what would be refused there is refused here.
 *
 * @throws CodedError with a code that starts with BUILD_
 */
export async function buildDevelopmentRelease(path: string, compile: Compile): Promise<DevelopmentRelease> {
  const source = readPackageFolder(path);
  const record = recordSources(compile);
  const content = await buildRemote(source, record.compile, { fastRefresh: true });
  const types = content.blocks.map(({ type }) => type);
  return {
    manifest: manifestOf(source, 'remote', content),
    files: content.files,
    sources: record.sources(types),
  };
}
