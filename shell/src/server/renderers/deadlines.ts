/**
 * `BLOCK_TIMEOUT_MS` and `PAGE_TIMEOUT_MS` of previews. Each starts renderers of its own, whose first page takes several
 * times as long as a warm one. The gate checks whether a release is in time for visitors.
 */
export const PREVIEW_BLOCK_TIMEOUT_MS = 2_000;
export const PREVIEW_PAGE_TIMEOUT_MS = 4_000;
