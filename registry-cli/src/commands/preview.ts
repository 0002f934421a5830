import type { Finding, RequestedRelease } from '@stadtraum/contracts/gate';
import type { CreatedPreview, SideSet } from '@stadtraum/contracts/preview';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { layOutTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { localTime, plainText, timeAgo } from '../terminal/wording.ts';
import { chooseRelease } from './choose-release.ts';
import { announce, type CommandContext } from './context.ts';

export interface PreviewOptions {
  /** Hours for which the link is valid. */
  hours: number;
  /** Id of the preview to end. */
  end?: string;
  /** The kit that these remotes are to run on, while two are live. */
  kit?: string;
}

/**
 * `preview <name[@version]>…`: makes a link to the site composed with these releases; nothing goes live. Without releases it lists the
 * previews, and `--end` ends one.
 */
export async function preview(
  requested: readonly string[],
  { hours, end, kit }: PreviewOptions,
  context: CommandContext,
): Promise<CreatedPreview | SideSet | SideSet[]> {
  if (end !== undefined) return endPreview(end, context);
  if (requested.length === 0) return listPreviews(context);
  await announce(`Preview ${requested.join(', ')}`, context);
  const releases = await chooseReleases(requested, context);
  return createPreview(
    releases.map((release) => ({ ...release, ...(kit !== undefined && { kit }) })),
    hours,
    context,
  );
}

/** The releases that a person names, see `chooseRelease`. */
export async function chooseReleases(
  requested: readonly string[],
  { registry }: Pick<CommandContext, 'registry'>,
): Promise<ReleaseReference[]> {
  if (requested.length === 0) return [];
  const published = await registry.releases();
  return requested.map((text) => chooseRelease(text, published, registry.url));
}

/** Makes a preview and prints its link, its expiry and what the gate finds. */
export async function createPreview(
  releases: readonly RequestedRelease[],
  hours: number,
  { registry, terminal, siteUrl }: CommandContext,
): Promise<CreatedPreview> {
  const { created } = await terminal.step('preview', async () => {
    const result = await registry.preview(releases, hours);
    const detail = `${result.sideSet.id} (verification ${result.verificationMs} ms)`;
    return { detail, created: result };
  });
  const { sideSet, path, findings, unchecked } = created;
  printFindings(findings, terminal);
  for (const sentence of unchecked) terminal.line(`  ${plainText(sentence)}`);
  terminal.line();
  terminal.line(`  ${terminal.bold(`${siteUrl ?? ''}${path}`)}`);
  terminal.line();
  if (siteUrl === undefined)
    terminal.line('  This is a path on the site. Set SITE_URL to get the whole link.');
  terminal.line(
    `Nothing went live. Everyone with the link sees the preview until ${localTime(sideSet.expiresAt)}.`,
  );
  terminal.line(`\`registry preview --end ${sideSet.id}\` ends it earlier.`);
  return created;
}

function printFindings(findings: readonly Finding[], terminal: Terminal): void {
  for (const { id, severity, message, remedy } of findings) {
    const outcome = severity === 'refused' ? 'An activation would be refused' : 'An activation would show';
    terminal.line(`  ${outcome}: ${plainText(message)} ${terminal.dim(id)}`);
    if (severity === 'refused') terminal.line(`    ${plainText(remedy)}`);
  }
}

async function listPreviews({ registry, terminal }: CommandContext): Promise<SideSet[]> {
  const sideSets = await registry.previews();
  if (sideSets.length === 0) terminal.line('There are no previews.');
  const now = Date.now();
  const rows = sideSets.map(({ id, createdAt, createdBy, expiresAt, releases, exchanged }) => [
    id,
    `${timeAgo(createdAt, now)} by ${createdBy}`,
    localTime(expiresAt),
    releases
      .filter(({ name }) => exchanged.includes(name))
      .map(releaseLabel)
      .join(', '),
  ]);
  if (rows.length > 0) {
    for (const line of layOutTable([['PREVIEW', 'CREATED', 'EXPIRES', 'RELEASES'], ...rows], []))
      terminal.line(line);
  }
  return sideSets;
}

async function endPreview(id: string, context: CommandContext): Promise<SideSet> {
  const { registry, terminal } = context;
  await announce(`End preview ${id}`, context);
  const { ended } = await terminal.step('end', async () => ({
    ended: await registry.endPreview(id),
    detail: `${id}; shells refuse its link within a few seconds`,
  }));
  return ended;
}
