import { REPEATED_ERRORS, START_ERRORS } from './errors.mjs';

const ERRORS = { ...START_ERRORS, ...REPEATED_ERRORS };

/** Prevents the start. The message is one line for the operator: the code, what happened, why, and what to do. */
export class StartError extends Error {
  /**
   * @param {keyof typeof ERRORS} code
   * @param {Record<string, string | number>} details
   */
  constructor(code, details) {
    const { message, remedy } = ERRORS[code];
    super(`${code}: ${fillIn(message, details)} ${fillIn(remedy, details)}`.trim());
    this.name = 'StartError';
    this.code = code;
  }
}

/** @param {string} template @param {Record<string, string | number>} details */
function fillIn(template, details) {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(details[name] ?? placeholder));
}
