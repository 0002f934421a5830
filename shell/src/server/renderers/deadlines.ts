/** Maximum milliseconds for one block. If a block times out, half of the page's time is left for the others. */
export const BLOCK_TIMEOUT_MS = 400;

/** Maximum milliseconds that a page waits for its blocks, and that a renderer spends on one page. */
export const PAGE_TIMEOUT_MS = 800;
