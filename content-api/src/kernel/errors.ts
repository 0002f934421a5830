import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of the content API and its commands. */
export const apiError = defineErrors({
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
  CONTENT_INVALID: {
    title: 'Content is invalid',
    message: '{file}{path}: {reason}.',
    remedy: 'Correct the content file and load it again; nothing was changed.',
  },
  MEDIA_RENDER_FAILED: {
    title: 'A picture could not be rendered',
    message: '{picture}: {reason}.',
    remedy:
      'Look at the master and at the free space of the disk; visitors get another coding or the master.',
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
});
