import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { knownSettings } from './known-settings.mjs';

/** Files in which servers and the supervisor read their settings. */
const PATTERNS = [
  '*settings.ts',
  '*settings.mjs',
  'server-base/src/*.ts',
  '*/trusted-proxies.ts',
  '*/confine.ts',
  '*/find-chromium.ts',
];
const FILES = execFileSync('git', ['ls-files', ...PATTERNS], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.includes('test'));

/** `environment.SITE_URL`, `port(environment, 'PORT', 4000)`, `['PORT', 4000]`. */
const READ = /\b(?:environment|env)(?:\.|, ')([A-Z][A-Z_]+)|\['([A-Z_]*PORT)', \d/g;
/** `const { SITE_URL: url } = environment` */
const DESTRUCTURED = /\{([^{}]*)\} = (?:environment|env)\b/g;

test('the table in the README lists exactly the settings that the code reads', () => {
  const read = FILES.flatMap((file) => settingsIn(readFileSync(join(ROOT, file), 'utf8')));
  expect(new Set(knownSettings())).toEqual(new Set(read));
});

function settingsIn(source: string): (string | undefined)[] {
  return [
    ...Array.from(source.matchAll(READ), ([, name, port]) => name ?? port),
    ...Array.from(
      source.matchAll(DESTRUCTURED),
      ([, names = '']) => names.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
    ).flat(),
  ];
}
