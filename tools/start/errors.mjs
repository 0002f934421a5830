/** Errors of a start. @satisfies {Record<string, { title: string, message: string, remedy: string }>} */
export const START_ERRORS = {
  NODE_TOO_OLD: {
    title: 'Node is too old',
    message: 'This is Node {actual}; the site needs {needed} or newer.',
    remedy: 'Install a newer Node 20, 22 or 24 and start again.',
  },
  SETTING_UNKNOWN: {
    title: 'A setting is misspelt',
    message: '{name} is not a setting; the nearest one is {nearest}.',
    remedy: 'Correct its name, or unset it, and start again.',
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
};

/** Errors of the servers and of the command line that a start meets before anything is built; a test compares them. */
export const REPEATED_ERRORS = {
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
  BUILD_FAILED: {
    title: 'A build failed',
    message: '{projects} could not be built.',
    remedy: 'Correct what the build says above; nothing was published.',
  },
};
