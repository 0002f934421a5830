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
  KIT_MISMATCH: {
    title: 'The kit does not fit several releases',
    message: '{kit} does not fit {count} releases: {reasons}',
    remedy: 'Keep in the kit what they use, or activate it together with new releases of all of them.',
  },
  RELEASE_EXAMPLE_FAILED: {
    title: 'An example does not render, or depends on what was rendered before',
    message: 'Example "{example}" of block {type} in {release}: {reason}.',
    remedy: 'Run the conformance tests of the release; the live set is unchanged.',
  },
  LIVE_SET_UNKNOWN: {
    title: 'Live set not found',
    message: 'Live set {id} does not exist.',
    remedy: '`status --history` lists the live sets.',
  },
  LIVE_SET_INCOMPLETE: {
    title: 'A live set needs one shell, and one or two kits',
    message:
      'The live set would hold {shells} of kind shell and {kits} of kind kit; it needs one shell, and one or two kits.',
    remedy: 'Activate the missing release in the same activation.',
  },
  ROLLBACK_IMPOSSIBLE: {
    title: 'Nothing to roll back to',
    message: 'The history holds no {subject} before the current one.',
    remedy: '`status --history` lists earlier live sets; any published version can be activated by name.',
  },
  ACTIVATION_OVERTAKEN: {
    title: 'A rollback overtook an activation',
    message:
      'While {release} was verified, its name was changed in live set {liveSet}, for example by a rollback.',
    remedy: 'Activate it again if that is still right.',
  },
  ACTIVATION_ROLLED_BACK: {
    title: 'An activation was rolled back by itself',
    message:
      '{release} was live and has been rolled back to live set {liveSet}, because a page was damaged. {reason}.',
    remedy:
      'Correct the release and ship it again. It is marked as bad; if the damage had another cause, `registry mark {release} --clear` clears the mark.',
  },
  GATE_REFUSED: {
    title: 'The gate refused a release',
    message: '{releases} would harm live pages: {findings}',
    remedy:
      'Fix what the findings name and ship again; the live set is unchanged. A key with the role `accept` can accept each finding: `--accept <finding> --reason "…"`. `GET /reports/{report}` has the whole report.',
  },
  ACCEPT_NOT_ALLOWED: {
    title: 'The key may not accept findings',
    message: 'Key {key} of team {team} may not accept {finding}: it has no role `accept` for {releases}.',
    remedy:
      'Fix what the finding names, or ask a person whose key has the role; `registry keys list` shows it.',
  },
  REPORT_UNKNOWN: {
    title: 'Report not found',
    message: 'There is no report {id}; the newest {kept} are kept.',
    remedy: 'A report has the id of its live set, or the one that the refusal names.',
  },
  REGISTRY_STORE_LOCKED: {
    title: "The registry's store is in use",
    message: 'Another registry holds the lock on {path}.',
    remedy: 'Stop the other registry, or give this one a DATA_DIRECTORY and a database of its own.',
  },
  LOG_DAMAGED: {
    title: "The registry's log was changed",
    message: '{path} was changed, cut or removed.',
    remedy: 'Find out who can write there. docs/keys.md says how to go on with a new log.',
  },
  REGISTRY_STORE_UNAVAILABLE: {
    title: "The registry's database is unavailable",
    message: 'The {database} is unavailable: {reason}.',
    remedy:
      'Check the database; the registry reconnects without a restart. `registry log` then shows whether a change took effect.',
  },
  REGISTRY_SCHEMA_NEWER: {
    title: "The registry's tables are newer than the code",
    message: 'The {database} has {applied} migrations of the registry; this version knows {known}.',
    remedy: 'Start the version that ran last, or restore a backup from before the upgrade.',
  },
  REGISTRY_STORE_MOVED: {
    title: "The registry's store has moved to PostgreSQL",
    message: 'The store in {path} was moved to the {database} on {time}.',
    remedy: 'Set DATABASE_URL, or delete {marker} to use the old store again.',
  },
  REGISTRY_STORE_LEFT_BEHIND: {
    title: 'A store on disk is not in use',
    message: 'The store in {path} holds releases, but the {database} holds others, which are used.',
    remedy: 'Check DATABASE_URL. If it is right, delete the releases and live sets of the old store.',
  },
  RELEASE_MARKED_BAD: {
    title: 'A release is marked as bad',
    message: '{release} is marked as bad: {reason}.',
    remedy: 'Activate another release. If the mark is wrong, clear it: `registry mark {release} --clear`.',
  },
  MARKS_INVALID: {
    title: 'The list of bad releases is invalid',
    message: 'The stored marks of bad releases cannot be used: {reason}. No release counts as marked.',
    remedy: 'Find out who can write there, then mark the bad releases again; `registry log` lists the marks.',
  },
  RETIREMENT_REFUSED: {
    title: 'A release cannot be retired',
    message: '{name} cannot be retired: {reason}.',
    remedy:
      'Remove its blocks from these pages and load the content, or move these remotes to the other kit; then retire it. The shell and one kit stay.',
  },
  CONTENT_USE_UNKNOWN: {
    title: 'Unknown whether content uses a release',
    message: 'Whether pages use the blocks of {name} is unknown: {reason}.',
    remedy: 'Check that the content API runs, and CONTENT_API_URL and INNER_SECRET; nothing was changed.',
  },
  CONTENT_TOKEN_INVALID: {
    title: 'No access to live content',
    message: 'The token for live content is missing or has expired, or the registry was restarted since.',
    remedy: 'Sign another request to read content, as the development page does by itself.',
  },
  PREVIEW_UNKNOWN: {
    title: 'Preview not found',
    message: 'There is no preview {id}: it has expired, was ended, or never existed.',
    remedy: '`registry preview` lists the previews.',
  },
  PREVIEWS_EXHAUSTED: {
    title: 'Too many previews',
    message: 'The registry already has {limit} previews whose links are valid.',
    remedy: 'End one with `registry preview --end <id>`; `registry preview` lists them.',
  },
  PREVIEWS_INVALID: {
    title: 'The list of previews is invalid',
    message: 'The stored previews cannot be used: {reason}. All previews have ended.',
    remedy: 'Find out who can write there, then make the previews again; `registry log` lists them.',
  },
  HISTORY_UNKNOWN: {
    title: 'Nothing is kept of a page',
    message: 'The history of {path} has nothing for {time}: {reason}.',
    remedy:
      'Name another time or path. The registry keeps pages without a query for 30 days, less if they take too much space.',
  },
  REGISTRY_FAILED: {
    title: 'Internal error in the registry',
    message: 'The registry could not respond: {reason}.',
    remedy: 'Check its log. `registry log` shows whether a change took effect.',
  },
});
