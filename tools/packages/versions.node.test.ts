import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cutVersion, packageStates } from './versions.mjs';

let root: string;
const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const changed = async () => (await packageStates(root)).map(({ isChanged }) => isChanged);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
  const kit = { name: '@site/kit', version: '1.2.3', files: ['src', '!**/*.test.*'] };
  const remote = {
    name: '@site/mf',
    version: '1.0.0',
    private: true,
    dependencies: { '@site/kit': '^1.2.3' },
  };
  write('package.json', { name: 'site', private: true, workspaces: ['kit', 'mf'] });
  write('package-lock.json', {
    packages: { kit: { version: '1.2.3' }, mf: { dependencies: { '@site/kit': '^1.2.3' } } },
  });
  write('tools/packages/versions.json', {});
  write('kit/package.json', kit);
  write('kit/src/button.js', 'export const a = 1;');
  write(
    'kit/CHANGELOG.md',
    '# Changelog\n\n## Unreleased\n\n- A button.\n\n## 1.2.3 (2026-01-01)\n\n- First.\n',
  );
  write('mf/package.json', remote);
});
afterEach(() => rmSync(root, { recursive: true }));

it('[TR3] cuts a minor version: dates the changelog and keeps the ranges of dependents', async () => {
  expect(await changed()).toEqual([true]);
  await cutVersion(root, 'kit', 'minor', '2026-11-23');
  expect(await changed()).toEqual([false]);
  expect(readFileSync(join(root, 'kit/CHANGELOG.md'), 'utf8')).toContain(
    '## Unreleased\n\n## 1.3.0 (2026-11-23)\n\n- A button.',
  );
  expect([read('kit/package.json').version, read('package-lock.json').packages.kit.version]).toEqual([
    '1.3.0',
    '1.3.0',
  ]);
  expect(read('mf/package.json').dependencies).toEqual({ '@site/kit': '^1.2.3' });
});

it('[TR3] a major version changes the ranges of dependents, in the lockfile too @full', async () => {
  await cutVersion(root, 'kit', 'major');
  expect(read('mf/package.json').dependencies).toEqual({ '@site/kit': '^2.0.0' });
  expect(read('package-lock.json').packages.mf.dependencies).toEqual({ '@site/kit': '^2.0.0' });
});

it('[TR3] needs the versions of other packages that it was tested with, which are cut first', async () => {
  write('package.json', { name: 'site', private: true, workspaces: ['kit', 'cli'] });
  const cli = { name: '@site/cli', version: '1.0.0', dependencies: { '@site/kit': '^1.2.3' } };
  write('cli/package.json', cli);
  write('cli/CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- A command.\n\n## 1.0.0 (2026-01-01)\n');
  write('package-lock.json', { packages: { kit: { version: '1.2.3' }, cli } });
  await expect(cutVersion(root, 'cli', 'minor')).rejects.toThrow(
    'cli depends on kit, which has changed since 1.2.3: cut a version of kit first.',
  );
  expect(read('cli/package.json')).toEqual(cli);
  await cutVersion(root, 'kit', 'minor');
  await cutVersion(root, 'cli', 'minor');
  const cut = { version: '1.1.0', dependencies: { '@site/kit': '^1.3.0' } };
  expect(read('cli/package.json')).toMatchObject(cut);
  expect(read('package-lock.json').packages.cli).toMatchObject(cut);
  expect(await changed()).toEqual([false, false]);
});

it('[TR3] notices a changed source file, not a changed test or document @full', async () => {
  await cutVersion(root, 'kit', 'patch');
  write('kit/src/button.test.js', 'test();');
  write('kit/README.md', '# Kit');
  expect(await changed()).toEqual([false]);
  write('kit/src/button.js', 'export const a = 2;');
  expect(await changed()).toEqual([true]);
});

it('[TR3] refuses a version that the changelog does not describe, and an unknown package', async () => {
  await cutVersion(root, 'kit', 'patch');
  await expect(cutVersion(root, 'kit', 'patch')).rejects.toThrow(
    'kit/CHANGELOG.md has no entry under "Unreleased"',
  );
  await expect(cutVersion(root, 'mf', 'patch')).rejects.toThrow('There is no package mf.');
  await expect(cutVersion(root, 'kit', 'newest')).rejects.toThrow('major, minor, patch');
});
