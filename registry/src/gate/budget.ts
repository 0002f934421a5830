/** Milliseconds for the gate from the moment at which the live pages are there. */
export interface GateBudget {
  /** Of rendering and comparing; what is left is for the other checks. */
  renderMs: number;
  /** Until which pictures are waited for. Those that are not there then follow after the switch. */
  picturesMs: number;
  totalMs: number;
}

/** For a candidate that keeps the kit, and for one with a new kit, which touches all blocks. */
export const GATE_BUDGETS: Readonly<Record<'remotes' | 'kit', GateBudget>> = {
  remotes: { renderMs: 1_500, picturesMs: 2_000, totalMs: 3_000 },
  kit: { renderMs: 7_500, picturesMs: 10_000, totalMs: 14_000 },
};

/** One block of each shape, and at least so many blocks, are rendered even if a busy machine takes `ESSENTIAL_MS` for them. */
export const MIN_BLOCKS = 200;
/** Milliseconds. The command waits 90 s for an activation. Without these blocks, the gate has seen too little and refuses. */
export const ESSENTIAL_MS = 40_000;
/** Milliseconds that an activation waits for live pages that are just being read. */
export const SNAPSHOT_TIMEOUT_MS = 20_000;
/** Bytes of rendered HTML that are kept for the next candidate. */
export const RENDERED_CACHE_BYTES = 96 * 2 ** 20;
/** Characters of HTML that checks get at most. What is beyond is compared, but not handed on. */
export const MAX_HANDED_ON = 48 * 2 ** 20;
