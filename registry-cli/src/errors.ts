import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of the registry's command line. */
export const cliError = defineErrors({
  RELEASE_NOT_BUILT: {
    title: 'A folder contains no release',
    message: '{folder} contains no release: {reason}.{suggestion}',
    remedy: 'Name the folder of an app that has been built, or use `ship`, which builds it.',
  },
  RELEASE_NAME_UNKNOWN: {
    title: 'No release has this name',
    message: 'The registry at {url} has no release named {name}.{suggestion}',
    remedy: '`registry status` lists the releases; `registry publish` adds one.',
  },
  RELEASE_VERSION_UNKNOWN: {
    title: 'A release has no such version',
    message: 'No release of {name} has the version {version}.{suggestion} The newest are {newest}.',
    remedy:
      '`registry status --history` lists earlier versions; without a version, the last published one is used.',
  },
  BUILD_FAILED: {
    title: 'Build failed',
    message: '{projects} could not be built.',
    remedy: 'Fix the build errors above; nothing was published.',
  },
  CHECKS_FAILED: {
    title: 'Checks failed',
    message: 'Checks of {projects} failed: {checks}.',
    remedy:
      'Fix what is shown above; nothing was published. In an emergency, `--skip-checks "<reason>"` ships without checks, and the registry records the reason.',
  },
  NOTHING_LIVE: {
    title: 'Nothing is live',
    message: 'The registry at {url} has no live set yet.',
    remedy: 'Activate releases first, or name a report.',
  },
  REPLAY_NOT_SAVED: {
    title: 'A replayed page was not saved',
    message: 'The page could not be saved: {reason}.',
    remedy: 'Open the link, or name another file. A link is valid for an hour.',
  },
  SITE_NOT_FOLLOWING: {
    title: 'The site does not serve the new live set',
    message: 'Live set {liveSet} is active, but {url} still does not serve it after {seconds} s: {reason}.',
    remedy: 'Check the shell; it continues with the live set that it has.',
  },
  ADDRESS_INVALID: {
    title: 'An address of a command is invalid',
    message: '{setting} is "{value}", which is not an http or https URL.',
    remedy: 'Set it to an address such as https://registry.example.org.',
  },
  KEY_MISSING: {
    title: 'No key to sign with',
    message: 'Requests to the registry are signed, and there is no key in {places}.',
    remedy:
      'Make a key with `registry keys create`, set SIGNING_KEY or SIGNING_KEY_FILE, or name the DATA_DIRECTORY of the site.',
  },
  KEY_EXISTS: {
    title: 'A key exists already',
    message: '{path} exists; a key is never overwritten.',
    remedy:
      '`registry keys request` writes the request for this key. To replace the key, make one in another file with `--file`, then rotate.',
  },
  KEY_REQUEST_INCOMPLETE: {
    title: 'A key request is incomplete',
    message: 'The key request lacks {missing}.',
    remedy:
      'Name the team with `--team` and its releases with `--remotes`, or run the command in a terminal, which asks.',
  },
  KEY_REQUEST_INVALID: {
    title: 'Invalid key request',
    message: '{file} is not a key request: {reason}.',
    remedy: 'Let the team run `registry keys request` and send the key-request.json that it writes.',
  },
  KEY_ID_UNKNOWN: {
    title: 'No trusted key has this id',
    message: 'The registry at {url} trusts no key with the id {id}.{suggestion}',
    remedy: '`registry keys list` lists the keys.',
  },
  CONTENT_MISSING: {
    title: 'A folder has no content',
    message: '{folder} has no folder `content` with JSON files.',
    remedy: 'Name the folder of an app that has a folder `content`.',
  },
  CONTENT_HELD_BACK: {
    title: 'Some content stays as it was',
    message: 'These files were not loaded, or not whole: {files}. Everything else is done.',
    remedy: 'Correct what the messages above describe, and run `registry content`.',
  },
  CONTENT_UNREADABLE: {
    title: 'A file of the content is not JSON',
    message: '{file}: {reason}.',
    remedy: 'Correct the file; nothing was loaded.',
  },
  SITE_UNKNOWN: {
    title: 'The address of a site leads to no registry',
    message: 'There is no registry at {url}: {reason}',
    remedy:
      'Name the address of the site’s registry, such as `--in http://127.0.0.1:4001`, and start the site if it is on this computer. The address of the site itself works if `REGISTRY_URL` is its registry.',
  },
  LOCAL_SHELL_MISSING: {
    title: 'There is no shell to compose pages with',
    message: 'Pages are composed by a shell on this computer, and {path} does not exist.',
    remedy:
      'Only the workspace contains the shell: there, `npm run build` builds it. In a repository of your own, `registry ship --preview` shows the site with your blocks.',
  },
  LOCAL_SHELL_ENDED: {
    title: 'The shell on this computer has ended',
    message: 'The shell on this computer has ended with status {status}: {reason}',
    remedy: 'Correct what its message describes, and run the command again.',
  },
  NOT_A_REMOTE: {
    title: 'Only remotes can be developed in a site',
    message: '{name} is a release of kind {kind}.',
    remedy: '`registry ship {name} --preview` shows the site with it.',
  },
  RELEASE_NOT_RENDERED: {
    title: 'A release cannot be rendered',
    message: 'The shell on this computer cannot render {release}: {reason}',
    remedy: 'Correct the source; the page still shows the last release that could be rendered.',
  },
  NOTHING_CHANGED: {
    title: 'A page did not change',
    message: 'The page {path} did not change between {from} and {to}, so no change can have broken it.',
    remedy:
      'Name a longer range. Scripts, stylesheets and pictures are files of releases; the history is one of pages.',
  },
  BISECT_FIRST_NOT_GOOD: {
    title: 'A search needs a good state at its start',
    message: 'The first state of {path}, since {at}, is {outcome} instead of good: {detail}.',
    remedy: 'Name an earlier `--from` at which the page was good, or another check.',
  },
  BISECT_LAST_NOT_BAD: {
    title: 'A search needs a bad state at its end',
    message: 'The last state of {path}, since {at}, is {outcome} instead of bad: {detail}.',
    remedy:
      'Name a later `--to`, or another check. What the server of the shell or a service from elsewhere does to a page is not in its states.',
  },
  CHECK_NOT_STARTED: {
    title: 'A command that checks pages cannot be started',
    message: 'The command {command} cannot be started: {reason}.',
    remedy: 'Name a program that exists; no shell reads the command.',
  },
  AXE_RULE_UNUSABLE: {
    title: 'A rule of axe cannot check replayed pages',
    message: 'The rule {rule} cannot be used: {reason}',
    remedy:
      'Name another rule (https://dequeuniversity.com/rules/axe), or a command after `--` that opens PAGE_URL in a browser.',
  },
  SITE_ADDRESS_MISSING: {
    title: 'The address of the site is unknown',
    message: 'Pages are read from the site, and the registry at {url} does not know its address.',
    remedy: 'Set SITE_URL.',
  },
  REASON_MISSING: {
    title: 'A mark needs a reason',
    message: 'A release is marked as bad for all teams, and the command does not say why.',
    remedy: 'Add `--reason` and a short text.',
  },
  CONFIRMATION_MISSING: {
    title: 'A command needs a confirmation',
    message: 'This command would {what}, and there is no terminal to ask on.',
    remedy: 'Add `--yes` if that is meant.',
  },
  COMMAND_CANCELLED: {
    title: 'A command was cancelled',
    message: 'The answer was no: the command did not {what}.',
    remedy: 'Nothing was changed.',
  },
});
