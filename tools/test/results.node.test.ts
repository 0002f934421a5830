import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TaskResult } from '../nx/plugin.mjs';
import { EMPTY, resultsByTarget } from './results.mjs';

const UNIT_TESTS = 'mf-press/test-results/unit.json';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stadtraum-results-'));
  mkdirSync(join(root, 'mf-press/test-results'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const task = (values: Partial<TaskResult>): TaskResult => ({
  folder: 'mf-press',
  target: 'lint',
  status: 'success',
  cached: false,
  ms: 100,
  outputs: [],
  output: '',
  ...values,
});

describe('resultsByTarget', () => {
  it("counts a task without a counts file as one test, and adds up only this run's durations", async () => {
    const tasks = [
      task({}),
      task({ folder: 'shell', cached: true }),
      task({ target: 'build', status: 'skipped', outputs: ['mf-press/dist'] }),
    ];
    expect(await resultsByTarget(tasks, root)).toEqual([
      { ...EMPTY, title: 'lint', passed: 2, tasks: 2, cached: 1, ms: 100 },
      { ...EMPTY, title: 'build', failed: 1, failures: ['mf-press › build'], tasks: 1, ms: 100 },
    ]);
  });

  it("reads a task's numbers from its counts file, whether from this run or from the cache", async () => {
    writeFileSync(join(root, UNIT_TESTS), '{"passed":7,"failed":0,"skipped":2,"failures":["a › b"]}');
    const [result] = await resultsByTarget(
      [task({ target: 'test', cached: true, outputs: [UNIT_TESTS] })],
      root,
    );
    expect(result).toEqual({
      title: 'test',
      passed: 7,
      failed: 0,
      skipped: 2,
      failures: ['a › b'],
      tasks: 1,
      cached: 1,
      ms: 0,
    });
  });

  it('counts and names one failure for a failed task whose file lists no failure, and for a missing file', async () => {
    const failed = task({ target: 'test', status: 'failure', outputs: [UNIT_TESTS] });
    const counts = async (tested: TaskResult) => {
      const [result] = await resultsByTarget([tested], root);
      return [result?.passed, result?.failed, result?.failures];
    };
    expect(await counts(failed)).toEqual([0, 1, ['mf-press › test']]);
    expect(await counts({ ...failed, status: 'success' })).toEqual([0, 1, ['mf-press › test']]);
    writeFileSync(join(root, UNIT_TESTS), '{"passed":7,"failed":0,"skipped":0,"failures":[]}');
    expect(await counts(failed)).toEqual([7, 1, ['mf-press › test']]);
  });
});
