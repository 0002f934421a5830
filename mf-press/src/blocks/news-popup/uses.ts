/** What the block uses of the page, for its declaration and the types of `usePlatform`. */
export const uses = { queryKeys: ['news'] } as const;
