import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of releases and live sets, thrown by the registry and by the shell. */
export const releaseError = defineErrors({
  RELEASE_MANIFEST_INVALID: {
    title: 'A release manifest is invalid',
    message: 'The manifest of {release} is not valid: {reason}.',
    remedy: 'Build the release again with the present federation-kit.',
  },
  RELEASE_INCOMPLETE: {
    title: 'A release lacks files',
    message: '{release} lacks {files}.',
    remedy: 'Publish it again; nothing was stored.',
  },
  RELEASE_HASH_MISMATCH: {
    title: 'A file does not match its hash',
    message: '{file} of {release} does not have the bytes that its manifest promises.',
    remedy: 'Publish the release again. If it was published long ago, suspect the disk.',
  },
  RELEASE_TOO_LARGE: {
    title: 'A release is too large',
    message: '{release} has {bytes} bytes; {limit} are allowed.',
    remedy: 'Find what grew in the build.',
  },
  RELEASE_UNKNOWN: {
    title: 'A release is unknown',
    message: '{release} was never published here.',
    remedy: 'Publish it first; `status` lists what there is.',
  },
  RELEASE_CONTRACT_MISMATCH: {
    title: 'A release was built for another contract',
    message: '{release} was built for contract {actual}; this site runs contract {expected}.',
    remedy: 'Build it again with the present contracts.',
  },
  RELEASE_KIT_MODULE_MISSING: {
    title: 'The kit lacks a module that a release imports',
    message: '{release} imports {specifier} {range}; kit {kit} offers {offered}.',
    remedy: 'Activate a kit that has it, or both in one activation.',
  },
  RELEASE_BLOCK_CONFLICT: {
    title: 'Two releases own one block type',
    message: 'Block type {type} is declared by {releases}.',
    remedy: 'Rename one of them: a block type has one owner.',
  },
  RELEASE_ASSET_MISSING: {
    title: 'A block names a file that its release lacks',
    message: 'Block {type} of {release} names {file}, which is not among its files.',
    remedy: 'Build the release again.',
  },
  RELEASE_EVALUATION_FAILED: {
    title: 'A release cannot be evaluated',
    message: 'The server bundle of {release} failed while loading: {reason}.',
    remedy: 'Run its conformance tests; the live set is unchanged.',
  },
  LIVE_SET_INVALID: {
    title: 'A live set is invalid',
    message: 'Live set {id}: {reason}.',
    remedy: 'Roll back to another; the last good set stays in use.',
  },
  LIVE_SET_MISSING: {
    title: 'There is no live set',
    message: 'Nothing has been activated yet, or no stored set could be verified.',
    remedy: 'Publish and activate a shell, a kit and the remotes; `npm start` does it.',
  },
  REGISTRY_UNAVAILABLE: {
    title: 'The registry does not answer',
    message: '{url}: {reason}.',
    remedy: 'Start it; the site goes on with the last good live set.',
  },
});

/** Errors of islands in the browser, which loads only their codes. */
export const islandErrors = defineErrors({
  ISLAND_LOAD_FAILED: {
    title: 'An island could not be loaded',
    message: 'Island {block} of {release}: {reason}.',
    remedy: 'The server-rendered content stays; look at the chunk that is named.',
  },
  ISLAND_RENDER_FAILED: {
    title: 'An island threw in the browser',
    message: 'Island {block} of {release}: {reason}.',
    remedy: 'The server-rendered content was put back; tell the team that owns it.',
  },
  ISLAND_MISMATCHED: {
    title: 'An island did not match its HTML',
    message: 'Island {block} of {release} rendered other HTML in the browser than on the server: {reason}.',
    remedy: 'The island works, it was rendered anew. Run its conformance tests; tell the team that owns it.',
  },
});

export type IslandErrorCode = keyof typeof islandErrors.entries;

/** Errors of building a release. */
export const buildError = defineErrors({
  BUILD_STYLES_OUTSIDE_LAYER: {
    title: 'A style rule stands outside the layers',
    message: '{file}: {rule} is in no layer.',
    remedy: 'Let the preset wrap the stylesheet, and do not import CSS past it.',
  },
  BUILD_PACKAGE_INVALID: {
    title: 'A package cannot be built as a release',
    message: '{file}: {reason}.',
    remedy: 'Compare with the package of a remote that builds.',
  },
  BUILD_COMPILE_FAILED: {
    title: 'A release does not compile',
    message: '{release}: {reason}',
    remedy: 'Correct the source that is named.',
  },
  BUILD_BLOCK_INVALID: {
    title: 'A block is declared wrongly',
    message: '{file}: {reason}.',
    remedy: 'Compare with a block that builds.',
  },
});
