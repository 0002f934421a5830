import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of releases and live sets, thrown by the registry and by the shell. */
export const releaseError = defineErrors({
  RELEASE_MANIFEST_INVALID: {
    title: 'Invalid release manifest',
    message: 'The manifest of {release} is invalid: {reason}.',
    remedy: 'Rebuild the release with the current federation-kit.',
  },
  RELEASE_INCOMPLETE: {
    title: 'A release lacks files',
    message: '{release} lacks {files}.',
    remedy: 'Publish it again; nothing was stored.',
  },
  RELEASE_HASH_MISMATCH: {
    title: 'A file does not match its hash',
    message: '{file} of {release} does not match the hash in its manifest.',
    remedy: 'Publish the release again. If it was published long ago, check the disk.',
  },
  RELEASE_TOO_LARGE: {
    title: 'A release is too large',
    message: '{release} has {bytes} bytes; the limit is {limit}.',
    remedy: 'Find out what grew in the build.',
  },
  RELEASE_UNKNOWN: {
    title: 'Release not found',
    message: '{release} has not been published to this registry.',
    remedy: 'Publish it first; `status` lists the published releases.',
  },
  RELEASE_CONTRACT_MISMATCH: {
    title: 'A release was built for another contract',
    message: '{release} was built for contract {actual}; this site runs contract {expected}.',
    remedy: 'Rebuild it with the current contracts.',
  },
  RELEASE_KIT_TOO_OLD: {
    title: 'The kit is too old for a release',
    message: '{release} needs kit {needed} or newer; the live set has {actual}.',
    remedy: 'Ship a newer kit first, or both in one activation; `ship --preview` shows both before.',
  },
  RELEASE_KIT_MODULE_MISSING: {
    title: 'The kit lacks a module that a release imports',
    message: '{release} imports {specifier} {range}; kit {kit} offers {offered}.',
    remedy:
      'Ship a kit that has the module first, or both in one activation; `ship --preview` shows both before.',
  },
  RELEASE_BLOCK_CONFLICT: {
    title: 'Two releases declare the same block type',
    message: 'Block type {type} is declared by {releases}.',
    remedy: 'Rename one of them: each block type has one owner.',
  },
  RELEASE_ASSET_MISSING: {
    title: 'A block refers to a file that its release lacks',
    message: 'Block {type} of {release} refers to {file}, which is not among its files.',
    remedy: 'Rebuild the release.',
  },
  RELEASE_EVALUATION_FAILED: {
    title: 'A server bundle failed to load',
    message: 'The server bundle of {release} failed while loading: {reason}.',
    remedy: 'Run the conformance tests of the release; the live set is unchanged.',
  },
  LIVE_SET_INVALID: {
    title: 'Invalid live set',
    message: 'Live set {id}: {reason}.',
    remedy: 'Roll back to another live set; the last good one stays in use.',
  },
  LIVE_SET_SIGNATURE_INVALID: {
    title: 'A live set is not signed by its registry',
    message: 'Live set {id}: {reason}.',
    remedy:
      'Find out who changed it. After a change of the registry’s key, add the new key to REGISTRY_KEYS.',
  },
  LIVE_SET_MISSING: {
    title: 'No live set',
    message: 'No release has been activated yet, or no stored live set could be verified.',
    remedy: 'Publish and activate a shell, a kit and the remotes; `npm start` does all of this.',
  },
  REGISTRY_UNAVAILABLE: {
    title: 'The registry is unavailable',
    message: '{url}: {reason}.',
    remedy:
      'Start it; meanwhile the site continues with what is live. `registry log` shows whether a change took effect, and who made it.',
  },
  KEY_INVALID: {
    title: 'Invalid key',
    message: '{key} is not an Ed25519 key: {reason}.',
    remedy: 'Make a key with `registry keys create`, or copy the whole text of the key.',
  },
  ENVELOPE_INVALID: {
    title: 'Invalid signed document',
    message: 'A signed document is invalid: {reason}.',
    remedy: 'Send a DSSE envelope; `registry` commands make one.',
  },
});

/** Errors of islands in the browser, which loads only their codes. */
export const islandErrors = defineErrors({
  ISLAND_LOAD_FAILED: {
    title: 'An island could not be loaded',
    message: 'Island {block} of {release}: {reason}.',
    remedy: 'The server-rendered content stays; check the chunk that the reason names.',
  },
  ISLAND_RENDER_FAILED: {
    title: 'An island threw in the browser',
    message: 'Island {block} of {release}: {reason}.',
    remedy: 'Tell the team that owns {release}; the server-rendered content was restored.',
  },
  ISLAND_MISMATCHED: {
    title: 'An island does not match its server-rendered HTML',
    message: 'Island {block} of {release} rendered different HTML in the browser: {reason}.',
    remedy:
      'The island works: React rendered it again. Run its conformance tests and tell the team that owns {release}.',
  },
});

export type IslandErrorCode = keyof typeof islandErrors.entries;

/** Errors of building a release. */
export const buildError = defineErrors({
  BUILD_STYLES_OUTSIDE_LAYER: {
    title: 'A style rule is outside every cascade layer',
    message: '{file}: {rule} is in no layer.',
    remedy: 'Let the preset wrap the stylesheet, and do not bypass it when importing CSS.',
  },
  BUILD_STYLES_LEAK: {
    title: 'Styles reach out of their block',
    message: 'Styles reach out of their block: {leaks}.',
    remedy:
      'Styles apply to classes of their own CSS Module and to what lies inside them; see “Styles” in docs/teams.md.',
  },
  BUILD_OVER_BUDGET: {
    title: 'A release is over its budget',
    message: '{release} is over its budget: {parts}.',
    remedy:
      'Load it later or leave it out; if it is worth it, raise the limit in package.json (“release.budgets”), which the registry shows.',
  },
  BUILD_KIT_MODULE_COPIED: {
    title: 'A release contains a second copy of what the kit shares',
    message: '{package} would be a second copy of what the kit shares: {chain}.',
    remedy:
      'Import only the modules that the kit shares ({specifiers}), or replace the package that imports it.',
  },
  BUILD_PACKAGE_INVALID: {
    title: 'A package cannot be built as a release',
    message: '{file}: {reason}.',
    remedy: 'Correct it; a remote that builds is an example.',
  },
  BUILD_COMPILE_FAILED: {
    title: 'A release does not compile',
    message: '{release}: {reason}',
    remedy: 'Correct the source file that the compiler names.',
  },
  BUILD_BLOCK_INVALID: {
    title: 'Invalid block declaration',
    message: '{file}: {reason}.',
    remedy: 'Compare it with a block that builds.',
  },
});
