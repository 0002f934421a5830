import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors that more than one server may report. */
export const serverError = defineErrors({
  SETTING_INVALID: {
    title: 'Invalid setting',
    message: '{name} is {value}: {reason}.',
    remedy: 'Correct the environment variable and restart.',
  },
  SERVER_PORT_TAKEN: {
    title: 'Port in use',
    message: 'Port {port}, which the {server} needs, is in use by another process.',
    remedy: 'Stop that process, or set {setting} to another port.',
  },
  DATA_DIRECTORY_UNUSABLE: {
    title: 'Unusable data directory',
    message: '{path}: {reason}.',
    remedy:
      'If the disk is full or the quota used up, make room. Otherwise give this user write permission there, or set DATA_DIRECTORY.',
  },
  REQUEST_REJECTED: {
    title: 'Request rejected',
    message: '{reason}.',
    remedy: 'No action is needed unless the request came from your own client.',
  },
  CONTENT_UNAVAILABLE: {
    title: 'Content is unavailable',
    message: 'No content for {path}: {reason}.',
    remedy: 'Check the content API; visitors get the last good page for up to 24 hours.',
  },
  TOO_MANY_QUERIES: {
    title: 'Too many queries from one network',
    message: 'One network exceeded its limit for searches and lists.',
    remedy: 'No action is needed. SEARCHES_PER_NETWORK sets the limit per minute.',
  },
});
