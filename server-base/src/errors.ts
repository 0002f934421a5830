import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors that several servers share. */
export const serverError = defineErrors({
  SETTING_INVALID: {
    title: 'A setting is invalid',
    message: '{name} is {value}: {reason}.',
    remedy: 'Correct the environment variable and start again.',
  },
  SERVER_PORT_TAKEN: {
    title: 'A port is taken',
    message: 'Port {port}, which the {server} needs, is taken by another process.',
    remedy: 'End that process, or set {setting} to another port.',
  },
  DATA_DIRECTORY_UNUSABLE: {
    title: 'The data directory cannot be used',
    message: '{path}: {reason}.',
    remedy: 'Give this user the right to write there, or set DATA_DIRECTORY.',
  },
  REQUEST_REJECTED: {
    title: 'A request was rejected',
    message: '{reason}.',
    remedy: 'Nothing, when it came from a stranger.',
  },
  CONTENT_UNAVAILABLE: {
    title: 'The content API does not answer',
    message: 'No content for {path}: {reason}.',
    remedy: 'Look at the content API; visitors get the last good page for up to 24 hours.',
  },
  TOO_MANY_QUERIES: {
    title: 'A network asks for too much',
    message: 'One network asked for more searches and lists than it may.',
    remedy: 'Nothing; SEARCHES_PER_NETWORK says how many a network may ask for in a minute.',
  },
});
