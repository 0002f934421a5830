#!/usr/bin/env node
// This file is not in dist, because npm links a package's commands at install time, before anything is built.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));
const NX = `${WORKSPACE}node_modules/nx/bin/nx.js`;

try {
  await import('../dist/cli/main.js');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !existsSync(`${WORKSPACE}nx.json`)) throw error;
  process.exitCode = existsSync(NX) ? buildAndRun() : notInstalled();
}

/** Builds this command in a fresh clone, then runs it. Returns the exit code. */
function buildAndRun() {
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
  const build = spawnSync(process.execPath, [NX, ...parameters], { cwd: WORKSPACE, env, encoding: 'utf8' });
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
