import type { Finding } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { LiveBlock } from '../input/gate-input.ts';
import { causeOf, type SideSet } from '../input/side-set.ts';
import type { Comparison } from '../outline/compare-pair.ts';
import { causeHash, withoutContent } from './cause.ts';
import { type PagesOf, placesOf } from './places.ts';

/** A release that writes a message of its own for each block would fill the report. */
const MAX_FINDINGS = 20;

/** Messages that the side set writes to the console and the live set does not, one finding for each release and message. They are only shown. */
export function warningFindings(
  comparisons: readonly Comparison[],
  side: SideSet,
  pagesOf: PagesOf,
): Finding[] {
  const groups = new Map<string, { message: string; release: ReleaseManifest; blocks: LiveBlock[] }>();
  for (const { block, before, after } of comparisons) {
    if (before.kind !== 'rendered' || after.kind !== 'rendered') continue;
    const release = causeOf(block.type, side);
    const known = new Set(before.warnings.map(withoutContent));
    const found = new Map(after.warnings.map((message) => [withoutContent(message), message]));
    for (const [signature, message] of found) {
      if (known.has(signature)) continue;
      const id = `warning:${release.name}/${causeHash(signature)}`;
      const group = groups.get(id) ?? { message, release, blocks: [] };
      group.blocks.push(block);
      if (groups.size < MAX_FINDINGS) groups.set(id, group);
    }
  }
  return [...groups].map(([id, { message, release, blocks }]) => {
    const { facts, where } = placesOf(blocks, pagesOf);
    return {
      ...{ id, kind: 'warning', severity: 'shown', release: releaseLabel(release), ...facts },
      message: `${releaseLabel(release)} warns while rendering ${facts.blocks.join(', ')} on ${where}: "${message}".`,
      remedy: 'Visitors notice nothing; remove the cause, or the message if it is meant for development.',
    };
  });
}
