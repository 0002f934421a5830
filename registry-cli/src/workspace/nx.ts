import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** Disables Nx's terminal interface, and its separate process for plugins, which takes half a second to start. */
const NX_SETTINGS = { NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** A task of a run, as the workspace's Nx plugin reports it (`tools/nx/plugin.mjs`). */
export interface NxTask {
  /** Folder of the project, from the repository's root. */
  folder: string;
  target: string;
  status: 'success' | 'failure' | 'skipped';
  cached: boolean;
  output: string;
}

/** A run of Nx. */
export interface NxRun {
  succeeded: boolean;
  output: string;
  /** Undefined if Nx stopped before it ran a task. */
  tasks: NxTask[] | undefined;
}

/**
 * Runs targets of projects with everything that they depend on, in one command. A project without a target has no task for it.
 *
 * @param env added to this process's environment
 */
export async function runTargets(
  targets: readonly string[],
  projects: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<NxRun> {
  const nx = createRequire(join(root, 'package.json')).resolve('nx/bin/nx.js');
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-build-'));
  const results = join(directory, 'results.json');
  try {
    const selection = [`--targets=${targets.join(',')}`, `--projects=${projects.join(',')}`];
    const result = await runProgram(
      process.execPath,
      [nx, 'run-many', ...selection, '--outputStyle=static'],
      { cwd: root, env: { ...NX_SETTINGS, ...env, TASK_RESULTS_FILE: results } },
    );
    return { ...result, tasks: await readTasks(results) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function readTasks(file: string): Promise<NxTask[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
