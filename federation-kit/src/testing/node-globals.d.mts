export const NODE_GLOBALS: ReadonlySet<string>;
