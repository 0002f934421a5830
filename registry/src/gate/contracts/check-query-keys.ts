import type { Finding } from '@stadtraum/contracts/gate';
import { belongsTo, ownedKeys } from '@stadtraum/federation-kit/define-block';
import type { GateInput, LiveBlock } from '../input/gate-input.ts';
import { blocksByPage, pagesOf, placesOf } from './blocks-by-page.ts';
import { blockLabel, type DeclaredBlock, type DeclaredBlocks } from './declared-blocks.ts';
import { grouped } from './grouped.ts';
import { htmlLinks } from './html-links.ts';
import { contentLinks, type QueryLink } from './query-links.ts';

/** Uses that a finding names at most. */
const MAX_USES_NAMED = 5;

/** A query key that no block of a page owns any more. */
interface LostKey {
  key: string;
  owner: DeclaredBlock;
  block: LiveBlock;
  page: string;
  /** How live content uses it there, as text; empty if it does not. */
  uses: string[];
  /** Keys that the block owns since now. */
  instead: string[];
}

/**
 * Finds query keys that disappear from a page: refused if live content still uses them, shown otherwise, because bookmarks and links
 * elsewhere may. Then finds keys that two blocks of a page own since now.
 */
export async function checkQueryKeys(
  live: DeclaredBlocks,
  side: DeclaredBlocks,
  input: Pick<GateInput, 'blocks' | 'allPagesOf' | 'renderAll'>,
): Promise<Finding[]> {
  const { blocks, allPagesOf } = input;
  const owners = blocks.filter(({ type }) => ownsKeys(live.get(type)) || ownsKeys(side.get(type)));
  const changes = changesByPage(live, side, blocksByPage(owners, allPagesOf));
  const lost = lostKeys(side, changes);
  const shared = sharedKeys(live, side, changes);
  const linksTo = await linksByPath(input, [...new Set(lost.map(({ key }) => key))]);
  const used = lost
    .map((key) => ({ ...key, uses: usesOf(key, linksTo) }))
    // A release that is too old to declare query keys is only worth a finding if something depends on them.
    .filter(({ owner, uses }) => owner.queryKeys !== undefined || uses.length > 0);
  return [
    ...[...new Set(used.map(({ key }) => key))].map((key) =>
      lostFinding(
        key,
        used.filter((other) => other.key === key),
      ),
    ),
    ...[...new Set(shared.map(({ key }) => key))].map((key) =>
      sharedFinding(
        key,
        shared.filter((other) => other.key === key),
      ),
    ),
  ];
}

function ownsKeys(block: DeclaredBlock | undefined): boolean {
  return (block?.queryKeys ?? []).length > 0;
}

function keysOf(block: LiveBlock, set: DeclaredBlocks): string[] {
  return ownedKeys(set.get(block.type)?.queryKeys ?? [], block.content);
}

/** The blocks of each page whose release differs, with the keys that they own in both sets. */
function changesByPage(live: DeclaredBlocks, side: DeclaredBlocks, byPage: ReturnType<typeof blocksByPage>) {
  return [...byPage].flatMap(([page, onPage]) =>
    onPage.flatMap((block) => {
      const owner = side.get(block.type);
      // A block that the side set lacks is a finding of its own.
      if (!owner || owner.release === live.get(block.type)?.release) return [];
      const others = onPage.filter((other) => other !== block);
      return [{ block, owner, page, others, before: keysOf(block, live), after: keysOf(block, side) }];
    }),
  );
}

type Changes = ReturnType<typeof changesByPage>;

function lostKeys(side: DeclaredBlocks, changes: Changes): Omit<LostKey, 'uses'>[] {
  return changes.flatMap(({ block, owner, page, before, after, others }) => {
    const kept = [...after, ...others.flatMap((other) => keysOf(other, side))];
    const instead = after.filter((key) => !before.includes(key));
    return before.filter((key) => !kept.includes(key)).map((key) => ({ key, owner, block, page, instead }));
  });
}

/** Links by the path that they lead to, in content, and in HTML with these keys. */
type LinksByPath = ReadonlyMap<string, readonly QueryLink[]>;

async function linksByPath(
  input: Pick<GateInput, 'blocks' | 'allPagesOf' | 'renderAll'>,
  lost: readonly string[],
): Promise<LinksByPath> {
  if (lost.length === 0) return new Map();
  const links = [...input.blocks.flatMap(contentLinks), ...(await htmlLinks(input, lost))];
  return grouped(links.map((link) => [link.path, link] as const));
}

function usesOf({ key, block, page }: Omit<LostKey, 'uses'>, linksTo: LinksByPath): string[] {
  const isNamed = Object.values(block.content).includes(key);
  const isRead = block.queryParameters?.some((parameter) => belongsTo([key], parameter)) ?? false;
  const linking = linksTo.get(page)?.find(({ parameter }) => belongsTo([key], parameter));
  return [
    ...(isNamed ? ['the content of the block names it'] : []),
    ...(isRead ? ['the content of the page depends on it'] : []),
    ...(linking ? [linking.use] : []),
  ];
}

function lostFinding(key: string, lost: readonly LostKey[]): Finding {
  const inUse = lost.filter(({ uses }) => uses.length > 0);
  const severity = inUse.length > 0 ? 'refused' : 'shown';
  const relevant = inUse.length > 0 ? inUse : lost;
  const owners = uniqueOwners(relevant);
  const { pages, pageCount } = pagesOf(relevant.map(({ page }) => page));
  const uses = [...new Set(relevant.flatMap((other) => other.uses))].slice(0, MAX_USES_NAMED);
  const instead = [...new Set(relevant.flatMap((other) => other.instead))];
  const unknown = owners.some(({ queryKeys }) => queryKeys === undefined);
  const what = unknown ? 'is too old to say whether it owns the query key' : `no longer owns the query key`;
  const reason =
    uses.length > 0 ? uses.join(', ') : 'no live content uses it, but bookmarks and links elsewhere may';
  return {
    id: `query-key:${key}`,
    kind: 'query-key',
    severity: unknown ? 'shown' : severity,
    message: `${owners.map(blockLabel).join(' and ')} ${what} ${key} ${placesOf(pages, pageCount)}: ${reason}${
      instead.length > 0 ? `; it owns ${instead.join(', ')} now` : ''
    }.`,
    remedy: `Keep reading and declaring ${key} beside the new key until no content uses it.`,
    ...(owners[0] && { release: owners[0].release }),
    blocks: owners.map(({ type }) => type),
    pages,
    pageCount,
    ...(instead[0] !== undefined && { changes: [{ before: key, after: instead.join(', ') }] }),
  };
}

/** A key that several blocks of a page own in the side set, and did not in the live set. */
function sharedKeys(live: DeclaredBlocks, side: DeclaredBlocks, changes: Changes) {
  return changes.flatMap(({ block, owner, page, before, after, others }) => {
    const ownerBefore = live.get(block.type);
    // Whether a release that is older than the field owned the key is unknown.
    if (ownerBefore && !ownerBefore.queryKeys) return [];
    const added = after.filter((key) => !before.includes(key));
    return added.flatMap((key) => {
      const other = others.find((other) => keysOf(other, side).includes(key));
      const otherOwner = other && side.get(other.type);
      return otherOwner ? [{ key, owner, otherOwner, page }] : [];
    });
  });
}

function sharedFinding(key: string, shared: ReturnType<typeof sharedKeys>): Finding {
  const owners = uniqueOwners([...shared, ...shared.map(({ otherOwner }) => ({ owner: otherOwner }))]);
  const { pages, pageCount } = pagesOf(shared.map(({ page }) => page));
  return {
    id: `query-key:${key}/shared`,
    kind: 'query-key',
    severity: 'shown',
    message: `Two blocks own the query key ${key} ${placesOf(pages, pageCount)}: ${owners.map(blockLabel).join(' and ')}. A link of one changes the other.`,
    remedy: 'Give one of them another key, unless they are meant to change together.',
    ...(owners[0] && { release: owners[0].release }),
    blocks: owners.map(({ type }) => type),
    pages,
    pageCount,
  };
}

function uniqueOwners(entries: readonly { owner: DeclaredBlock }[]): DeclaredBlock[] {
  return [...new Map(entries.map(({ owner }) => [owner.type, owner])).values()];
}
