#!/usr/bin/env node
// This file is not in dist, because npm links a package's commands at install time, before anything is built.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));

try {
  await import('../dist/cli/main.js');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !existsSync(`${WORKSPACE}nx.json`)) throw error;
  const nx = findNx();
  process.exitCode = nx ? buildAndRun(nx) : notInstalled();
}

/** Path of Nx's command; undefined before `npm ci`. */
function findNx() {
  try {
    return createRequire(`${WORKSPACE}package.json`).resolve('nx/bin/nx.js');
  } catch {
    return undefined;
  }
}

/** Builds this command in a fresh clone, then runs it. Returns the exit code. */
function buildAndRun(/** @type {string} */ nx) {
  if (process.env.REGISTRY_CLI_BUILT) {
    console.error(
      'The registry’s command is incomplete after its build: run `npm ci`, then `npm run build`.',
    );
    return 1;
  }
  console.error('Building the command for the first time …');
  const env = { ...process.env, NX_TUI: 'false' };
  const parameters = [
    'run-many',
    '--target=build',
    '--projects=@stadtraum/registry-cli',
    '--outputStyle=static',
  ];
  const build = spawnSync(process.execPath, [nx, ...parameters], { cwd: WORKSPACE, env, encoding: 'utf8' });
  if (build.status !== 0) {
    console.error(
      `${build.stdout}${build.stderr}\nThe registry’s command could not be built: run \`npm ci\`, then \`npm run build\`.`,
    );
    return 1;
  }
  const again = { stdio: 'inherit', env: { ...process.env, REGISTRY_CLI_BUILT: 'true' } };
  return spawnSync(process.execPath, process.argv.slice(1), again).status ?? 1;
}

function notInstalled() {
  console.error('The workspace’s packages are not installed: run `npm ci` first.');
  return 1;
}
