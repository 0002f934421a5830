import type { ErrorFacts } from '@stadtraum/contracts/errors';
import type { BlockToRender, ServerRelease } from '@stadtraum/federation-kit/render';

/** What the shell tells a renderer. First `load`, once; then one batch at a time. */
export type ToRenderer =
  | { kind: 'load'; kit: ServerRelease; remotes: ServerRelease[] }
  /**
   * A page's blocks, to be rendered in order. Blocks that are not begun after `budget` ms are skipped. Inputs in `forget` are
   * dropped after the batch.
   */
  | { kind: 'render'; blocks: BlockOrder[]; forget: number[]; budget: number };

/** A block to be rendered. Its input comes with the first order and is kept under `handle` until it is to be forgotten. */
export interface BlockOrder {
  handle: number;
  input?: BlockToRender;
}

/** What happened to one block of a batch: one frame on the results' pipe for each, in order. */
export type BlockResult =
  /** In UTF-8: a string would be coded, decoded and coded again on its way into the document. */
  { kind: 'rendered'; html: Buffer } | Refused | { kind: 'skipped' };

type Refused =
  /** Its content is not what the schema of its release allows; it was not rendered. */
  { kind: 'invalid'; reason: string } | { kind: 'failed'; reason: string };

/** What a renderer answers to `load`. */
export type FromRenderer = { kind: 'ready' } | { kind: 'refused'; facts: ErrorFacts };
