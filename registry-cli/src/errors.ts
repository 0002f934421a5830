import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of the registry's command line. */
export const cliError = defineErrors({
  RELEASE_NOT_BUILT: {
    title: 'A folder contains no release',
    message: '{folder} contains no release: {reason}.',
    remedy: 'Name the folder of an app that has been built, or use `ship`, which builds it.',
  },
  BUILD_FAILED: {
    title: 'Build failed',
    message: '{projects} could not be built.',
    remedy: 'Fix the build errors above; nothing was published.',
  },
  SITE_NOT_FOLLOWING: {
    title: 'The site does not serve the new live set',
    message: 'Live set {liveSet} is active, but {url} still does not serve it after {seconds} s: {reason}.',
    remedy: 'Check the shell; it continues with the live set that it has.',
  },
});
