import type { Acceptance, SenderChecks } from '@stadtraum/contracts/gate';
import type { Activation } from '@stadtraum/contracts/registry-api';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import { reportAddress } from '../clients/http.ts';
import { formatReport } from '../terminal/report.ts';
import { describeActivation, timeAgo } from '../terminal/wording.ts';
import { chooseRelease } from './choose-release.ts';
import { announce, type CommandContext } from './context.ts';

export interface ActivateOptions {
  /** Findings of the gate that the sender accepts, with the reason. */
  accept?: readonly Acceptance[] | undefined;
  /** The kit that these remotes are to run on, while two are live. */
  kit?: string | undefined;
}

/** `activate <name[@version]>…`: activates releases in one switch. Without a version, the last published one is meant. */
export async function activate(
  requested: readonly string[],
  { accept, kit }: ActivateOptions,
  context: CommandContext,
): Promise<Activation> {
  const { registry, terminal } = context;
  await announce(`Activate ${requested.join(', ')}`, context);
  const published = await registry.releases();
  const releases = requested.map((text) => chooseRelease(text, published, registry.url));
  for (const { name, version, publishedAt, publishedBy } of releases) {
    const by = publishedBy ? ` by ${publishedBy.team}` : '';
    terminal.line(`  ${name} ${version}, published ${timeAgo(publishedAt, Date.now())}${by}`);
  }
  return activateReleases(releases, { accept, kit }, context);
}

/** @param options.checks that the sender ran; undefined if it activates what was published before */
export async function activateReleases(
  releases: readonly ReleaseReference[],
  { accept, checks, kit }: ActivateOptions & { checks?: SenderChecks },
  { registry, terminal }: CommandContext,
): Promise<Activation> {
  const { activation } = await terminal.step('activate', async () => {
    const result = await registry.activate({
      releases: releases.map(({ name, version }) => ({ name, version, ...(kit !== undefined && { kit }) })),
      ...(accept && accept.length > 0 && { accept: [...accept] }),
      ...(checks && { checks }),
    });
    return { detail: describeActivation(result), activation: result };
  });
  const { report } = activation;
  if (report) {
    const lines = formatReport(report, reportAddress(registry.url, report.id), terminal);
    for (const line of lines) terminal.line(line);
  }
  return activation;
}
