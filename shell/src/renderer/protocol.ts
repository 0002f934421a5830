import type { ErrorFacts } from '@stadtraum/contracts/errors';
import type { BlockToRender, KitGroup, OpenServerCode } from '@stadtraum/federation-kit/render';

/**
 * Messages from the shell to a renderer: `load` once, then one batch at a time. Releases come as open files, because messages with
 * their texts would leave megabytes of garbage in both processes.
 */
export type ToRenderer =
  | { kind: 'load'; groups: KitGroup<OpenServerCode>[]; compileAhead: boolean }
  /**
   * Renders a page's blocks in order. Blocks that are not started within `budget` ms are skipped. The inputs in `forget` are
   * dropped after the batch. Unless the batch is public, the releases are evaluated for it alone.
   */
  | { kind: 'render'; blocks: RenderRequest[]; forget: number[]; budget: number; isPublic: boolean };

/** A block to render. The first request contains its input, which the renderer keeps under `handle` until it is in `forget`. */
export interface RenderRequest {
  handle: number;
  input?: BlockToRender;
}

/** A renderer's response to `load`. */
export type FromRenderer = { kind: 'ready' } | { kind: 'refused'; facts: ErrorFacts };
