import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { registryError } from '../errors.ts';
import { type App, findRoot } from './apps.ts';

/** No interface of its own, and no process of its own for its plugins: it has none, and starting it takes half a second. */
const NX_SETTINGS = { NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/**
 * Builds what has changed of these apps and of what they depend on; Nx takes the rest from its cache.
 * Answers how much that was, for people.
 *
 * @param showOutput gets what the build said when it failed
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
  const child = spawn(
    process.execPath,
    [nx, 'run-many', '--target=build', `--projects=${projects}`, '--outputStyle=static'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...NX_SETTINGS } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code === 0) return summaryOf(output);
  showOutput(output);
  throw registryError('BUILD_FAILED', { projects: apps.map(({ name }) => name).join(', ') });
}

function summaryOf(output: string): string {
  const [, hits, tasks] = /Cache:\s+(\d+)\/(\d+) hit/.exec(output) ?? [];
  if (hits === undefined) return 'done';
  return hits === tasks
    ? 'nothing has changed'
    : `${Number(tasks) - Number(hits)} of ${tasks} projects had changed`;
}
