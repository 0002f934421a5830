/** Milliseconds that one block may take. After a block is killed, half of the page's time is left for the others. */
export const BLOCK_TIMEOUT_MS = 400;

/** Milliseconds that a page waits for its blocks and that a renderer spends on one page. */
export const PAGE_TIMEOUT_MS = 800;
