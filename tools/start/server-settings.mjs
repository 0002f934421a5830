import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../workspace/root.mjs';

/** The built modules that read each server's settings. */
const MODULES = [
  'shell/dist/server/settings.js',
  'registry/dist/server/settings.js',
  'content-api/dist/settings.js',
];

/**
 * Checks the settings with the code of all servers, so that an invalid setting stops the start before anything is published (OP12).
 *
 * @param {NodeJS.ProcessEnv} environment of the servers
 * @throws {Error} `SETTING_INVALID: …`, as the server itself would print it
 */
export async function checkServerSettings(environment) {
  for (const path of MODULES.map((module) => join(ROOT, module)).filter((module) => existsSync(module))) {
    const { readSettings } = await import(pathToFileURL(path).href);
    try {
      readSettings(environment);
    } catch (error) {
      const { code, message, remedy } = /** @type {Error & { code?: string, remedy?: string }} */ (error);
      throw code === undefined ? error : new Error(`${code}: ${message} ${remedy ?? ''}`.trim());
    }
  }
}
