/** What a program under test needs from this process: where programs are, and the clock of the tests (`tools/test/clock.mjs`). */
const INHERITED = ['PATH', 'HOME', 'TZ', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** The environment of a program under test, without the settings of this machine. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
}
