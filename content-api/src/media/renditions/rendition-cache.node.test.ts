import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '../../testing/content-files.ts';
import { RenditionCache } from './rendition-cache.ts';

const name = (id: string) => `${id}.00000000.640.avif`;

let directory: string;
beforeEach(() => {
  directory = path.join(makeDirectory('renditions'), 'media');
});

async function add(cache: RenditionCache, id: string, bytes: number): Promise<void> {
  const file = cache.newFile();
  writeFileSync(file, Buffer.alloc(bytes));
  await cache.add(name(id), file);
}

const waitUntilDeleted = async (file: string) => {
  while (existsSync(file)) await new Promise(setImmediate);
};

describe('the rendition cache', () => {
  it('evicts the least recently used files when it exceeds its limit, and deletes them from disk', async () => {
    const cache = await RenditionCache.open(directory, 1000);
    await add(cache, 'a', 400);
    await add(cache, 'b', 400);
    const a = cache.find(name('a'));
    expect(a && existsSync(a)).toBe(true);
    await add(cache, 'c', 400);
    expect(['a', 'b', 'c'].map((id) => cache.has(name(id)))).toEqual([true, false, true]);
    await waitUntilDeleted(path.join(directory, name('b')));
  });

  it('does not keep files larger than its limit', async () => {
    const cache = await RenditionCache.open(directory, 1000);
    await add(cache, 'a', 1200);
    expect(cache.find(name('a'))).toBeUndefined();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('reports when it is full', async () => {
    const cache = await RenditionCache.open(directory, 1000);
    await add(cache, 'a', 800);
    expect(cache.isFull()).toBe(false);
    await add(cache, 'b', 150);
    expect(cache.isFull()).toBe(true);
  });

  it('keeps the files of an earlier process in the order of their use, and deletes unfinished files', async () => {
    const first = await RenditionCache.open(directory, 1000);
    for (const id of ['a', 'b', 'c']) await add(first, id, 300);
    for (const [id, day] of Object.entries({ b: '2026-01-01', c: '2026-01-02', a: '2026-01-03' })) {
      const usedAt = new Date(day);
      utimesSync(path.join(directory, name(id)), usedAt, usedAt);
    }
    writeFileSync(first.newFile(), 'half a picture');
    writeFileSync(path.join(directory, name('leer')), '');
    const second = await RenditionCache.open(directory, 700);
    expect(['a', 'b', 'c', 'leer'].map((id) => second.has(name(id)))).toEqual([true, false, true, false]);
    await waitUntilDeleted(path.join(directory, name('b')));
    expect(readdirSync(directory).filter((file) => file.startsWith('unfinished'))).toEqual([]);
  });

  it('requires a writable directory', async () => {
    writeFileSync(directory, 'a file');
    await expect(RenditionCache.open(directory, 1000)).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_UNUSABLE',
    });
  });
});
