import { existsSync } from 'node:fs';
import { findProgram } from '@stadtraum/guarded-process/find-program';
import { type Environment, invalidSetting } from '@stadtraum/server-base/settings';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const OFF = 'off';

/**
 * `CHROMIUM_PATH`, or else the Chromium in `PATH`; undefined for `off`, and if there is none.
 *
 * @throws CodedError SETTING_INVALID
 */
export function findChromium(environment: Environment): string | undefined {
  const given = environment.CHROMIUM_PATH;
  if (given === OFF) return undefined;
  if (given && !existsSync(given)) {
    throw invalidSetting('CHROMIUM_PATH', given, `expected the path of a Chromium, or ${OFF}`);
  }
  return given || COMMANDS.map((name) => findProgram(name)).find((path) => path !== undefined);
}
