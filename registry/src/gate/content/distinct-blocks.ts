import { MAX_PAGES_NAMED } from '@stadtraum/contracts/gate';
import type { PagePart, PageParts } from '@stadtraum/contracts/page-model';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { LiveBlock } from '../input/gate-input.ts';
import { shapeOf } from './shape.ts';
import { type ContentSnapshot, hashOf, type StoredBlock } from './snapshot.ts';

/** The pages of findings: the first ones, and the number of all. */
export interface ShownOn {
  pages: string[];
  pageCount: number;
}

/** The distinct blocks of a snapshot. */
export interface DistinctBlocks {
  blocks: readonly LiveBlock[];
  /** The pages that show any of these blocks. */
  pagesOf(blocks: Iterable<LiveBlock>): ShownOn;
  /** Paths of all pages that show a block. */
  allPagesOf(block: LiveBlock): readonly string[];
  /**
   * Paths of all pages that show any of these blocks: first one page of each block, then the others. Those with the most of the blocks
   * come first, because slow blocks use up their time.
   */
  pathsOf(blocks: readonly LiveBlock[]): string[];
}

/** The page parts that each block type needs in any of these releases. */
export type Needs = ReadonlyMap<string, readonly PagePart[]>;

export function needsOf(manifests: readonly ReleaseManifest[]): Needs {
  const needs = new Map<string, Set<PagePart>>();
  for (const { type, needs: parts } of manifests.flatMap(({ blocks }) => blocks)) {
    needs.set(type, new Set([...(needs.get(type) ?? []), ...parts]));
  }
  return new Map([...needs].map(([type, parts]) => [type, [...parts].sort()]));
}

/** The last result for each snapshot: rendering ahead and candidates with the same needs use it. Thousands of pages take a second. */
const kept = new WeakMap<ContentSnapshot, { needs: string; distinct: DistinctBlocks }>();

/** Reduces live pages to distinct blocks. Blocks of types that no release declares are left out: visitors do not get them either. */
export function distinctBlocks(snapshot: ContentSnapshot, needs: Needs): DistinctBlocks {
  const key = JSON.stringify([...needs]);
  const known = kept.get(snapshot);
  if (known?.needs === key) return known.distinct;
  const distinct = findDistinct(snapshot, needs);
  kept.set(snapshot, { needs: key, distinct });
  return distinct;
}

function findDistinct({ pages }: ContentSnapshot, needs: Needs): DistinctBlocks {
  const found = new Map<string, { stored: StoredBlock; page: Partial<PageParts>; shownOn: number[] }>();
  const shapes = new Map<StoredBlock, string>();
  const hashes = new Map<unknown, string>();
  const hashOfPart = (part: unknown) => {
    // Navigation is the same object on all pages, and large.
    const isShared = typeof part === 'object' && part !== null;
    const hash = (isShared ? hashes.get(part) : undefined) ?? hashOf(JSON.stringify(part) ?? '');
    if (isShared) hashes.set(part, hash);
    return hash;
  };
  for (const [number, { parts, blocks }] of pages.entries()) {
    for (const stored of blocks) {
      const needed = needs.get(stored.type);
      if (!needed) continue;
      const partHashes = needed.map((part) => hashOfPart(parts[part]));
      const key = [stored.type, stored.id, stored.contentHash, ...partHashes].join(' ');
      const existing = found.get(key);
      if (existing) existing.shownOn.push(number);
      else found.set(key, { stored, page: pick(parts, needed), shownOn: [number] });
      if (!shapes.has(stored)) shapes.set(stored, hashOf(shapeOf(stored.content)));
    }
  }
  const pathsAt = (numbers: readonly number[]) =>
    numbers.flatMap((number) => pages[number]?.parts.path ?? []);
  const shownOn = (numbers: Iterable<number>): ShownOn => {
    const all = [...new Set(numbers)].sort((a, b) => a - b);
    return { pages: pathsAt(all.slice(0, MAX_PAGES_NAMED)), pageCount: all.length };
  };
  return {
    blocks: [...found].map(([key, { stored, page, shownOn: numbers }]) => {
      const { id, type, content } = stored;
      const shape = `${type} ${shapes.get(stored) ?? ''}`;
      const queryParameters = new Set(numbers.flatMap((number) => pages[number]?.queryParameters ?? []));
      return {
        ...{ key, id, type, content, page, shape, ...shownOn(numbers) },
        queryParameters: [...queryParameters].sort(),
      };
    }),
    pagesOf: (blocks) => shownOn([...blocks].flatMap(({ key }) => found.get(key)?.shownOn ?? [])),
    allPagesOf: ({ key }) => pathsAt(found.get(key)?.shownOn ?? []),
    pathsOf(blocks) {
      const numbers = blocks.map(({ key }) => found.get(key)?.shownOn ?? []);
      const firstOfEach = numbers.flatMap((pagesOfBlock) => pagesOfBlock.slice(0, 1));
      const ordered = [...mostFrequentFirst(firstOfEach), ...mostFrequentFirst(numbers.flat())];
      return pathsAt([...new Set(ordered)]);
    },
  };
}

/** The distinct numbers. */
function mostFrequentFirst(numbers: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([number]) => number);
}

function pick(parts: PageParts, names: readonly PagePart[]): Partial<PageParts> {
  return Object.fromEntries(names.map((name) => [name, parts[name]]));
}
