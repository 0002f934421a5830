import type { BlockToRender } from '@stadtraum/federation-kit/render';
import { LRUCache } from 'lru-cache';
import type { RenderRequest } from '../../renderer/protocol.ts';

/** A block to render, and the size of its input. */
export interface KeyedBlock {
  /** Equal keys mean equal inputs. */
  key: string;
  /** Approximate length of the input as JSON. */
  bytes: number;
  input: BlockToRender;
}

/** Maximum bytes of the inputs that one renderer keeps, measured as JSON. As objects, they take several times as much. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

/**
 * Tracks the inputs that one renderer has received. An input is sent once and then referred to by a number, because it changes
 * rarely and serialising it costs as much as rendering a small block.
 */
export class SentInputs {
  readonly #handles: LRUCache<string, number>;
  readonly #forgotten = new Set<number>();
  #lastHandle = 0;

  constructor(keptBytes = MAX_KEPT_BYTES) {
    this.#handles = new LRUCache({
      maxSize: keptBytes,
      dispose: (handle) => this.#forgotten.add(handle),
    });
  }

  /** Returns the request for a block, with its input if the renderer does not have it. */
  requestFor({ key, bytes, input }: KeyedBlock): RenderRequest {
    const existing = this.#handles.get(key);
    if (existing !== undefined) return { handle: existing };
    this.#lastHandle += 1;
    const handle = this.#lastHandle;
    this.#handles.set(key, handle, { size: Math.max(bytes, 1) });
    // The cache does not accept an input above its limit.
    if (!this.#handles.has(key)) this.#forgotten.add(handle);
    return { handle, input };
  }

  /** Returns the inputs that the renderer drops after the next batch, which may still refer to them. */
  takeForgotten(): number[] {
    const forgotten = [...this.#forgotten];
    this.#forgotten.clear();
    return forgotten;
  }
}
