import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Runs tests at another time, on a machine in Berlin: Debian's libfaketime shifts the clock of every program that a test task starts.
 * Monotonic time, and with it every timer, stays unchanged. Browsers start badly with the library or not at all: they have the machine's
 * time, and pages are shown the tests' (`e2e/site/page-clock.ts`). The site's news have dates, and so cannot be loaded at times before
 * them.
 */

/** Environment variable with the time at which tests start, with its offset: `2027-03-28T02:30:00+01:00`. */
export const AT = 'TESTS_AT';
const LIBRARIES = '/usr/lib';
const LIBRARY = 'faketime/libfaketimeMT.so.1';

/** Returns the time in TESTS_AT as it was written; undefined if tests run at the machine's time. */
export function testsAt() {
  return process.env[AT];
}

/** Path of libfaketime, if Debian's package is installed. */
export function findFaketime() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders.map((folder) => join(LIBRARIES, folder, LIBRARY)).find((path) => existsSync(path));
}

/**
 * Returns the environment in which the clock shows this time now, and goes on.
 *
 * @param {string | undefined} [at]
 * @param {string | undefined} [library] path of libfaketime
 * @returns {Record<string, string>} empty without a time
 * @throws {Error} when the time cannot be read or libfaketime is missing
 */
export function clockEnvironment(at = testsAt(), library = findFaketime()) {
  if (!at) return {};
  const time = Date.parse(at);
  // Without an offset, the time would be another one on each machine.
  if (Number.isNaN(time) || !/(Z|[+-]\d\d:\d\d)$/.test(at))
    throw new Error(`"${at}" is not a time like 2027-03-28T02:30:00+01:00.`);
  if (!library) throw new Error("Another time needs libfaketime. Install Debian's package libfaketime.");
  const seconds = Math.ceil((time - Date.now()) / 1000);
  return {
    TZ: 'Europe/Berlin',
    LD_PRELOAD: library,
    // An offset, because each program would start from a time again.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require="${join(import.meta.dirname, 'file-dates.cjs')}"`,
  };
}

/** Returns an environment without the clock of the tests, for browsers. */
export function browserEnvironment() {
  const clock = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NODE_OPTIONS'];
  const entries = Object.entries(process.env).filter(([name]) => !testsAt() || !clock.includes(name));
  return /** @type {Record<string, string>} */ (Object.fromEntries(entries));
}
