import { expandQuery } from './expand-query.ts';
import { readTerms } from './search-terms.ts';
import { type ContentWord, WordList } from './word-list.ts';
import { foldWord, stemOf } from './words.ts';

function contentWord(display: string, synonyms: string[] = []): ContentWord {
  const word = foldWord(display);
  const stem = [stemOf(word), ...synonyms.map((synonym) => stemOf(foldWord(synonym)))].join(' ');
  return { word, display, stem, frequency: 1, hiddenFrom: null };
}

const WORDS = new WordList([
  contentWord('Aufzüge', ['Fahrstuhl']),
  contentWord('Fahrstuhl', ['Aufzug']),
  contentWord('Tiefgarage'),
  contentWord('Fahrradgarage'),
  contentWord('Frage'),
  contentWord('fahren'),
  contentWord('Stuhl'),
  contentWord('Kontakt'),
  contentWord('Miete'),
  contentWord('WBS', ['Wohnberechtigungsschein']),
  contentWord('Telefon'),
  contentWord('Millionen'),
  contentWord('Besichtigung'),
  contentWord('Termin'),
]);

const expand = (query: string) => expandQuery(WORDS, readTerms(query), '2026-11-20');
const alternativesOf = (query: string) => expand(query).flatMap(({ alternatives }) => alternatives);
const correctionOf = (query: string) => expand(query)[0]?.correction?.display;

describe('the words of a query', () => {
  it('[VI8] find their synonyms in any inflection, and their own stem first', () => {
    expect(alternativesOf('Aufzugs')).toEqual([['aufzug'], ['fahrstuhl']]);
    expect(alternativesOf('Fahrstühle')).toEqual([['fahrstuhl'], ['aufzug']]);
    expect(alternativesOf('wbs')).toEqual([['wbs'], ['wohnberechtigungsschein']]);
  });

  it('[VI8] find compounds that end with them, and are not corrected to a similar word', () => {
    expect(alternativesOf('Garage').flat().sort()).toEqual(['fahrradgarag', 'tiefgarag']);
    expect(correctionOf('Garage')).toBeUndefined();
  });

  it('[VI8] have a correction only if they neither occur nor begin a word', () => {
    for (const word of ['Kontakt', 'Kontakte', 'kont', 'Mieten', 'aufzuege', '2026']) {
      expect([word, correctionOf(word)]).toEqual([word, undefined]);
    }
    expect(correctionOf('Kontackt')).toBe('Kontakt');
    expect(correctionOf('Meite')).toBe('Miete');
  });

  it('[VI8] also find words that begin with three letters', () => {
    expect(alternativesOf('Tel')).toEqual([['tel'], ['telefon']]);
  });

  it('[VI8] find the parts of a compound, together or else alone', () => {
    expect(expand('Besichtigungstermin')[0]).toMatchObject({
      alternatives: [['besichtigungstermin'], ['besicht', 'termin']],
      parts: [['besicht'], ['termin']],
    });
  });

  it('[VI8] are corrected if at most a quarter of their letters is wrong', () => {
    expect(correctionOf('Milionem')).toBe('Millionen');
    expect(correctionOf('Mülltonne')).toBeUndefined();
  });

  it('[VI8] are not corrected to a word with another first letter and further differences', () => {
    expect(correctionOf('Krage')).toBe('Frage');
    expect(correctionOf('Gragen')).toBeUndefined();
    expect(correctionOf('Vontackt')).toBeUndefined();
  });
});
