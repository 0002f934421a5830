export declare const NODE_GLOBALS: ReadonlySet<string>;
