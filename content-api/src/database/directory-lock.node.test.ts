import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '../testing/content-files.ts';
import { exitCode, spawnSource } from '../testing/processes.ts';
import { lockDirectory } from './directory-lock.ts';

const locked = expect.objectContaining({ code: 'DATABASE_LOCKED' });

describe('a directory lock', () => {
  it('is held by one, and free again after its release', async () => {
    const directory = makeDirectory('lock');
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toEqual(locked);
    await lock.release();
    await (await lockDirectory(directory)).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is never held by two, however many want it at once', async () => {
    const directory = makeDirectory('lock');
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockDirectory(directory)));
      const held = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(held.length).toBeLessThanOrEqual(1);
      await Promise.all(held.map((lock) => lock.release()));
    }
  });

  it('ends with its process, even after kill -9', async () => {
    const directory = makeDirectory('lock');
    const holder = spawnSource('testing/hold-lock.ts', [directory], {});
    await new Promise((resolve) => holder.stdout?.once('data', resolve));
    await expect(lockDirectory(directory)).rejects.toEqual(locked);
    holder.kill('SIGKILL');
    await exitCode(holder);
    expect(readdirSync(directory)).toHaveLength(1);
    await (await lockDirectory(directory)).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('says so when the directory is no place for one', async () => {
    const unusable = expect.objectContaining({ code: 'DATA_DIRECTORY_UNUSABLE' });
    await expect(lockDirectory(path.join(makeDirectory('lock'), 'x'.repeat(100)))).rejects.toEqual(unusable);
    await expect(lockDirectory('/nowhere')).rejects.toEqual(unusable);
  });
});
