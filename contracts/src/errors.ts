/** What an error code stands for. `message` and `remedy` may hold `{name}` placeholders that `details` fills. */
export interface ErrorEntry {
  title: string;
  /** What happened and why. */
  message: string;
  /** What to do about it. */
  remedy: string;
}

/** Every error of the system by its permanent code. A code is never reused; `docs/errors.md` says the same, a test holds them together. */
export const ERRORS = {
  SETTING_INVALID: {
    title: 'A setting is invalid',
    message: '{name} is {value}: {reason}.',
    remedy: 'Correct the environment variable and start again.',
  },
  SETTING_UNKNOWN: {
    title: 'A setting is misspelt',
    message: '{name} is not a setting; the nearest one is {nearest}.',
    remedy: 'Correct its name, or unset it, and start again.',
  },
  SERVER_PORT_TAKEN: {
    title: 'A port is taken',
    message: 'Port {port}, which the {server} needs, is taken by another process.',
    remedy: 'End that process, or set {setting} to another port.',
  },
  NODE_TOO_OLD: {
    title: 'Node is too old',
    message: 'This is Node {actual}; the site needs {needed} or newer.',
    remedy: 'Install a newer Node 20, 22 or 24 and start again.',
  },
  INSTALL_FAILED: {
    title: 'The packages could not be installed',
    message: '{command} failed: {reason}.',
    remedy: 'Look at what npm says; it needs its cache or a registry.',
  },
  SERVER_NOT_STARTED: {
    title: 'A server did not start',
    message: 'The {server} {reason}.',
    remedy: 'Its log says more: {log}.',
  },
  DATA_DIRECTORY_UNUSABLE: {
    title: 'The data directory cannot be used',
    message: '{path}: {reason}.',
    remedy: 'Give this user the right to write there, or set DATA_DIRECTORY.',
  },
  DATABASE_LOCKED: {
    title: 'The embedded database is in use',
    message: 'Another process holds the lock of {path}.',
    remedy: 'End the site or the command that works on it, or set another DATA_DIRECTORY.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'The database does not answer',
    message: '{reason}.',
    remedy:
      'Look at the database and at the free space of its disk; visitors get the last good pages meanwhile.',
  },
  DATABASE_MISSING: {
    title: 'There is no database',
    message: 'The {database} {reason}.',
    remedy:
      'Check DATA_DIRECTORY and DATABASE_URL; a start of the site makes a database, a command never does.',
  },
  DATABASE_MISMATCH: {
    title: 'A command and the running site have different databases',
    message: 'The content API at {url} works on the {theirs}, this command on the {ours}.',
    remedy: 'Give the command the DATA_DIRECTORY and DATABASE_URL of the site; nothing was changed.',
  },
  DATABASE_SCHEMA_NEWER: {
    title: 'The schema is newer than the code',
    message: 'The {database} has a migration of {time}, which this version does not know.',
    remedy:
      'Start the version that ran last, or go back with the backup from before the upgrade: docs/operations.md.',
  },
  DATABASE_SCHEMA_OLDER: {
    title: 'The schema is older than the code',
    message: 'The {database} has {applied} of {known} migrations.',
    remedy: 'Start the site once with this version, which upgrades the database; a command never does.',
  },
  DATABASE_MOVED: {
    title: 'The embedded database was moved',
    message: 'The {database} was moved to the {target} on {time}.',
    remedy: 'Set DATABASE_URL, or delete {marker} to work on the old data again.',
  },
  DATABASE_LEFT_BEHIND: {
    title: 'An embedded database lies beside an empty PostgreSQL',
    message:
      'The site starts on the {target}, which is empty, beside the {database}. `npm run operate -- move-to-postgresql` carries its data over.',
    remedy: 'End the site, run that command, and start the site again.',
  },
  DATABASE_BUSY: {
    title: 'The database has no time',
    message: 'The request got no turn at the database in time.',
    remedy:
      'Nothing, when it passes. Otherwise look at the content API’s metrics: content_api_admission_queue and content_api_admission_rejected_total.',
  },
  TOO_MANY_QUERIES: {
    title: 'A network asks for too much',
    message: 'One network asked for more searches and lists than it may.',
    remedy: 'Nothing; SEARCHES_PER_NETWORK says how many a network may ask for in a minute.',
  },
  CONTENT_INVALID: {
    title: 'Content is invalid',
    message: '{file}{path}: {reason}.',
    remedy: 'Correct the content file and load it again; nothing was changed.',
  },
  CONTENT_UNAVAILABLE: {
    title: 'The content API does not answer',
    message: 'No content for {path}: {reason}.',
    remedy: 'Look at the content API; visitors get the last good page for up to 24 hours.',
  },
  CONTENT_ANSWER_INVALID: {
    title: 'The content API answered nonsense',
    message: 'The answer for {path} is not a page: {reason}.',
    remedy: 'Compare the versions of shell and content API.',
  },
  CONTENT_NOT_KEPT: {
    title: 'Last good pages cannot be written to disk',
    message: 'Pages are not kept in {path}: {reason}.',
    remedy:
      'Free space on the disk or correct the permissions. Until then a restart of the shell loses what it could answer while the content API is down.',
  },
  MEDIA_UNAVAILABLE: {
    title: 'Pictures and videos cannot be had',
    message: 'The content API does not deliver {path}: {reason}.',
    remedy: 'Look at the content API; what browsers and caches have stays.',
  },
  DATA_UNAVAILABLE: {
    title: 'A feed, a calendar or suggestions cannot be had',
    message: 'The content API does not deliver {path}: {reason}.',
    remedy: 'Look at the content API; pages do not need it.',
  },
  SUBMISSION_UNDELIVERED: {
    title: 'A form could not be delivered',
    message: 'The content API did not take the form of {path}: {reason}.',
    remedy: 'Look at the content API and its database; the visitor was told that nothing was sent.',
  },
  MEDIA_RENDER_FAILED: {
    title: 'A picture could not be rendered',
    message: '{picture}: {reason}.',
    remedy:
      'Look at the master and at the free space of the disk; visitors get another coding or the master.',
  },
  REQUEST_REJECTED: {
    title: 'A request was rejected',
    message: '{reason}.',
    remedy: 'Nothing, when it came from a stranger.',
  },
  MAIL_REFUSED: {
    title: 'A mail may not be sent',
    message: 'A mail was refused: {reason}.',
    remedy: 'Look where the value comes from; nothing was sent.',
  },
  MAIL_DELAYED: {
    title: 'A mail could not be sent yet',
    message: 'Mail {id} ({kind}): {reason}.',
    remedy: 'Look at the mail server; it is tried again, with growing pauses, for a day.',
  },
  MAIL_UNDELIVERABLE: {
    title: 'A mail was given up',
    message: 'Mail {id} ({kind}): {reason}.',
    remedy: 'Correct what the mail server says, then `npm run operate -- retry {id}`.',
  },
  COMMAND_REFUSED: {
    title: 'A command cannot be carried out',
    message: '{command}: {reason}.',
    remedy: 'Correct what is named; nothing was changed.',
  },
  RELEASE_MANIFEST_INVALID: {
    title: 'A release manifest is invalid',
    message: 'The manifest of {release} is not valid: {reason}.',
    remedy: 'Build the release again with the present federation-kit.',
  },
  RELEASE_PATTERN_SLOW: {
    title: 'A pattern of a block schema is slow',
    message:
      'Block {type} of {release} has the pattern {pattern}: {reason}. Some content would keep its check busy.',
    remedy: 'Write the pattern without nested or adjoining repetitions, anchored at both ends.',
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
  RELEASE_KIT_TOO_OLD: {
    title: 'The kit is too old for a release',
    message: '{release} needs kit {needed} or newer; the set has {actual}.',
    remedy: 'Activate a newer kit first, or both in one activation.',
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
  RELEASE_EXAMPLE_FAILED: {
    title: 'An example of a release does not render',
    message: 'Example "{example}" of block {type} in {release}: {reason}.',
    remedy: 'Run its conformance tests; the live set is unchanged.',
  },
  LIVE_SET_INVALID: {
    title: 'A live set is invalid',
    message: 'Live set {id}: {reason}.',
    remedy: 'Roll back to another; the last good set stays in use.',
  },
  LIVE_SET_UNKNOWN: {
    title: 'A live set is unknown',
    message: 'There is no live set {id}.',
    remedy: '`status --history` lists them.',
  },
  LIVE_SET_MISSING: {
    title: 'There is no live set',
    message: 'Nothing has been activated yet, or no stored set could be verified.',
    remedy: 'Publish and activate a shell, a kit and the remotes; `npm start` does it.',
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
  REGISTRY_UNAVAILABLE: {
    title: 'The registry does not answer',
    message: '{url}: {reason}.',
    remedy: 'Start it; the site goes on with the last good live set.',
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
  BLOCK_UNKNOWN: {
    title: 'A block type is unknown',
    message: 'Block {block} on {path} has type {type}, which no live release owns.',
    remedy: 'Activate the remote that owns it, or correct the content.',
  },
  BLOCK_CONTENT_INVALID: {
    title: 'A block has invalid content',
    message: 'Block {block} ({type}) on {path}: {reason}.',
    remedy: 'Correct the content; the block is left out until then.',
  },
  BLOCK_RENDER_FAILED: {
    title: 'A block threw while rendering',
    message: 'Block {block} ({type}) of {release}: {reason}.',
    remedy: 'Tell the team that owns {release}; visitors see its fallback.',
  },
  BLOCK_RENDER_LATE: {
    title: 'A block did not render in time',
    message: 'Block {block} ({type}) of {release} took more than {deadline} ms.',
    remedy: 'Tell the team that owns {release}; its renderer was replaced.',
  },
  BLOCK_CIRCUIT_OPEN: {
    title: 'A block is switched off for a while',
    message: 'Block type {type} of {release} failed {failures} times within a minute.',
    remedy: 'Tell the team that owns {release}, or roll it back.',
  },
  RENDERER_EXHAUSTED: {
    title: 'A renderer used too much memory',
    message: 'A renderer of live set {liveSet} held {bytes} bytes and was replaced.',
    remedy: 'Look which block grew.',
  },
  ISLAND_LOAD_FAILED: {
    title: 'An island could not be loaded',
    message: 'Island {block} of {release}: {reason}.',
    remedy: 'The server-rendered content stays; look at the chunk that is named.',
  },
  ISLAND_LOAD_LATE: {
    title: 'An island did not load in time',
    message: 'Island {block} of {release} did not load within {deadline} ms.',
    remedy: 'The server-rendered content stays.',
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
  BROWSER_SCRIPT_FAILED: {
    title: 'A script threw in the browser',
    message: 'A script of {release} on {path}: {reason}.',
    remedy: 'Tell the team that owns {release}.',
  },
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
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorDetails = Readonly<Record<string, string | number>>;

/** An error with a permanent code. Compare codes, never `instanceof`: separately built bundles have separate classes. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /**
   * @param details values for the placeholders of the code's message and remedy
   */
  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(fillIn(ERRORS[code].message, details), options);
    this.name = 'CodedError';
    this.code = code;
    this.details = details;
  }

  /** What to do about it, with the details filled in. */
  get remedy(): string {
    return fillIn(ERRORS[this.code].remedy, this.details);
  }
}

/** The code of any thrown value, or undefined. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && code in ERRORS ? (code as ErrorCode) : undefined;
}

/** A thrown value as one line for people. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fillIn(template: string, details: ErrorDetails): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(details[name] ?? placeholder));
}
