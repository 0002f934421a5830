import { existsSync } from 'node:fs';
import { findProgram } from './programs.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of an installed Chromium, or undefined. `CHROMIUM_PATH` takes precedence.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH && existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
  return findProgram(COMMANDS, env);
}

/**
 * Returns the path of an installed headless shell, or undefined: Chromium without a window, which needs half the CPU time for a page.
 * `CHROMIUM_PATH` takes precedence.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env) {
  if (env.CHROMIUM_PATH) return undefined;
  return findProgram(['chromium-headless-shell'], env);
}
