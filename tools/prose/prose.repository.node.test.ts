import { bannedPhrasesIn, findBannedPhrases } from './prose.mjs';

test('the repository contains no banned phrases (tools/prose/words.mjs)', () => {
  expect(findBannedPhrases()).toEqual([]);
});

it.each([
  ['// It waits for ever.', 'for ever'],
  ['const MOST_CONNECTIONS = 5;', 'MOST_'],
  ['The content API answered nonsense.', 'nonsense'],
])('rejects the line %s', (line, phrase) => {
  expect(bannedPhrasesIn('a.ts', `\n${line}`)).toEqual([expect.stringContaining(`a.ts:2: "${phrase}": `)]);
});

it.each(['const UTMOST_CARE = 1;', 'a stand-in stands in for it', 'its own'])('accepts the line %s', (line) =>
  expect(bannedPhrasesIn('a.ts', line)).toEqual([]),
);
