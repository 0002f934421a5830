import type { Activation } from '@stadtraum/contracts/registry-api';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import { describeActivation, timeAgo } from '../terminal/wording.ts';
import { chooseRelease } from './choose-release.ts';
import { announce, type CommandContext } from './context.ts';

/** `activate <name[@version]>…`: activates releases in one switch. Without a version, the last published one is meant. */
export async function activate(requested: readonly string[], context: CommandContext): Promise<Activation> {
  const { registry, terminal } = context;
  await announce(`Activate ${requested.join(', ')}`, context);
  const published = await registry.releases();
  const releases = requested.map((text) => chooseRelease(text, published, registry.url));
  for (const { name, version, publishedAt, publishedBy } of releases) {
    const by = publishedBy ? ` by ${publishedBy.team}` : '';
    terminal.line(`  ${name} ${version}, published ${timeAgo(publishedAt, Date.now())}${by}`);
  }
  return activateReleases(releases, context);
}

export async function activateReleases(
  releases: readonly ReleaseReference[],
  { registry, terminal }: CommandContext,
): Promise<Activation> {
  const { activation } = await terminal.step('activate', async () => {
    const result = await registry.activate(releases);
    return { detail: describeActivation(result), activation: result };
  });
  return activation;
}
