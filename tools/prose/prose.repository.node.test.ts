import { findingsIn, readDeadLinks, readFindings } from './prose.mjs';

it('comments, documents, titles, errors and names are in plain English (tools/prose/words.mjs)', () => {
  expect(readFindings()).toEqual([]);
});

it('links in documents lead to files', () => {
  expect(readDeadLinks()).toEqual([]);
});

it.each([
  ['// It waits for ever.', 'for ever'],
  ['const MOST_CONNECTIONS = 5;', 'MOST_'],
  ["it('is a 503 that nobody keeps')", 'nobody'],
  ['The content API answered nonsense.', 'nonsense'],
])('%s: "%s" is refused', (line, phrase) => {
  expect(findingsIn('a.ts', `\n${line}`)).toEqual([expect.stringContaining(`a.ts:2: "${phrase}": `)]);
});

it.each(['const UTMOST_CARE = 1;', 'a stand-in stands in for it', 'its own'])('%s is allowed', (line) =>
  expect(findingsIn('a.ts', line)).toEqual([]),
);
