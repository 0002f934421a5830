import type { ErrorFacts } from '@stadtraum/contracts/errors';
import type { BlockToRender, ServerRelease } from '@stadtraum/federation-kit/render';

/** Messages from the shell to a renderer: `load` once, then one batch at a time. */
export type ToRenderer =
  | { kind: 'load'; kit: ServerRelease; remotes: ServerRelease[] }
  /**
   * A page's blocks, to be rendered in order. Blocks not started within `budget` ms are skipped. Inputs in `forget` are
   * dropped after the batch.
   */
  | { kind: 'render'; blocks: RenderRequest[]; forget: number[]; budget: number };

/**
 * A block to render. Its input comes with the first order and is kept under `handle` until the shell has the renderer forget
 * it.
 */
export interface RenderRequest {
  handle: number;
  input?: BlockToRender;
}

/** The result for one block in a batch. Each is one frame on the results pipe, in the order of the blocks. */
export type BlockResult =
  /** In UTF-8: a string would be encoded, decoded and encoded again on its way into the document. */
  { kind: 'rendered'; html: Buffer } | NotRendered | { kind: 'skipped' };

type NotRendered =
  /** The block's content violates its release's schema; the block was not rendered. */
  { kind: 'invalid'; reason: string } | { kind: 'failed'; reason: string };

/** A renderer's response to `load`. */
export type FromRenderer = { kind: 'ready' } | { kind: 'refused'; facts: ErrorFacts };
