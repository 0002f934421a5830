import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism, getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { uncaughtError } from './attribute-failure.ts';
import { GuardedProcess, type GuardOptions } from './guarded-process.ts';
import { readPs, readUsage } from './process-usage.ts';

/** Milliseconds for which other processes take all processors. */
const BUSY_MS = 2000;
/** Wall time of a looping step in milliseconds, without queueing. */
const LOOP_MS = 200;
const onLinux = process.platform === 'linux' ? it : it.skip;
const PROGRAM = { entry: pathToFileURL(join(import.meta.dirname, 'testing/child.mjs')), nodeOptions: [] };

async function start(options: GuardOptions = {}): Promise<GuardedProcess<string, string>> {
  const child = new GuardedProcess<string, string>(PROGRAM, options);
  await next(child);
  return child;
}

function next(child: GuardedProcess<string, string>): Promise<string> {
  return new Promise((resolve) => child.onMessage(resolve));
}

/** Milliseconds after which a looping step is ended that gets hardly any processor time. */
async function lifetimeAmongBusyOnes(): Promise<number> {
  const child = await start({ priority: 19 });
  const busy = Array.from({ length: availableParallelism() * 2 }, () =>
    fork(join(import.meta.dirname, 'testing/busy.mjs'), [String(BUSY_MS)], { stdio: 'ignore' }),
  );
  const started = performance.now();
  child.startStep('looping', { wallMs: LOOP_MS, exceptQueueing: true });
  child.send('loop');
  // Among busy processes, a killed one of low priority ends late.
  while (!child.isEnding) await delay(5);
  const lifetime = performance.now() - started;
  await expect(child.ended).resolves.toMatchObject({ cause: 'late', step: 'looping' });
  await Promise.all(busy.map((one) => one.exitCode ?? once(one, 'exit')));
  return lifetime;
}

describe('[SE4] a guarded process', () => {
  it('[GA9] is killed when it only waits, and its wall time is over except queueing', async () => {
    const child = await start();
    child.startStep('waiting', { wallMs: 200, exceptQueueing: true });
    await expect(child.ended).resolves.toMatchObject({ cause: 'late', step: 'waiting' });
  });

  onLinux('[GA9] has more time while others take the processors @full', async () => {
    const lifetimes: number[] = [];
    // Linux counts a wait for a processor only when it ends, so a single step may get less.
    for (let round = 0; round < 3; round += 1) lifetimes.push(await lifetimeAmongBusyOnes());
    expect(Math.max(...lifetimes)).toBeGreaterThan(LOOP_MS + 100);
  });

  it('is killed when a step exceeds its wall time, and reports that step', async () => {
    const child = await start();
    child.startStep('slow', { wallMs: 60_000 });
    child.startStep('looping', { wallMs: 200 });
    child.send('loop');
    await expect(child.ended).resolves.toMatchObject({ cause: 'late', step: 'looping' });
    expect(child.isEnding).toBe(true);
  });

  it('is killed when a step exceeds its CPU time, even if wall time remains', async () => {
    const child = await start();
    child.startStep('looping', { wallMs: 60_000, cpuMs: 300 });
    child.send('loop');
    await expect(child.ended).resolves.toMatchObject({ cause: 'cpu', step: 'looping' });
  });

  it('is not killed while its step is renewed, or after its step has ended', async () => {
    const child = await start();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    try {
      const step = child.startStep('renewed', { wallMs: 300 });
      for (let report = 0; report < 4; report += 1) {
        await jest.advanceTimersByTimeAsync(299);
        step.renew();
      }
      await jest.advanceTimersByTimeAsync(299);
      step.end();
      await jest.advanceTimersByTimeAsync(300);
      expect(child.isEnding).toBe(false);
    } finally {
      jest.useRealTimers();
    }
    await child.close();
    await expect(child.ended).resolves.toMatchObject({ cause: 'closed', step: undefined, code: 0 });
  });

  it.each([
    ['buffers', { memoryBytes: 200e6 }],
    ['heap', { heapMegabytes: 50 }],
  ])('is killed when it exceeds its limit for %s', async (work, options) => {
    const child = await start(options);
    child.startStep(work, { wallMs: 30_000 });
    child.send(work);
    await expect(child.ended).resolves.toMatchObject({ cause: 'memory', step: work });
  });

  it('reports a crash when it exits by itself, after reading its last message and error output', async () => {
    const child = await start({ stderr: 'tail' });
    const messages: string[] = [];
    child.onMessage((message) => messages.push(message));
    child.send('uncaught');
    const { cause, code, stderrTail } = await child.ended;
    expect([cause, code, uncaughtError(stderrTail), messages]).toEqual([
      'crashed',
      1,
      'Error: later',
      ['uncaught'],
    ]);
  });

  it('is killed when it loops instead of closing', async () => {
    const child = await start();
    child.send('loop');
    await next(child);
    await child.close();
    await expect(child.ended).resolves.toMatchObject({ cause: 'closed', signal: 'SIGKILL' });
  });

  it('[SE9] does not inherit environment variables, and runs at the given priority', async () => {
    process.env.INNER_SECRET = 'secret-of-the-site';
    const child = await start({ priority: 10 });
    delete process.env.INNER_SECRET;
    const environment = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0').filter(Boolean);
    const variables = environment.filter((variable) => !variable.startsWith('NODE_CHANNEL_'));
    expect(variables.sort()).toEqual(['NODE_ENV=production', 'TZ=Europe/Berlin']);
    expect(getPriority(child.pid)).toBe(10);
    await child.close();
  });

  it('is killed when its parent is killed, even while it loops', async () => {
    const parent = fork(join(import.meta.dirname, 'testing/parent.mjs'), {
      execArgv: [
        '--conditions=source',
        '--import',
        join(import.meta.dirname, '../../tools/typescript/register.mjs'),
      ],
    });
    const [pid] = (await once(parent, 'message')) as [number];
    expect(readUsage(pid)).toBeDefined();
    parent.kill('SIGKILL');
    // The test times out if the process keeps running.
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
  });
});

it('reads the same usage from /proc and from ps', () => {
  const proc = readUsage(process.pid);
  const ps = readPs(process.pid);
  expect(ps?.memoryBytes).toBeGreaterThan((proc?.memoryBytes ?? 0) * 0.8);
  expect(ps?.memoryBytes).toBeLessThan((proc?.memoryBytes ?? 0) * 1.2);
  // `ps` rounds down to whole seconds.
  expect(Math.abs((ps?.cpuMs ?? 0) - (proc?.cpuMs ?? 0))).toBeLessThan(1_500);
  expect(readUsage(2 ** 30)).toBeUndefined();
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
