import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { parseDecision, readDecisions } from './decisions.mjs';

const decisions = readDecisions();

test.each(decisions)('$file has a title, a status and a date', ({ title, status, date }) => {
  expect(title).not.toBe('');
  expect(status).toMatch(/^(proposed|accepted|superseded)\b/);
  expect(date).not.toBe('');
});

test('decision records have unique numbers', () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('docs/decisions/README.md lists each record with its status (`npm run docs:decisions` generates it)', () => {
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const rows = Array.from(
    index.matchAll(/^\| \[\d{4}\]\((\S+)\) +\| (.+?) +\| (.+?) +\| (\S+) +\|$/gm),
    ([, file, title, status, date]) => ({ file, title, status, date }),
  );
  expect(rows).toEqual(decisions.map(({ file, title, status, date }) => ({ file, title, status, date })));
});

test('parseDecision returns an empty string for a missing date', () => {
  expect(parseDecision('0001-a.md', '# 0001: A\n\n- Status: accepted\n')).toEqual({
    file: '0001-a.md',
    number: '0001',
    title: 'A',
    status: 'accepted',
    date: '',
  });
});
