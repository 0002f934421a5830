import type { Synonyms } from '../../content/file-schemas.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { ContentProblem } from '../../kernel/problems.ts';
import { isStopWord } from './stop-words.ts';
import { foldWord, stemOf, wordsOf } from './words.ts';

/** The synonyms of words, by stem: the stems that a word finds besides its own. */
export type SynonymStems = ReadonlyMap<string, readonly string[]>;

export function synonymStems(entries: readonly Synonyms[]): SynonymStems {
  return new Map(
    entries.flatMap(({ words, find = [] }) => {
      const found = [...words, ...find].map(stemOfWord);
      return words.map(stemOfWord).map((stem) => [stem, found.filter((other) => other !== stem)] as const);
    }),
  );
}

function stemOfWord(word: string): string {
  return stemOf(foldWord(word));
}

/** Checks the words in `synonyms.json`. The search compares single words by their stems. */
export function checkSynonyms({ synonyms: { file, entries } }: SiteContent): ContentProblem[] {
  const placed = entries.flatMap(placedWords);
  return [
    ...placed.flatMap((word, index) => {
      const reason = wordProblem(word, placed.slice(0, index));
      return reason === undefined ? [] : [{ file, pointer: word.pointer, reason }];
    }),
    ...entries.flatMap(({ words, find = [] }, index) =>
      words.length + find.length > 1
        ? []
        : [{ file, pointer: `/${index}/words`, reason: 'Ein Wort braucht hier oder in "find" ein zweites' }],
    ),
  ];
}

interface PlacedWord {
  word: string;
  stem: string;
  pointer: string;
  /** Index of the word's entry. */
  entry: number;
  /** Whether the word finds the others in its entry. */
  finds: boolean;
}

function placedWords({ words, find = [] }: Synonyms, entry: number): PlacedWord[] {
  return Object.entries({ words, find }).flatMap(([property, list]) =>
    list.map((word, index) => ({
      ...{ word, stem: stemOfWord(word), entry, finds: property === 'words' },
      pointer: `/${entry}/${property}/${index}`,
    })),
  );
}

function wordProblem({ word, stem, entry, finds }: PlacedWord, earlier: PlacedWord[]): string | undefined {
  if (!isSearchableWord(word)) return `"${word}" ist kein einzelnes Wort, das die Suche vergleicht`;
  const same = earlier.filter((other) => other.stem === stem);
  const inEntry = same.find((other) => other.entry === entry);
  if (inEntry)
    return `"${word}" ist eine Form von "${inEntry.word}", und die Suche findet alle Formen eines Wortes`;
  const elsewhere = same.find((other) => finds && other.finds);
  return elsewhere && `"${word}" steht schon im ${elsewhere.entry + 1}. Eintrag, als "${elsewhere.word}"`;
}

function isSearchableWord(word: string): boolean {
  const [found, ...others] = wordsOf(word);
  return (
    found !== undefined &&
    others.length === 0 &&
    found.end - found.start === word.length &&
    !/\d/.test(found.folded) &&
    !isStopWord(found.folded)
  );
}
