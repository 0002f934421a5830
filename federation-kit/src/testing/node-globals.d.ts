export declare const RENDERER_GLOBALS: ReadonlySet<string>;
