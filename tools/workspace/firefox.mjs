import { existsSync } from 'node:fs';
import { findProgram } from './programs.mjs';

const COMMANDS = ['firefox-esr', 'firefox'];

/**
 * Returns the path of an installed Firefox, or undefined. `FIREFOX_PATH` takes precedence.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findFirefox(env = process.env) {
  if (env.FIREFOX_PATH && existsSync(env.FIREFOX_PATH)) return env.FIREFOX_PATH;
  return findProgram(COMMANDS, env);
}
