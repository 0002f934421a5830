/** A file that documents refer to: its URL and the hash that the browser checks. */
export interface BuiltAsset {
  url: string;
  integrity: string;
}

export interface ServedFile {
  url: string;
  type: string;
  bytes: Buffer;
  /** The bytes compressed with Brotli at maximum quality; absent for types that do not compress. */
  brotli?: Buffer;
}

/** The files of the monolith's browser build. */
export interface MonolithFiles {
  main: BuiltAsset;
  mainImports: BuiltAsset[];
  scripts: BuiltAsset[];
  stylesheets: BuiltAsset[];
  /** The scripts that hydrate a block, by type. */
  islands: Record<string, BuiltAsset[]>;
  /** Scripts of behaviours: the kit's as `kit-<name>`, a block's own as `block-<type>`. */
  behaviours: Record<string, BuiltAsset>;
  served: ServedFile[];
}
