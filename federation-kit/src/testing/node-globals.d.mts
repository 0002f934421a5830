export const RENDERER_GLOBALS: ReadonlySet<string>;
