import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFolders, serverVersion } from './server-version.ts';

describe('[0167] the version of a server', () => {
  it('is that of its code, wherever it lies, and differs with any script, name and version of Node', async () => {
    const root = await mkdtemp(join(tmpdir(), 'server-version-'));
    const hashOf = (folder: string, seed = 'v20') => hashFolders([join(root, folder)], seed);
    await mkdir(join(root, 'a/nested'), { recursive: true });
    await writeFile(join(root, 'a/main.js'), 'one');
    await writeFile(join(root, 'a/nested/page.js'), 'two');
    const first = await hashOf('a');
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    await cp(join(root, 'a'), join(root, 'b'), { recursive: true });
    await writeFile(join(root, 'b/main.js.map'), 'positions');
    expect(await hashOf('b')).toBe(first);
    await cp(join(root, 'a/main.js'), join(root, 'b/other.js'));
    const hashes = [await hashOf('a', 'v22'), await hashOf('b')];
    await writeFile(join(root, 'a/nested/page.js'), 'twO');
    expect(new Set([first, ...hashes, await hashOf('a')]).size).toBe(4);
    await rm(root, { recursive: true });
  });

  it('differs with the settings that documents depend on', () => {
    const code = '0'.repeat(16);
    const version = serverVersion(code, { siteUrl: 'https://a.example' });
    expect(version).toMatch(/^0{16}\.[0-9a-f]{8}$/);
    expect(serverVersion(code, { siteUrl: 'https://b.example' })).not.toBe(version);
  });
});
