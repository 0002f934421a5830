import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** Widths that the specification and P3 state in px. All other widths are in rem, so that larger text gets the narrow layout sooner. */
const STATED_WIDTHS = [640, 768, 991, 992, 1200, 1439];

const FILES = execFileSync('git', ['ls-files', '*.css'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

test('breakpoints are ranges in rem, or in px where the specification states px', () => {
  const invalid = FILES.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/@(?:media|container)[^{]*/g)]
      .filter(([query]) => !isValidQuery(query))
      .map(([query]) => `${file}: ${query.trim()}`),
  );
  expect(invalid).toEqual([]);
});

function isValidQuery(query: string): boolean {
  if (/\b(min|max)-(width|height|inline-size)\b/.test(query)) return false;
  return Array.from(query.matchAll(/([\d.]+)px/g), ([, width]) => Number(width)).every((width) =>
    STATED_WIDTHS.includes(width),
  );
}
