import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** Where servers and the supervisor read their settings. */
const FILES = execFileSync('git', ['ls-files', '*settings.ts', '*settings.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.includes('test'));

/** `environment.SITE_URL`, `port(environment, 'PORT', 4000)`, `['PORT', 4000]`. */
const READING = /\b(?:environment|env)(?:\.|, ')([A-Z][A-Z_]+)|\['([A-Z_]*PORT)', \d/g;

it('the table of the README has every setting that the code reads, and no other', () => {
  const read = FILES.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(READING)].map(([, name, port]) => name ?? port),
  );
  const written = readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm);
  expect(new Set(Array.from(written, ([, name]) => name))).toEqual(new Set(read));
});
