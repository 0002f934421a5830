import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackageFolder } from './package-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'federation-kit-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function packageIn(name: string): string {
  const folder = join(root, name, 'mf-jobs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"@fixture/mf-jobs","version":"1.0.0"}');
  return folder;
}

test.each(['a#b', 'a!b', 'a?b'])('refuses a package in the folder %s, which webpack cannot read', (name) => {
  expect(() => readPackageFolder(packageIn(name))).toThrow(
    `/${name}/mf-jobs: webpack reserves "${name[1]}"; move it to a path without !, # and ?.`,
  );
});

test('accepts other characters, such as spaces and percent signs', () => {
  expect(readPackageFolder(packageIn("a b%20c'd")).name).toBe('mf-jobs');
});
