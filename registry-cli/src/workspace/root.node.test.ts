import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findRoot, isWorkspace } from './root.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'roots-'));
});
afterEach(() => rm(base, { recursive: true }));

async function write(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(base, path)), { recursive: true });
    await writeFile(join(base, path), '{}');
  }
}

describe('findRoot', () => {
  it('[TR3] finds the workspace from an app in it', async () => {
    await write('nx.json', 'package-lock.json', 'mf-press/package.json', 'mf-press/src/a.ts');
    expect(findRoot(join(base, 'mf-press/src'))).toBe(base);
    expect(isWorkspace(base)).toBe(true);
  });

  it('[TR3] finds a repository of its own, also before it is in Git and below another one', async () => {
    await write('.git/HEAD', 'mf-jobs/package.json', 'mf-jobs/package-lock.json', 'mf-jobs/src/a.ts');
    const own = join(base, 'mf-jobs');
    expect(findRoot(join(own, 'src'))).toBe(own);
    expect(isWorkspace(own)).toBe(false);
  });

  it('[TR3] takes the nearest package where there is no repository', async () => {
    await write('mf-jobs/package.json', 'mf-jobs/src/a.ts', 'other/a.ts');
    expect(findRoot(join(base, 'mf-jobs/src'))).toBe(join(base, 'mf-jobs'));
    expect(findRoot(join(base, 'other'))).toBe(join(base, 'other'));
  });
});
