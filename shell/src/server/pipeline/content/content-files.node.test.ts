import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@stadtraum/server-base/logging';
import { ContentStandIn, pageOf } from '../../../../test/stand-ins.ts';
import type { CachedContent } from './cached-content.ts';
import { Content } from './content.ts';
import { createContentApi } from './content-api.ts';
import { ContentFiles } from './content-files.ts';
import { RevisionWatch } from './revision-watch.ts';

const HOUR = 3_600_000;

let root: string;
let directory: string;
let lines: Record<string, unknown>[];
let files: ContentFiles;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-files-'));
  directory = join(root, 'content');
  lines = [];
  files = new ContentFiles(directory, log);
});
afterEach(() => rm(root, { recursive: true }));

const log = createLogger('shell', 'warn', { write: (line) => void lines.push(JSON.parse(line)) });

function cachedPage(path: string, hoursAgo = 0, revision = '1'): CachedContent {
  return {
    result: { kind: 'page', page: pageOf({ path, revision }) },
    etag: `"${revision}-${path}"`,
    bytes: 300,
    revision,
    fetchedAt: performance.now() - hoursAgo * HOUR,
    failedAt: Number.NEGATIVE_INFINITY,
    isRestored: false,
  };
}

const restoredPaths = async () => (await files.restore()).pages.map(({ path }) => path);

describe('[OP5] content on disk', () => {
  it('keeps its age when it is restored', async () => {
    const redirect = { redirectUrl: '/', statusCode: 301 as const };
    const moved: CachedContent = { ...cachedPage('/alt', 2), result: { kind: 'redirect', redirect } };
    files.write('/alt', moved);
    files.write('/', cachedPage('/', 1));
    files.write('/weg', cachedPage('/weg'));
    files.remove('/weg');
    files.confirm(new Map([['1', performance.now() - 3 * HOUR]]));
    await files.flush();

    const { pages, confirmations } = await new ContentFiles(directory, log).restore();
    expect(pages.map(({ path }) => path)).toEqual(['/alt', '/']);
    expect(pages[0]?.cached).toEqual({
      ...moved,
      isRestored: true,
      fetchedAt: expect.closeTo(moved.fetchedAt, -5),
    });
    expect(Math.round(((confirmations.get('1') ?? 0) - performance.now()) / HOUR)).toBe(-3);
    expect(lines).toEqual([]);
  });

  it('[F15] is ignored and removed, with one log line, if its file is truncated anywhere', async () => {
    files.write('/', cachedPage('/'));
    files.write('/presse', cachedPage('/presse'));
    await files.flush();
    const [name = ''] = await readdir(directory);
    const original = await readFile(join(directory, name));
    for (let length = 0; length < original.length; length += 7) {
      await writeFile(join(directory, name), original.subarray(0, length));
      lines = [];
      expect(await restoredPaths()).toHaveLength(1);
      await files.flush();
      expect(lines).toEqual([expect.objectContaining({ files: 1 })]);
      expect(await readdir(directory)).toHaveLength(1);
    }
  });

  it('causes one warning if it cannot be written, and is written later', async () => {
    await writeFile(directory, 'not a directory');
    expect(await restoredPaths()).toEqual([]);
    for (const path of ['/', '/presse']) files.write(path, cachedPage(path));
    await files.flush();
    expect(lines).toEqual([expect.objectContaining({ code: 'CONTENT_NOT_KEPT', level: 'warn' })]);
    await rm(directory);
    files.confirm(new Map());
    await files.flush();
    expect((await restoredPaths()).sort()).toEqual(['/', '/presse']);
  });

  it('is usable for 24 hours after the last confirmation of its revision, then removed', async () => {
    for (const [path, hours, revision] of [
      ['/jung', 1, '1'],
      ['/alt', 25, '1'],
      ['/bestaetigt', 70, '2'],
    ] as const) {
      files.write(path, cachedPage(path, hours, revision));
    }
    files.confirm(new Map([['2', performance.now() - 23 * HOUR]]));
    await files.flush();

    const api = new ContentStandIn();
    await api.open();
    const source = createContentApi(new URL(api.url), 'inner-secret-of-the-tests-0123456789');
    const content = new Content({ source, files, log, revisions: new RevisionWatch(source, log) });
    expect(content.canServe()).toBe(false);
    await content.restore();
    expect(content.canServe()).toBe(true);
    for (const path of ['/jung', '/bestaetigt']) {
      await expect(content.find(path, [])).resolves.toMatchObject({ stale: true });
    }
    await expect(content.find('/alt', [])).rejects.toThrow('No content for /alt');
    await content.close();
    await api.stop();
    expect((await restoredPaths()).sort()).toEqual(['/bestaetigt', '/jung']);
  });
});
