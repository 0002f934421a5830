/** Errors of `npm start`. @satisfies {Record<string, { title: string, message: string, remedy: string }>} */
export const START_ERRORS = {
  NODE_TOO_OLD: {
    title: 'Node is too old',
    message: 'This is Node {actual}; the site needs {needed}.',
    remedy: 'Install Node 24 and restart.',
  },
  SETTING_UNKNOWN: {
    title: 'Misspelt setting',
    message: '{name} is not a setting; the closest match is {nearest}.',
    remedy: 'Correct the name or unset it, then restart.',
  },
  INSTALL_FAILED: {
    title: 'Packages could not be installed',
    message: '{command} failed: {reason}.',
    remedy: 'See npm’s output above; npm needs its cache or a registry.',
  },
  SERVER_NOT_STARTED: {
    title: 'A server did not start',
    message: 'The {server} {reason}.',
    remedy: 'See its log: {log}.',
  },
};

/** Copies of errors of the servers and commands, which `npm start` throws before anything is built. A test compares the copies. */
export const REPEATED_ERRORS = {
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
  BUILD_FAILED: {
    title: 'Build failed',
    message: '{projects} could not be built.',
    remedy: 'Fix the build errors above; nothing was published.',
  },
};
