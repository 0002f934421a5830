/** Maximum milliseconds for one block. If a block times out, half of the page's time is left for the others. */
export const BLOCK_TIMEOUT_MS = 400;

/** Maximum milliseconds that a page waits for its blocks, and that a renderer spends on one page. */
export const PAGE_TIMEOUT_MS = 800;

/**
 * The same for previews. Each starts renderers of its own, whose first page takes several times as long as a warm one; whether a release
 * is in time for visitors is what the gate checks.
 */
export const PREVIEW_BLOCK_TIMEOUT_MS = 2_000;
export const PREVIEW_PAGE_TIMEOUT_MS = 4_000;
