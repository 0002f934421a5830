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
  /** The scripts of the shell: `main` and its lazy parts. */
  shellScripts: BuiltAsset[];
  stylesheets: BuiltAsset[];
  /** The scripts that hydrate a block, by type. */
  islands: Record<string, BuiltAsset[]>;
  /** Further scripts that a block may load later, by type. */
  lazyScripts: Record<string, BuiltAsset[]>;
  /** Scripts of behaviours: the kit's as `kit-<name>`, a block's own as `block-<type>`. */
  behaviours: Record<string, BuiltAsset>;
  served: ServedFile[];
}
