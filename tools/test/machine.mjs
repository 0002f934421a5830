/*
 * Prints the programs that tests use on this machine; some tests are skipped without them. Nx hashes the output, so that results
 * from another version of Node or from a machine without PostgreSQL are not reused.
 */
import { findChromium, findHeadlessShell } from '../workspace/chromium.mjs';
import { findFirefox } from '../workspace/firefox.mjs';
import { findProgram } from '../workspace/programs.mjs';
import { postgresqlVersions } from './setup.mjs';

const { version, platform, arch } = process;
const programs = ['nginx', 'promtool', 'openssl', 'setpriv'].map((name) => findProgram([name]));
const found = {
  version,
  platform,
  arch,
  chromium: findChromium(),
  headlessShell: findHeadlessShell(),
  firefox: findFirefox(),
  programs,
  postgresql: postgresqlVersions(),
};
process.stdout.write(JSON.stringify(found));
