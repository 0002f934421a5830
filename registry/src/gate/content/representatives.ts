import type { LiveBlock } from '../input/gate-input.ts';

/** The blocks with one of each shape first, that on most pages, and the number of those. */
export function representativesFirst(blocks: readonly LiveBlock[]): {
  ordered: LiveBlock[];
  representatives: number;
} {
  const byShape = new Map<string, LiveBlock>();
  for (const block of blocks) {
    const chosen = byShape.get(block.shape);
    if (!chosen || block.pageCount > chosen.pageCount) byShape.set(block.shape, block);
  }
  const chosen = new Set(byShape.values());
  const others = blocks.filter((block) => !chosen.has(block));
  return { ordered: [...chosen, ...others], representatives: chosen.size };
}
