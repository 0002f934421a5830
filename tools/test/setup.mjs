import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '../workspace/chromium.mjs';
import { runCommand } from '../workspace/command.mjs';
import { findFirefox } from '../workspace/firefox.mjs';
import { install, installDifference } from '../workspace/install.mjs';
import { findProgram } from '../workspace/programs.mjs';
import { ROOT } from '../workspace/root.mjs';
import { clockEnvironment, findFaketime, testsAt } from './clock.mjs';

/** Debian installs PostgreSQL here, in a folder for each major version. */
const POSTGRESQL = '/usr/lib/postgresql';
const DOWNLOAD_TIMEOUT_MS = 240_000;
/**
 * Programs that only tests use, and the Debian packages that contain them. `skipped` is what does not run without them.
 *
 * @type {{ name: string, find: () => string | undefined, packages: string[], skipped?: string }[]}
 */
const PROGRAMS = [
  { name: 'Chromium', find: findChromium, packages: ['chromium'] },
  {
    name: 'Headless shell',
    find: findHeadlessShell,
    packages: ['chromium-headless-shell'],
    skipped: 'All journeys run in Chromium, which takes longer.',
  },
  {
    name: 'PostgreSQL',
    find: findPostgresql,
    packages: ['postgresql'],
    skipped: 'Its tests are SKIPPED; the same tests run on PGlite.',
  },
  {
    name: 'PgBouncer',
    find: () => findProgram(['pgbouncer']),
    packages: ['pgbouncer'],
    skipped: 'The tests of a pooler in front of PostgreSQL are SKIPPED.',
  },
  {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    skipped: 'The journeys in Firefox are SKIPPED.',
  },
  {
    name: 'nginx',
    find: () => findProgram(['nginx']),
    packages: ['nginx-light', 'openssl'],
    skipped: 'The tests of e2e/abuse behind a proxy are SKIPPED.',
  },
  {
    name: 'promtool',
    find: () => findProgram(['promtool']),
    packages: ['prometheus'],
    skipped: 'The tests of docs/monitoring are SKIPPED.',
  },
  {
    name: 'libfaketime',
    find: () => (testsAt() ? findFaketime() : 'not needed'),
    packages: ['libfaketime'],
  },
];
/** Debian's packages start servers and create a database with these commands; the tests need neither. */
const SERVER_COMMANDS = ['invoke-rc.d', 'deb-systemd-invoke', 'pg_createcluster'];

/** Software that this process has installed outside the repository. @type {string[]} */
const installed = [];

/**
 * Installs the software that the tests need and this machine lacks: packages, browsers, PostgreSQL, PgBouncer, nginx, promtool. Prints what it
 * finds, and what it writes outside the repository.
 *
 * @param {(line: string) => void} print
 * @param {AbortSignal} signal
 * @throws {Error} when the packages or Chromium are unavailable
 */
export async function setUp(print, signal) {
  await Promise.all([setUpPackages(print, signal), installPrograms(print, signal)]);
  if (!findChromium()) await downloadChromium(print, signal);
  clockEnvironment();
  for (const { name, find, skipped } of PROGRAMS) {
    if (find() || skipped) print(`${name}: ${find() ?? `NOT AVAILABLE. ${skipped}`}`);
  }
  const written = ['the temporary directory', "npm's cache", ...installed];
  print(`Written outside the repository: ${written.join(', ')}`);
}

/** @param {(line: string) => void} print @param {AbortSignal} signal */
async function setUpPackages(print, signal) {
  const difference = installDifference();
  if (!difference) return print('Packages: match package-lock.json');
  print(`Packages: installing, because ${difference}`);
  const { ok, command, lines } = await install({ signal });
  if (!ok) throw new Error(`${command} failed:\n${lines.join('\n')}`);
}

/**
 * Installs Debian's packages of the missing programs, if this user has permission. The commands that would start their servers are
 * replaced.
 *
 * @param {(line: string) => void} print
 * @param {AbortSignal} signal
 */
async function installPrograms(print, signal) {
  const missing = PROGRAMS.filter(({ find }) => !find());
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, signal };
  const directory = mkdtempSync(join(tmpdir(), 'stadtraum-setup-'));
  try {
    for (const command of SERVER_COMMANDS) symlinkSync('/bin/true', join(directory, command));
    const path = `${directory}:/usr/sbin:/usr/bin:/sbin:/bin`;
    await runCommand('apt-get', ['update'], options);
    for (const { name, packages } of missing) {
      print(`${name}: not installed, installing it`);
      const parameters = ['install', '-y', '--no-install-recommends', '-o', `DPkg::Path=${path}`];
      const { status } = await runCommand('apt-get', [...parameters, ...packages], options);
      if (status === 0) installed.push(...packages.map((each) => `the Debian package ${each}`));
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** @param {(line: string) => void} print @param {AbortSignal} signal */
async function downloadChromium(print, signal) {
  const { status, lines } = await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/.bin/playwright'), 'install', 'chromium'],
    { signal: AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]) },
  );
  if (status !== 0)
    throw new Error(`Neither apt nor Playwright could install Chromium:\n${lines.join('\n')}`);
  installed.push("Playwright's browser cache");
  print("Chromium: Playwright's own");
}

function findPostgresql() {
  const versions = postgresqlVersions();
  return versions.length > 0 ? `${versions.join(', ')} in ${POSTGRESQL}` : undefined;
}

/** Returns the versions of PostgreSQL that Debian's packages have installed. */
export function postgresqlVersions() {
  return existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [];
}
