import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { cliError } from '../errors.ts';
import { chooseRelease } from './choose-release.ts';
import { announce, type CommandContext } from './context.ts';

export interface MarkOptions {
  /** Remove the mark. */
  clear?: boolean;
  /** Why it is bad, for others who see the mark. */
  reason?: string;
}

/** `mark <name@version>`: marks a release as bad, so that rollbacks skip it and it cannot be activated, or clears the mark. */
export async function mark(
  text: string,
  { clear = false, reason }: MarkOptions,
  context: CommandContext,
): Promise<PublishedRelease> {
  const { registry, terminal } = context;
  if (!clear && !reason) throw cliError('REASON_MISSING', {});
  await announce(clear ? `Clear the mark of ${text}` : `Mark ${text} as bad`, context);
  const release = chooseRelease(text, await registry.releases(), registry.url);
  await terminal.step('mark', async () => {
    await registry.mark(release, !clear);
    const state = clear ? 'can be activated again' : 'cannot be activated, and rollbacks skip it';
    return { detail: `${release.name} ${release.version} ${state}` };
  });
  return release;
}
