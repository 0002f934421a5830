import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliError } from '../errors.ts';
import { type App, findRoot } from './apps.ts';

/** Disables Nx's terminal interface, and its separate process for plugins, which takes half a second to start. */
const NX_SETTINGS = { NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/**
 * Builds these apps and their dependencies. Nx restores unchanged ones from its cache.
 *
 * @param showOutput prints the output of a failed build
 * @returns a short description of how much was built
 * @throws CodedError BUILD_FAILED
 */
export async function buildApps(
  apps: readonly App[],
  cwd: string,
  showOutput: (text: string) => void,
): Promise<string> {
  const root = findRoot(cwd);
  const projects = apps.map(({ project }) => project).join(',');
  const nx = createRequire(join(root, 'package.json')).resolve('nx/bin/nx.js');
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-build-'));
  // Written by the workspace's Nx plugin, tools/nx/plugin.mjs.
  const results = join(directory, 'results.json');
  try {
    const child = spawn(
      process.execPath,
      [nx, 'run-many', '--target=build', `--projects=${projects}`, '--outputStyle=static'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...NX_SETTINGS, TASK_RESULTS_FILE: results },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const [code] = await once(child, 'close');
    if (code === 0) return await summaryOf(results);
    showOutput(output);
    throw cliError('BUILD_FAILED', { projects: apps.map(({ name }) => name).join(', ') });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function summaryOf(resultsFile: string): Promise<string> {
  const text = await readFile(resultsFile, 'utf8').catch(() => undefined);
  if (text === undefined) return 'done';
  const tasks = JSON.parse(text) as { cached: boolean }[];
  const built = tasks.filter(({ cached }) => !cached).length;
  return built === 0 ? 'nothing has changed' : `${built} of ${tasks.length} projects had changed`;
}
