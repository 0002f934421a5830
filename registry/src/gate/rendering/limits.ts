import { BLOCK_TIMEOUT_MS } from '@stadtraum/federation-kit/budgets';

/** Limits of rendering live content. */
export interface RenderLimits {
  /** Wall time in milliseconds for one block. */
  blockMs: number;
  /** CPU time in milliseconds for one block. */
  blockCpuMs: number;
  /** Milliseconds for starting the process and loading the set, in wall time. */
  loadMs: number;
  memoryBytes: number;
}

export const RENDER_LIMITS: RenderLimits = {
  blockMs: BLOCK_TIMEOUT_MS,
  blockCpuMs: BLOCK_TIMEOUT_MS,
  loadMs: 15_000,
  memoryBytes: 384 * 1024 * 1024,
};

/** A block that is late is tried again in a new process, because a busy machine makes blocks late, too. */
export const MAX_TRIES = 3;
/** Once this many blocks of a type have ended their process, the others of the type are not tried. */
export const MAX_ENDED_PER_TYPE = 2;
/** Maximum number of processes for one set: a candidate that ends more is refused anyway. */
export const MAX_PROCESSES = 16;
/** Blocks in one message. */
export const BATCH_SIZE = 16;
/** `nice` value of rendering ahead. */
export const LOW_PRIORITY = 15;
