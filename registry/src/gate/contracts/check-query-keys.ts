import { type Finding, MAX_PAGES_NAMED } from '@stadtraum/contracts/gate';
import { belongsTo, ownedKeys } from '@stadtraum/federation-kit/define-block';
import { blocksByPage, type PlacedBlock, pagesOf, placesOf } from './blocks-by-page.ts';
import { blockLabel, type DeclaredBlock, type DeclaredBlocks } from './declared-blocks.ts';
import { type QueryLink, queryLinks } from './query-links.ts';

/** A query key that no block of a page owns any more. */
interface LostKey {
  key: string;
  owner: DeclaredBlock;
  block: PlacedBlock;
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
export function checkQueryKeys(
  live: DeclaredBlocks,
  side: DeclaredBlocks,
  blocks: readonly PlacedBlock[],
): Finding[] {
  const owners = blocks.filter(({ type }) => ownsKeys(live.get(type)) || ownsKeys(side.get(type)));
  const onPage = blocksByPage(owners);
  const lost = lostKeys(live, side, owners, onPage);
  const shared = sharedKeys(live, side, owners, onPage);
  const links = lost.length > 0 ? queryLinks(blocks) : [];
  const used = lost
    .map((key) => ({ ...key, uses: usesOf(key, links) }))
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

type OnPage = (page: string) => readonly PlacedBlock[];

function ownsKeys(block: DeclaredBlock | undefined): boolean {
  return (block?.queryKeys ?? []).length > 0;
}

function keysOf(block: PlacedBlock, set: DeclaredBlocks): string[] {
  return ownedKeys(set.get(block.type)?.queryKeys ?? [], block.content);
}

function lostKeys(
  live: DeclaredBlocks,
  side: DeclaredBlocks,
  owners: readonly PlacedBlock[],
  onPage: OnPage,
): Omit<LostKey, 'uses'>[] {
  return owners.flatMap((block) => {
    const owner = side.get(block.type);
    // A block that the side set lacks is a finding of its own.
    if (!owner || owner.release === live.get(block.type)?.release) return [];
    const [before, after] = [keysOf(block, live), keysOf(block, side)];
    const gone = before.filter((key) => !after.includes(key));
    if (gone.length === 0) return [];
    const instead = after.filter((key) => !before.includes(key));
    return block.pages.flatMap((page) => {
      const others = onPage(page).flatMap((other) => keysOf(other, side));
      return gone.filter((key) => !others.includes(key)).map((key) => ({ key, owner, block, page, instead }));
    });
  });
}

function usesOf({ key, block, page }: Omit<LostKey, 'uses'>, links: readonly QueryLink[]): string[] {
  const isNamed = Object.values(block.content).includes(key);
  const isRead = block.queryParameters?.some((parameter) => belongsTo([key], parameter)) ?? false;
  const linking = links.filter(({ path, parameter }) => path === page && belongsTo([key], parameter));
  return [
    ...(isNamed ? ['the content of the block names it'] : []),
    ...(isRead ? ['the content of the page depends on it'] : []),
    ...linking.slice(0, 1).map(({ from }) => `${from} links to it`),
  ];
}

function lostFinding(key: string, lost: readonly LostKey[]): Finding {
  const inUse = lost.filter(({ uses }) => uses.length > 0);
  const severity = inUse.length > 0 ? 'refused' : 'shown';
  const relevant = inUse.length > 0 ? inUse : lost;
  const owners = uniqueOwners(relevant);
  const { pages, pageCount } = pagesOf(relevant, MAX_PAGES_NAMED);
  const uses = [...new Set(relevant.flatMap((other) => other.uses))];
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
function sharedKeys(
  live: DeclaredBlocks,
  side: DeclaredBlocks,
  owners: readonly PlacedBlock[],
  onPage: OnPage,
) {
  return owners.flatMap((block) => {
    const owner = side.get(block.type);
    const before = live.get(block.type);
    if (!owner || owner.release === before?.release) return [];
    // Whether a release that is older than the field owned the key is unknown.
    if (before && !before.queryKeys) return [];
    const added = keysOf(block, side).filter((key) => !keysOf(block, live).includes(key));
    return block.pages.flatMap((page) =>
      added.flatMap((key) => {
        const other = onPage(page).find((other) => other !== block && keysOf(other, side).includes(key));
        const otherOwner = other && side.get(other.type);
        return otherOwner ? [{ key, owner, otherOwner, block, page }] : [];
      }),
    );
  });
}

function sharedFinding(key: string, shared: ReturnType<typeof sharedKeys>): Finding {
  const owners = uniqueOwners([...shared, ...shared.map(({ otherOwner }) => ({ owner: otherOwner }))]);
  const { pages, pageCount } = pagesOf(shared, MAX_PAGES_NAMED);
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
