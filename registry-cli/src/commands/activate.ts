import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { describeActivation } from '../terminal/wording.ts';
import type { CommandContext } from './context.ts';

/** `activate <name[@version]>…`: activates releases in one switch. The default version is the newest one. */
export async function activate(requested: readonly string[], context: CommandContext): Promise<void> {
  const published = await context.registry.releases();
  await activateReleases(
    requested.map((text) => chooseRelease(text, published)),
    context,
  );
}

export async function activateReleases(
  releases: readonly ReleaseReference[],
  { registry, terminal }: CommandContext,
): Promise<LiveSet> {
  const { liveSet } = await terminal.step('activate', async () => {
    const activation = await registry.activate(releases);
    return { detail: describeActivation(activation), liveSet: activation.liveSet };
  });
  return liveSet;
}

function chooseRelease(text: string, published: readonly PublishedRelease[]): ReleaseReference {
  const [name = '', version] = text.split('@');
  if (version !== undefined) return { name, version };
  const [newest] = published
    .filter((release) => release.name === name)
    .sort((a, b) => b.sequence - a.sequence);
  if (!newest) throw releaseError('RELEASE_UNKNOWN', { release: name });
  return newest;
}
