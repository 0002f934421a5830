/** How `tools/test/clock.mjs` sets the clock of tests. */
const CLOCK = ['TZ', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NODE_OPTIONS'];

/** The environment of a program under test, without the settings of this machine. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'HOME', ...(process.env.FAKETIME ? CLOCK : [])];
  return Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
}
