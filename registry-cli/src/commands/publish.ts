import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import { readManifest } from '@stadtraum/federation-kit/release-files';
import { formatBytes } from '../terminal/wording.ts';
import { findReleases } from '../workspace/apps.ts';
import type { CommandContext } from './context.ts';

/** `publish <folder>…`: sends built releases to the registry without activating them. */
export async function publish(folders: readonly string[], context: CommandContext): Promise<void> {
  await publishReleases(await findReleases(folders, context.cwd), context);
}

/** @param directories that contain built releases */
export async function publishReleases(
  directories: readonly string[],
  { registry, terminal }: CommandContext,
): Promise<ReleaseReference[]> {
  const published: ReleaseReference[] = [];
  for (const directory of directories) {
    const { release } = await terminal.step('publish', async () => {
      const files = Object.values((await readManifest(directory)).files);
      const { name, version, created } = await registry.publish(directory);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const size = created
        ? `${files.length} file${files.length === 1 ? '' : 's'}, ${formatBytes(bytes)}`
        : 'already published';
      return { detail: `${name} ${version} (${size})`, release: { name, version } };
    });
    published.push(release);
  }
  return published;
}
