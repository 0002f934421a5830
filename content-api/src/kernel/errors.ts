import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of the content API and its commands. */
export const apiError = defineErrors({
  DATABASE_LOCKED: {
    title: 'The embedded database is in use',
    message: 'Another process holds the lock on {path}.',
    remedy: 'Stop the site or the command that uses it, or set another DATA_DIRECTORY.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'The database is unavailable',
    message: '{reason}.',
    remedy: 'Check the database and the free space on its disk; visitors get the last good pages meanwhile.',
  },
  DATABASE_MISSING: {
    title: 'The database does not exist',
    message: 'The {database} {reason}.',
    remedy:
      'Check DATA_DIRECTORY and DATABASE_URL. Starting the site creates a database; a command never does.',
  },
  DATABASE_MISMATCH: {
    title: 'The command and the running site use different databases',
    message: 'The content API at {url} uses the {theirs}, but this command uses the {ours}.',
    remedy: 'Run the command with the site’s DATA_DIRECTORY and DATABASE_URL; nothing was changed.',
  },
  DATABASE_SCHEMA_NEWER: {
    title: 'The database schema is newer than the code',
    message: 'The {database} has a migration from {time} that this version does not know.',
    remedy:
      'Start the version that ran last, or restore the backup from before the upgrade: docs/operations.md.',
  },
  DATABASE_SCHEMA_OLDER: {
    title: 'The database schema is older than the code',
    message: 'The {database} has {applied} of {known} migrations.',
    remedy: 'Start the site once with this version to upgrade the database; a command never upgrades it.',
  },
  DATABASE_OTHER_POSTGRESQL: {
    title: 'The embedded database belongs to another version of PostgreSQL',
    message: 'PostgreSQL {found} wrote {name}, and this version of the site contains PostgreSQL {own}.',
    remedy:
      'Start the version of the site that ran last. To upgrade, first move the data with it: `npm run operate -- move-to-postgresql`, docs/operations.md.',
  },
  DATABASE_MOVED: {
    title: 'The embedded database has moved',
    message: 'The {database} was moved to the {target} on {time}.',
    remedy: 'Set DATABASE_URL, or delete {marker} to use the old data again.',
  },
  DATABASE_LEFT_BEHIND: {
    title: 'PostgreSQL is empty, but an embedded database exists',
    message:
      'The site starts with the {target}, which is empty, while the {database} contains data. `npm run operate -- move-to-postgresql` moves this data.',
    remedy: 'Stop the site, run this command, and start the site again.',
  },
  DATABASE_BUSY: {
    title: 'The database is overloaded',
    message: 'The request timed out in the queue for the database.',
    remedy:
      'No action is needed if it passes. Otherwise check the content API’s metrics content_api_admission_queue and content_api_admission_rejected_total.',
  },
  CONTENT_CHANGED: {
    title: 'The content changed while it was read',
    message: 'Revision {from} of the content was replaced by {to} while all pages were read.',
    remedy: 'No action is needed: the registry reads them again.',
  },
  CONTENT_INVALID: {
    title: 'Invalid content',
    message: '{place}: {reason}.',
    remedy: 'Correct the content file and load it again; nothing was changed.',
  },
  CONTENT_OWNED_BY_ANOTHER: {
    title: 'Content owned by another team',
    message: '{place}: {reason}.',
    remedy:
      'Choose another path or name, or agree with the owner, who has to release it first; nothing was changed.',
  },
  MEDIA_RENDER_FAILED: {
    title: 'A picture could not be rendered',
    message: '{picture}: {reason}.',
    remedy: 'Check the original file and the free disk space; visitors get another format or the original.',
  },
  MAIL_REFUSED: {
    title: 'Mail rejected before sending',
    message: 'The mail is not safe to send: {reason}.',
    remedy: 'Find where the value comes from; nothing was sent.',
  },
  MAIL_DELAYED: {
    title: 'Mail delayed',
    message: 'Mail {id} ({kind}) was not sent: {reason}.',
    remedy:
      'No action is needed if it passes: the mail is tried again. `npm run operate -- mails` shows what else waits for the same reason.',
  },
  MAIL_UNDELIVERABLE: {
    title: 'Mail undeliverable',
    message: 'Mail {id} ({kind}) will not be retried: {reason}.',
    remedy: 'Fix the problem that the mail server reports, then run `npm run operate -- retry {id}`.',
  },
  COMMAND_REFUSED: {
    title: 'Command refused',
    message: '{command}: {reason}.',
    remedy: 'Fix the problem that the message describes; nothing was changed.',
  },
});
