import type { BlockToRender } from '@stadtraum/federation-kit/render';
import { LRUCache } from 'lru-cache';
import type { BlockOrder } from '../../renderer/protocol.ts';

/** A block to render, and what it costs to say so. */
export interface KeyedBlock {
  /** Equal keys mean equal inputs. */
  key: string;
  /** Length of the input as JSON, about. */
  bytes: number;
  input: BlockToRender;
}

/** Inputs, as JSON, that one renderer keeps; as objects they take several times that. */
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * What one renderer has been sent. A page's content is sent once and named by a number from then on: it changes rarely, and
 * to pack, send and unpack it costs as much as to render a small block.
 */
export class SentInputs {
  readonly #handles: LRUCache<string, number>;
  readonly #forgotten = new Set<number>();
  #last = 0;

  constructor(keptBytes = KEPT_BYTES) {
    this.#handles = new LRUCache({
      maxSize: keptBytes,
      dispose: (handle) => this.#forgotten.add(handle),
    });
  }

  /** How to name a block to the renderer; with its input, when the renderer does not have it. */
  orderFor({ key, bytes, input }: KeyedBlock): BlockOrder {
    const known = this.#handles.get(key);
    if (known !== undefined) return { handle: known };
    this.#last += 1;
    const handle = this.#last;
    this.#handles.set(key, handle, { size: Math.max(bytes, 1) });
    // One that is larger than all that may be kept was not taken.
    if (!this.#handles.has(key)) this.#forgotten.add(handle);
    return { handle, input };
  }

  /** Inputs that the renderer is to drop after the batch that comes next, which may still name them. */
  takeForgotten(): number[] {
    const forgotten = [...this.#forgotten];
    this.#forgotten.clear();
    return forgotten;
  }
}
