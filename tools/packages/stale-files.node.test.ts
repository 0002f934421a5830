import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeStaleFiles } from './stale-files.mjs';

it('[TR3] removes what was compiled from a source that is gone, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ files: ['dist', 'types', 'src'] }));
  for (const path of ['src/a.ts', 'src/b/c.tsx', 'src/b/c.module.css', 'src/d.js', 'src/d.d.ts']) write(path);
  for (const path of ['a.js', 'a.js.map', 'b/c.js', 'b/c.module.css', 'd.js']) write(`dist/${path}`);
  for (const path of ['a.d.ts', 'b/c.d.ts', 'd.d.ts']) write(`types/${path}`);
  expect(removeStaleFiles(folder)).toEqual([]);
  for (const path of ['dist/old.js', 'dist/old.js.map', 'dist/b/old.css', 'types/old.d.ts']) write(path);
  // A folder that is not packed.
  write('lib/old.js');
  const removed = ['dist/b/old.css', 'dist/old.js', 'dist/old.js.map', 'types/old.d.ts'];
  expect(removeStaleFiles(folder).sort()).toEqual(removed);
  expect(removeStaleFiles(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
