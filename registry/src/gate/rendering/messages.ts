import type { ErrorFacts } from '@stadtraum/contracts/errors';
import type { BlockToRender, KitGroup, OpenServerCode } from '@stadtraum/federation-kit/render';

/** Messages from the registry to a process that renders live content: `load` once, then batches of blocks. */
export type ToLiveRenderer =
  | { kind: 'load'; groups: KitGroup<OpenServerCode>[] }
  | { kind: 'render'; blocks: BlockToRender[] };

/** Its answer to `load`. The results of blocks are frames on the results pipe, in the order of the blocks. */
export type FromLiveRenderer = { kind: 'ready' } | { kind: 'refused'; facts: ErrorFacts };

/** What the process does: loading the set, or rendering the block with this position. */
export type LiveRendererStep = 'load' | number;
