import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of the registry. */
export const registryError = defineErrors({
  RELEASE_PATTERN_SLOW: {
    title: 'A pattern in a block schema is slow',
    message:
      'Block {type} of {release} has the pattern {pattern}: {reason}. Some content would take exponential time to check.',
    remedy: 'Write the pattern without nested or adjacent repetitions, anchored at both ends.',
  },
  RELEASE_UPLOAD_BROKEN: {
    title: 'An upload was interrupted',
    message: 'The upload of {release} was interrupted or took too long: {reason}.',
    remedy: 'Publish it again; nothing was stored.',
  },
  RELEASE_CONFLICT: {
    title: 'A release exists with different content',
    message: '{release} is already published with different bytes.',
    remedy: 'Rebuild it: the version follows from the content.',
  },
  RELEASE_KIT_TOO_OLD: {
    title: 'The kit is too old for a release',
    message: '{release} needs kit {needed} or newer; the live set has {actual}.',
    remedy: 'Activate a newer kit first, or both in one activation.',
  },
  RELEASE_EXAMPLE_FAILED: {
    title: 'An example does not render',
    message: 'Example "{example}" of block {type} in {release}: {reason}.',
    remedy: 'Run the conformance tests of the release; the live set is unchanged.',
  },
  LIVE_SET_UNKNOWN: {
    title: 'Live set not found',
    message: 'Live set {id} does not exist.',
    remedy: '`status --history` lists the live sets.',
  },
  LIVE_SET_INCOMPLETE: {
    title: 'A live set needs exactly one shell and one kit',
    message:
      'The live set would hold {shells} of kind shell and {kits} of kind kit; a page needs one of each.',
    remedy: 'Activate the missing release in the same activation.',
  },
  ROLLBACK_IMPOSSIBLE: {
    title: 'Nothing to roll back to',
    message: 'The history holds no {subject} before the current one.',
    remedy: '`status --history` lists earlier live sets; any published version can be activated by name.',
  },
  REGISTRY_STORE_LOCKED: {
    title: "The registry's store is in use",
    message: 'Another registry holds the lock on {path}.',
    remedy: 'Stop the other registry, or give this one its own DATA_DIRECTORY.',
  },
  REGISTRY_FAILED: {
    title: 'Internal error in the registry',
    message: 'The registry could not respond: {reason}.',
    remedy: 'Check its log; the live set is unchanged.',
  },
});
