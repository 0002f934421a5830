import type { ErrorCode, ErrorDetails } from '@stadtraum/contracts/errors';
import type { BlockToRender, ServerRelease } from '@stadtraum/federation-kit/render';

/** Limits of a renderer process. */
export interface RendererLimits {
  /** Resident memory in bytes at which the process ends itself with `MEMORY_SIGNAL`. */
  memory: number;
}

/** What the shell tells a renderer. First `load`, once; then one batch at a time. */
export type ToRenderer =
  | { kind: 'load'; kit: ServerRelease; remotes: ServerRelease[]; limits: RendererLimits }
  /** A page's blocks, to be rendered in order. Blocks that are not begun after `budget` ms are skipped. */
  | { kind: 'render'; blocks: BlockToRender[]; budget: number };

/** What happened to one block of a batch. */
export type BlockResult =
  /** Bytes, in UTF-8: a string would be coded, decoded and coded again on its way into the document. */
  { kind: 'rendered'; html: Uint8Array } | { kind: 'failed'; reason: string } | { kind: 'skipped' };

/** What a renderer answers: after `load` one of the first two; for each block of a batch, in order, one `block`. */
export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }
  | { kind: 'block'; result: BlockResult };

/** Signal by which a renderer ends itself when it holds too much memory; nothing else in the system sends it. */
export const MEMORY_SIGNAL = 'SIGUSR2';
