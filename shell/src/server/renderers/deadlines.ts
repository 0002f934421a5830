/** Milliseconds that one block may take. Half a page's time is left for the others after one had to be killed. */
export const BLOCK_TIMEOUT_MS = 400;

/** Milliseconds that a page waits for its blocks, and that a renderer spends on one page. */
export const PAGE_TIMEOUT_MS = 800;
