import type { Finding, FindingKind } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { LiveBlock } from '../input/gate-input.ts';
import { causeOf, type SideSet } from '../input/side-set.ts';
import type { Comparison } from '../outline/compare-pair.ts';
import { causeHash, withoutContent } from './cause.ts';
import { isForeignChange } from './change-findings.ts';
import { type PagesOf, placesOf } from './places.ts';

/** Live content that the side set cannot render any more. What the live set cannot render either is not the candidate's fault. */
export function renderFindings(
  comparisons: readonly Comparison[],
  side: SideSet,
  pagesOf: PagesOf,
): Finding[] {
  const groups = new Map<string, { broken: Broken; release: ReleaseManifest; found: Comparison[] }>();
  for (const comparison of comparisons) {
    const broken = brokenBy(comparison, side);
    if (!broken) continue;
    const { type } = comparison.block;
    const release = causeOf(type, side);
    // A kit breaks blocks of many types in one way; a remote's blocks are fixed one by one.
    const subject = release.kind === 'kit' ? subjectOf(release, broken) : `${release.name}/${type}`;
    const id = `${broken.kind}:${subject}`;
    const group = groups.get(id) ?? { broken, release, found: [] };
    group.found.push(comparison);
    groups.set(id, group);
  }
  return [...groups].map(([id, { broken, release, found }]) => {
    const { facts, subject, where } = placesOf(
      found.map(({ block }) => block),
      pagesOf,
    );
    return {
      ...{ id, kind: broken.kind, severity: 'refused' as const, release: releaseLabel(release) },
      message: `With ${releaseLabel(release)}, ${subject(...broken.does)}${broken.what} on ${where}.`,
      ...{ remedy: REMEDIES[broken.kind], ...facts },
    };
  });
}

interface Broken {
  kind: keyof typeof REMEDIES;
  /** The verb after "block press-list" and after "blocks maps, press-list". */
  does: [one: string, several: string];
  /** What follows the verb. */
  what: string;
  /** Why, without what differs from block to block. */
  cause: string;
}

const REMEDIES = {
  'block-invalid':
    'Let the schema accept this content as well: add optional fields, fill them in the content, then require them (docs/teams.md, “Growing a schema”). Or load the changed content first.',
  'block-empty': 'Render the content that these pages have; a renamed prop of a component is a usual cause.',
  'block-late':
    'Do not wait and do less while rendering: the site shows a fallback for a block that is late.',
  'block-throws':
    'Render this content without an error; an example with the same content shows it in the tests.',
} as const satisfies Partial<Record<FindingKind, string>>;

function brokenBy(comparison: Comparison, side: SideSet): Broken | undefined {
  const { before, after, isEmptied } = comparison;
  // What a kit empties is one cause with what else it changes; but a picture without a name leaves no change in the outline.
  if (isEmptied && !isForeignChange(comparison, side))
    return { kind: 'block-empty', does: ['shows', 'show'], what: ' nothing any more', cause: '' };
  if (after.kind === 'rendered' || before.kind !== 'rendered') return undefined;
  const reason = after.reason.replace(/\.$/, '');
  switch (after.kind) {
    case 'invalid':
      return {
        kind: 'block-invalid',
        does: ['has', 'have'],
        what: ` content that its new schema rejects (${reason})`,
        cause: '',
      };
    case 'late':
      return { kind: 'block-late', does: ['is', 'are'], what: ` late in every try: ${reason}`, cause: '' };
    default:
      return {
        ...{ kind: 'block-throws', does: ['fails', 'fail'], what: `: ${reason}` },
        cause: withoutContent(reason),
      };
  }
}

function subjectOf({ name }: ReleaseManifest, { cause }: Broken): string {
  return cause === '' ? name : `${name}/${causeHash(cause)}`;
}

/** Blocks of live content whose type the side set does not have any more (GA2). */
export function unknownFindings(blocks: readonly LiveBlock[], side: SideSet, pagesOf: PagesOf): Finding[] {
  const missing = new Map<string, LiveBlock[]>();
  for (const block of blocks) {
    if (side.owners.has(block.type) || !side.live.owners.has(block.type)) continue;
    missing.set(block.type, [...(missing.get(block.type) ?? []), block]);
  }
  return [...missing]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, found]) => {
      const release = causeOf(type, side);
      const { facts, where } = placesOf(found, pagesOf);
      return {
        ...{ id: `block-unknown:${release.name}/${type}`, kind: 'block-unknown', severity: 'refused' },
        message: `${releaseLabel(release)} has no block ${type} any more, which ${where} ${facts.pageCount === 1 ? 'shows' : 'show'}.`,
        remedy: 'Keep the block until no content uses it: remove it from these pages first.',
        ...{ release: releaseLabel(release), ...facts },
      };
    });
}
