/**
 * What can stop a start, in the words of the error catalogue in `contracts/src/errors.ts`. Repeated here because a start
 * runs before anything is built; a test holds the two together.
 *
 * @type {Record<string, { message: string, remedy: string }>}
 */
export const START_ERRORS = {
  NODE_TOO_OLD: {
    message: 'This is Node {actual}; the site needs {needed} or newer.',
    remedy: 'Install a newer Node 20, 22 or 24 and start again.',
  },
  SETTING_INVALID: {
    message: '{name} is {value}: {reason}.',
    remedy: 'Correct the environment variable and start again.',
  },
  SETTING_UNKNOWN: {
    message: '{name} is not a setting; the nearest one is {nearest}.',
    remedy: 'Correct its name, or unset it, and start again.',
  },
  SERVER_PORT_TAKEN: {
    message: 'Port {port}, which the {server} needs, is taken by another process.',
    remedy: 'End that process, or set {setting} to another port.',
  },
  DATA_DIRECTORY_UNUSABLE: {
    message: '{path}: {reason}.',
    remedy: 'Give this user the right to write there, or set DATA_DIRECTORY.',
  },
  INSTALL_FAILED: {
    message: '{command} failed: {reason}.',
    remedy: 'Look at what npm says; it needs its cache or a registry.',
  },
  BUILD_FAILED: {
    message: '{projects} could not be built.',
    remedy: 'Correct what the build says above; nothing was published.',
  },
  SERVER_NOT_STARTED: {
    message: 'The {server} {reason}.',
    remedy: 'Its log says more: {log}.',
  },
};

/** A reason not to start. Its message is the one line that the operator gets: code, what, why, what to do. */
export class StartError extends Error {
  /**
   * @param {keyof typeof START_ERRORS & string} code
   * @param {Record<string, string | number>} details
   */
  constructor(code, details) {
    const { message, remedy } = START_ERRORS[code] ?? { message: '{reason}.', remedy: '' };
    super(`${code}: ${fillIn(message, details)} ${fillIn(remedy, details)}`.trim());
    this.name = 'StartError';
    this.code = code;
  }
}

/** @param {string} template @param {Record<string, string | number>} details */
function fillIn(template, details) {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(details[name] ?? placeholder));
}
