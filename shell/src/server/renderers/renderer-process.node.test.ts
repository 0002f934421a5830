import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeKit, writeRemote } from '../../../test/fixture-releases.ts';
import { SOURCE_RENDERER } from '../../../test/source-renderer.ts';

let directory: string;
let shell: ChildProcess;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'renderer-'));
});
afterEach(() => rm(directory, { recursive: true }));

it('[F25] ends a looping renderer when the shell is killed', async () => {
  shell = fork(join(import.meta.dirname, '../../../test/looping-shell.ts'), {
    execArgv: SOURCE_RENDERER.nodeOptions,
  });
  shell.send({
    ...SOURCE_RENDERER,
    entry: SOURCE_RENDERER.entry.href,
    groups: [{ kit: await writeKit(directory), remotes: [await writeRemote(directory)] }],
    startTimeoutMs: 10_000,
    blockTimeoutMs: 60_000,
    batchBudgetMs: 60_000,
    memoryLimitBytes: 384 * 1024 * 1024,
  });
  const [pid] = (await once(shell, 'message')) as [number];
  expect(isAlive(pid)).toBe(true);

  shell.kill('SIGKILL');
  // The renderer's own block deadline is twice the timeout of this test.
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
