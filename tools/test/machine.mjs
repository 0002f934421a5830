/*
 * Prints the programs that tests use on this machine, the time that it shows them, and the seed of a full run; some tests are skipped without a program. Nx
 * hashes the output, so that results from another version of Node, another time or a machine without PostgreSQL are not reused.
 */
import { findChromium, findHeadlessShell } from '../workspace/chromium.mjs';
import { findFirefox } from '../workspace/firefox.mjs';
import { findProgram } from '../workspace/programs.mjs';
import { testsAt } from './clock.mjs';
import { SEED } from './sample.mjs';
import { postgresqlVersions } from './setup.mjs';

const { version, platform, arch } = process;
const programs = ['nginx', 'promtool', 'openssl', 'setpriv'].map((name) => findProgram([name]));
const found = {
  version,
  platform,
  arch,
  at: testsAt(),
  seed: process.env[SEED],
  chromium: findChromium(),
  headlessShell: findHeadlessShell(),
  firefox: findFirefox(),
  programs,
  postgresql: postgresqlVersions(),
};
process.stdout.write(JSON.stringify(found));
