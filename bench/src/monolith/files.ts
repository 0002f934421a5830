/** A file that documents refer to: its URL, and the hash that the browser checks. */
export interface BuiltAsset {
  url: string;
  integrity: string;
}

export interface ServedFile {
  url: string;
  type: string;
  bytes: Buffer;
  /** Made once, at the best quality. */
  brotli?: Buffer;
}

/** What the monolith's browser build consists of. */
export interface MonolithFiles {
  main: BuiltAsset;
  mainImports: BuiltAsset[];
  scripts: BuiltAsset[];
  stylesheets: BuiltAsset[];
  /** What hydrating a block of the type loads, by type. */
  islands: Record<string, BuiltAsset[]>;
  served: ServedFile[];
}
