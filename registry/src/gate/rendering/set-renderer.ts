import { setImmediate } from 'node:timers/promises';
import type { BlockToRender } from '@stadtraum/federation-kit/render';
import type { LiveBlock, RenderedPair, Rendering } from '../input/gate-input.ts';
import type { LiveRendererOptions, RenderingSet } from './live-renderer-process.ts';
import { renderBlocks } from './render-blocks.ts';
import { RenderedCache, type StoredRendering } from './rendered-cache.ts';

/** A set with the names of its renderings in the cache. */
export interface CachedSet {
  set: RenderingSet;
  /** The key of a block's rendering: its release, the kit and the block. */
  keyOf(block: LiveBlock): string;
  /** What the set's release gets to render: only the page parts that it declares. */
  inputOf(block: LiveBlock): BlockToRender;
}

export interface SetRenderingOptions extends Omit<LiveRendererOptions, 'signal'> {
  /** Whether no further block is started, by its position in the list. */
  isOver(position: number): boolean;
  /** Takes each block that both sets have rendered. */
  onPair(pair: RenderedPair): void;
}

type OnBlock = (block: LiveBlock, rendering: StoredRendering) => void;

/** Blocks from the cache between two turns of the event loop. */
const CACHED_AT_ONCE = 8;

/** Renders live content with sets of releases, and keeps the results. */
export class SetRenderer {
  readonly #cache: RenderedCache;

  constructor(maxBytes: number) {
    this.#cache = new RenderedCache(maxBytes);
  }

  /** Renders the blocks that are not in the cache, as far as there is room for them, at low priority. */
  async renderAhead(
    { set, keyOf, inputOf }: CachedSet,
    blocks: readonly LiveBlock[],
    options: LiveRendererOptions & { isOver: () => boolean },
  ): Promise<void> {
    const missing = blocks.filter((block) => !this.#cache.has(keyOf(block)));
    if (missing.length === 0 || !this.#cache.hasRoom) return;
    await renderBlocks(set, missing.map(inputOf), {
      ...options,
      isOver: () => options.isOver() || !this.#cache.hasRoom,
      onResult: (position, rendering) => {
        const block = missing[position];
        if (block) this.#cache.set(keyOf(block), rendering);
      },
    });
  }

  /**
   * Renders blocks with both sets, in this order, and hands on each that both sets have rendered in time.
   *
   * @throws CodedError why a set cannot be loaded
   */
  async renderBoth(
    before: CachedSet,
    after: CachedSet,
    blocks: readonly LiveBlock[],
    options: SetRenderingOptions,
  ): Promise<void> {
    // The side that is there first waits for the other.
    const waiting = new Map<LiveBlock, StoredRendering>();
    const pairWith =
      (toPair: (block: LiveBlock, mine: StoredRendering, other: StoredRendering) => RenderedPair): OnBlock =>
      (block, rendering) => {
        const other = waiting.get(block);
        if (other) options.onPair(toPair(block, rendering, other));
        if (other) waiting.delete(block);
        else waiting.set(block, rendering);
      };
    // If one set cannot be loaded, the other need not be rendered.
    const end = new AbortController();
    const both = { ...options, signal: end.signal };
    try {
      await Promise.all([
        this.render(before, blocks, both, pairWith(pairOf)),
        this.render(
          after,
          blocks,
          both,
          pairWith((block, mine, other) => pairOf(block, other, mine)),
        ),
      ]);
    } finally {
      end.abort();
    }
  }

  /**
   * Renders blocks with one set, those in the cache first, and hands on each.
   *
   * @throws CodedError why the set cannot be loaded
   */
  async render(
    { set, keyOf, inputOf }: CachedSet,
    blocks: readonly LiveBlock[],
    options: LiveRendererOptions & Pick<SetRenderingOptions, 'isOver'>,
    onBlock: OnBlock,
  ): Promise<void> {
    const missing: { block: LiveBlock; position: number }[] = [];
    for (const [position, block] of blocks.entries()) {
      const known = this.#cache.get(keyOf(block));
      if (!known) missing.push({ block, position });
      else onBlock(block, known);
      // What is compared here must not block the registry.
      if (known && position % CACHED_AT_ONCE === 0) await setImmediate();
    }
    if (missing.length === 0) return;
    await renderBlocks(
      set,
      missing.map(({ block }) => inputOf(block)),
      {
        ...options,
        isOver: (index) => options.isOver(missing[index]?.position ?? 0),
        onResult: (index, rendering) => {
          const block = missing[index]?.block;
          if (!block) return;
          this.#cache.set(keyOf(block), rendering);
          onBlock(block, rendering);
        },
      },
    );
  }
}

function pairOf(block: LiveBlock, first: StoredRendering, second: StoredRendering): RenderedPair {
  const before = decoded(first);
  if (before.kind !== 'rendered' || first.kind !== 'rendered' || second.kind !== 'rendered') {
    return { block, before, after: decoded(second) };
  }
  // Equal HTML is kept once.
  const html = first.html.equals(second.html) ? before.html : second.html.toString();
  return { block, before, after: { ...second, html } };
}

function decoded(rendering: StoredRendering): Rendering {
  return rendering.kind === 'rendered' ? { ...rendering, html: rendering.html.toString() } : rendering;
}
