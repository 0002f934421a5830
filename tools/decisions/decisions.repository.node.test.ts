import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { decisionOf, readDecisions } from './decisions.mjs';

const decisions = readDecisions();

describe('decision records', () => {
  it.each(decisions)('$file has a title, a status and a date', ({ title, status, date }) => {
    expect(title).not.toBe('');
    expect(status).toMatch(/^(proposed|accepted|superseded)\b/);
    expect(date).not.toBe('');
  });

  it('have unique numbers', () => {
    const numbers = decisions.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('are in docs/decisions/README.md with their status (`npm run docs:decisions` writes it)', () => {
    const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
    const rows = Array.from(
      index.matchAll(/^\| \[\d{4}\]\((\S+)\) +\| (.+?) +\| (.+?) +\| (\S+) +\|$/gm),
      ([, file, title, status, date]) => ({ file, title, status, date }),
    );
    expect(rows).toEqual(decisions.map(({ file, title, status, date }) => ({ file, title, status, date })));
  });
});

it('reads a missing date as an empty string', () => {
  expect(decisionOf('0001-a.md', '# 0001: A\n\n- Status: accepted\n')).toEqual({
    file: '0001-a.md',
    number: '0001',
    title: 'A',
    status: 'accepted',
    date: '',
  });
});
