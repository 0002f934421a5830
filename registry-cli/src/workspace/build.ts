import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliError } from '../errors.ts';
import type { App } from './apps.ts';
import { findRoot, isWorkspace } from './root.ts';

/** Disables Nx's terminal interface, and its separate process for plugins, which takes half a second to start. */
const NX_SETTINGS = { NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** The output of a command, and whether it succeeded. */
interface CommandResult {
  succeeded: boolean;
  output: string;
}

/**
 * Builds these apps: in the workspace with their dependencies, where Nx restores unchanged ones from its cache; in a team's own
 * repository with the package's script `build`.
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
  return isWorkspace(root) ? buildWithNx(apps, root, showOutput) : buildPackages(apps, showOutput);
}

async function buildPackages(apps: readonly App[], showOutput: (text: string) => void): Promise<string> {
  for (const app of apps) {
    expectSuccess(await run('npm', ['run', 'build'], { cwd: app.directory }), [app], showOutput);
  }
  return 'npm run build';
}

async function buildWithNx(
  apps: readonly App[],
  root: string,
  showOutput: (text: string) => void,
): Promise<string> {
  const projects = apps.map(({ project }) => project).join(',');
  const nx = createRequire(join(root, 'package.json')).resolve('nx/bin/nx.js');
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-build-'));
  // Written by the workspace's Nx plugin, tools/nx/plugin.mjs.
  const results = join(directory, 'results.json');
  try {
    const parameters = [nx, 'run-many', '--target=build', `--projects=${projects}`, '--outputStyle=static'];
    const env = { ...NX_SETTINGS, TASK_RESULTS_FILE: results };
    expectSuccess(await run(process.execPath, parameters, { cwd: root, env }), apps, showOutput);
    return await summaryOf(results);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @param options.env added to this process's environment */
async function run(
  command: string,
  parameters: readonly string[],
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  const child = spawn(command, parameters, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withoutKey({ ...process.env, ...env }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { succeeded: code === 0, output };
}

/** A build runs the code of many packages, none of which needs the team's key. */
function withoutKey({ SIGNING_KEY: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}

function expectSuccess(
  { succeeded, output }: CommandResult,
  apps: readonly App[],
  showOutput: (text: string) => void,
): void {
  if (succeeded) return;
  showOutput(output);
  throw cliError('BUILD_FAILED', { projects: apps.map(({ name }) => name).join(', ') });
}

async function summaryOf(resultsFile: string): Promise<string> {
  const text = await readFile(resultsFile, 'utf8').catch(() => undefined);
  if (text === undefined) return 'done';
  const tasks = JSON.parse(text) as { cached: boolean }[];
  const built = tasks.filter(({ cached }) => !cached).length;
  return built === 0 ? 'nothing has changed' : `${built} of ${tasks.length} projects had changed`;
}
