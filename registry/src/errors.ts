import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of the registry and its command line. */
export const registryError = defineErrors({
  RELEASE_PATTERN_SLOW: {
    title: 'A pattern of a block schema is slow',
    message:
      'Block {type} of {release} has the pattern {pattern}: {reason}. Some content would keep its check busy.',
    remedy: 'Write the pattern without nested or adjoining repetitions, anchored at both ends.',
  },
  RELEASE_UPLOAD_BROKEN: {
    title: 'A publish broke off',
    message: 'The upload of {release} ended early or took too long: {reason}.',
    remedy: 'Publish it again; nothing was stored.',
  },
  RELEASE_CONFLICT: {
    title: 'A release exists with other content',
    message: '{release} is published already, with other bytes.',
    remedy: 'Build again: the version follows from the content.',
  },
  RELEASE_KIT_TOO_OLD: {
    title: 'The kit is too old for a release',
    message: '{release} needs kit {needed} or newer; the set has {actual}.',
    remedy: 'Activate a newer kit first, or both in one activation.',
  },
  RELEASE_EXAMPLE_FAILED: {
    title: 'An example of a release does not render',
    message: 'Example "{example}" of block {type} in {release}: {reason}.',
    remedy: 'Run its conformance tests; the live set is unchanged.',
  },
  LIVE_SET_UNKNOWN: {
    title: 'A live set is unknown',
    message: 'There is no live set {id}.',
    remedy: '`status --history` lists them.',
  },
  LIVE_SET_INCOMPLETE: {
    title: 'A live set would not hold one shell and one kit',
    message: 'The set would hold {shells} of kind shell and {kits} of kind kit; a page needs one of each.',
    remedy: 'Activate what is missing in the same activation.',
  },
  ROLLBACK_IMPOSSIBLE: {
    title: 'There is nothing to roll back to',
    message: 'Before the present {subject} the history holds no other.',
    remedy: '`status --history` lists what was live; any published version can be activated by name.',
  },
  REGISTRY_STORE_LOCKED: {
    title: "The registry's store is in use",
    message: 'Another registry holds the lock of {path}.',
    remedy: 'Stop the other registry, or give this one a DATA_DIRECTORY of its own.',
  },
  REGISTRY_FAILED: {
    title: 'The registry failed',
    message: 'The registry could not answer: {reason}.',
    remedy: 'Look at its log; the live set is unchanged.',
  },
  RELEASE_NOT_BUILT: {
    title: 'A folder holds no release',
    message: 'There is no release in {folder}: {reason}.',
    remedy: 'Name the folder of an app that has been built; `ship` also builds it.',
  },
  BUILD_FAILED: {
    title: 'A build failed',
    message: '{projects} could not be built.',
    remedy: 'Correct what the build says above; nothing was published.',
  },
  SITE_NOT_FOLLOWING: {
    title: 'The site does not serve the new live set',
    message: 'Live set {liveSet} is active, but {url} does not serve it after {seconds} s: {reason}.',
    remedy: 'Look at the shell; it goes on with the live set that it has.',
  },
});
