import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDirectory } from './directory-lock.ts';

const RUN_TYPESCRIPT = path.join(import.meta.dirname, '../../tools/typescript/register.mjs');
const HOLD_LOCK = path.join(import.meta.dirname, 'testing/hold-lock.ts');

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

const held = new Error('another process holds it');
const lock = (directory: string) => lockDirectory(directory, () => held);

describe('[OP4] a directory lock', () => {
  it('has one holder, and can be acquired again after its release', async () => {
    const directory = makeDirectory();
    const first = await lock(directory);
    await expect(lock(directory)).rejects.toBe(held);
    await first.release();
    await (await lock(directory)).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('never has two holders when many try to take it at the same time', async () => {
    const directory = makeDirectory();
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lock(directory)));
      const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(locks.length).toBeLessThanOrEqual(1);
      await Promise.all(locks.map((holder) => holder.release()));
    }
  });

  it('is released when its process ends, even after kill -9', async () => {
    const directory = makeDirectory();
    const holder = spawn(process.execPath, [
      '--conditions=source',
      '--import',
      RUN_TYPESCRIPT,
      HOLD_LOCK,
      directory,
    ]);
    try {
      await once(holder.stdout, 'data');
      await expect(lock(directory)).rejects.toBe(held);
    } finally {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
    expect(readdirSync(directory)).toHaveLength(1);
    await (await lock(directory)).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('fails with DATA_DIRECTORY_UNUSABLE if no socket can be created in the directory', async () => {
    const unusable = expect.objectContaining({ code: 'DATA_DIRECTORY_UNUSABLE' });
    await expect(lock(path.join(makeDirectory(), 'x'.repeat(100)))).rejects.toEqual(unusable);
    await expect(lock('/nowhere')).rejects.toEqual(unusable);
  });
});

function makeDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'server-base-lock-'));
  directories.push(directory);
  return directory;
}
