import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { newBlock } from './new-block.mjs';
import { newRemote } from './new-remote.mjs';

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
