import { type Finding, MAX_CHANGES_NAMED } from '@stadtraum/contracts/gate';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { causeOf, isForeign, type SideSet } from '../input/side-set.ts';
import type { Comparison } from '../outline/compare-pair.ts';
import { groupByCause } from '../outline/group-by-cause.ts';
import { causeHash } from './cause.ts';
import { type PagesOf, placesOf } from './places.ts';

/** Blocks of other teams that a kit changes for visitors, one finding for each cause (GA3). */
export function foreignChanges(
  comparisons: readonly Comparison[],
  side: SideSet,
  pagesOf: PagesOf,
): Finding[] {
  const changed = comparisons.filter((comparison) => isForeignChange(comparison, side));
  const causes = groupByCause(changed, ({ changes }) => changes.map(({ signature }) => signature));
  return causes.flatMap(({ signatures, items }) => {
    const [first] = items;
    if (!first) return [];
    const kit = causeOf(first.block.type, side);
    const { facts, where } = describe(items, pagesOf);
    const cause = signatures.slice(0, 3).join('; ');
    return {
      id: `foreign-change:${causeHash(...signatures)}`,
      ...{ kind: 'foreign-change', severity: 'refused', release: releaseLabel(kit) },
      message: `${releaseLabel(kit)} changes what visitors get from ${count(facts.blocks.length, 'block type')} of other teams on ${where}: ${cause}.`,
      remedy:
        'Keep what these blocks get from the kit, for example the old name of a prop beside the new one; or activate the remotes that expect the change with the kit.',
      ...facts,
    };
  });
}

/** Whether another team's block changes in what the outline has. */
export function isForeignChange({ block, changes }: Comparison, side: SideSet): boolean {
  return changes.length > 0 && isForeign(block.type, side);
}

/** Blocks of the candidate's own releases that change for visitors. They are only shown. */
export function ownChanges(comparisons: readonly Comparison[], side: SideSet, pagesOf: PagesOf): Finding[] {
  const byType = new Map<string, Comparison[]>();
  for (const comparison of comparisons) {
    const { type } = comparison.block;
    if (comparison.changes.length === 0 || comparison.isEmptied || isForeign(type, side)) continue;
    byType.set(type, [...(byType.get(type) ?? []), comparison]);
  }
  return [...byType].flatMap(([type, items]) => {
    const release = side.owners.get(type);
    if (!release) return [];
    const { facts, where } = describe(items, pagesOf);
    return {
      ...{ id: `own-change:${release.name}/${type}`, kind: 'own-change', severity: 'shown' },
      message: `Block ${type} changes in ${count(items.length, 'place')} on ${where}.`,
      remedy: 'No action is needed if this is what you wanted to change.',
      ...{ release: releaseLabel(release), ...facts },
    };
  });
}

function describe(items: readonly Comparison[], pagesOf: PagesOf) {
  const { facts, where } = placesOf(
    items.map(({ block }) => block),
    pagesOf,
  );
  const pairs = items.flatMap(({ changes }) => changes.map(({ signature: _, ...change }) => change));
  const distinct = new Map(pairs.map((change) => [JSON.stringify(change), change]));
  const changes = [...distinct.values()].slice(0, MAX_CHANGES_NAMED);
  return { where, facts: { ...facts, changes } };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
