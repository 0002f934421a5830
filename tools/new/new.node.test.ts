import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { newBlock } from './new-block.mjs';
import { newRemote } from './new-remote.mjs';
import { newRepository } from './new-repository.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'));
  await cp(join(ROOT, 'mf-content-blocks/package.json'), join(root, 'mf-content-blocks/package.json'));
});
afterEach(() => rm(root, { recursive: true }));

describe('newRemote', () => {
  it('creates a package with a first block, and leaves no placeholders', async () => {
    const files = await newRemote(root, 'mf-energy');
    expect(files).toContain('mf-energy/package.json');
    expect(files).toContain('mf-energy/src/blocks/energy-overview/energy-overview.tsx');
    for (const file of files) expect(await readFile(join(root, file), 'utf8')).not.toMatch(/__\w+__/);

    const { name, release } = JSON.parse(await readFile(join(root, 'mf-energy/package.json'), 'utf8'));
    expect({ name, release }).toEqual({ name: '@stadtraum/mf-energy', release: { kind: 'remote' } });
  });

  it.each([
    ['energy', 'is not a valid remote name'],
    ['mf-Energy', 'is not a valid remote name'],
    ['mf-../x', 'is not a valid remote name'],
    ['mf-content-blocks', 'already exists'],
  ])('rejects %s', async (name, reason) => {
    await expect(newRemote(root, name)).rejects.toThrow(reason);
  });
});

describe('newRepository', () => {
  const registry = 'https://npm.example.org/';
  const target = () => join(root, 'repository');
  const read = (file: string) => readFile(join(target(), file), 'utf8');

  it('[TR3] creates a repository that takes React and the kit by range, and leaves no placeholders', async () => {
    const files = await newRepository({ root: ROOT, remote: 'mf-jobs', folder: target(), registry });
    expect(files).toEqual(
      expect.arrayContaining(['content/pages/jobs.json', 'src/blocks/jobs-overview/block.ts', '.npmrc']),
    );
    for (const file of files) expect(await read(file)).not.toMatch(/__\w+__/);
    const { name, peerDependencies } = JSON.parse(await read('package.json'));
    expect({ name, ...peerDependencies }).toMatchObject({
      name: '@stadtraum/mf-jobs',
      react: '^19.3.0',
      '@stadtraum/shared-ui': expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
    });
    expect(await read('.npmrc')).toContain(`@stadtraum:registry=${registry}`);
  });

  it.each([
    ['a folder inside the workspace', { folder: join(ROOT, 'mf-jobs') }, 'is inside the workspace'],
    ['an invalid name', { remote: 'jobs' }, 'is not a valid remote name'],
    [
      'a name that is too long',
      { remote: `mf-${'x'.repeat(60)}`, team: 'jobs' },
      'is not a valid block type',
    ],
    ['an unknown source of packages', { registry: '' }, 'Say where the packages come from'],
    ['a folder without archives', { registry: '', packages: tmpdir() }, 'has no archive of contracts'],
  ])('[TR3] rejects %s and writes nothing', async (_name, change, reason) => {
    const options = { root: ROOT, remote: 'mf-jobs', folder: target(), registry, ...change };
    await expect(newRepository(options)).rejects.toThrow(reason);
    expect(existsSync(options.folder)).toBe(false);
  });

  it('[TR3] rejects a folder that is in use', async () => {
    await expect(newRepository({ root: ROOT, remote: 'mf-jobs', folder: root, registry })).rejects.toThrow(
      'is not empty',
    );
  });
});

describe('newBlock', () => {
  it('adds a block, and rejects a type that another remote owns', async () => {
    await newRemote(root, 'mf-energy');
    await newRemote(root, 'mf-water');
    expect(await newBlock(root, 'mf-energy', 'energy-card')).toHaveLength(6);
    await expect(newBlock(root, 'mf-water', 'energy-card')).rejects.toThrow(
      'mf-energy already has a block energy-card',
    );
    await expect(newBlock(root, 'mf-gas', 'gas-card')).rejects.toThrow('There is no remote mf-gas');
  });
});
