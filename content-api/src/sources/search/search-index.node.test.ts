import { checkContent } from '../../content/load-content.ts';
import { CONTENT_PARTS } from '../../content-parts.ts';
import { MediaLibrary } from '../../media/catalogue/media-library.ts';
import { readSettings } from '../../settings.ts';
import { SOURCE_CHECKER } from '../../testing/source-checker.ts';
import { expandQuery } from './expand-query.ts';
import { type SearchIndex, searchIndexOf } from './search-index.ts';
import { readTerms } from './search-terms.ts';
import { WordList } from './word-list.ts';

describe('the index of the content in the repository', () => {
  let index: SearchIndex;
  beforeAll(async () => {
    const { contentDirectory, mediaDirectory, frameHosts } = readSettings({});
    const library = new MediaLibrary(mediaDirectory);
    const source = {
      contentDirectory,
      frameHosts,
      registryUrl: undefined,
      parts: CONTENT_PARTS,
      library,
      checker: SOURCE_CHECKER,
    };
    const { content } = await checkContent(source, new Date());
    index = searchIndexOf(content, (collection) =>
      content.pages.find(({ regions }) => JSON.stringify(regions).includes(`"collection":"${collection}"`)),
    );
  });

  it('[VI8] has no markup and no codes, neither in texts nor in words', () => {
    const texts = index.entries.flatMap(({ title, description, passages }) => [
      title,
      description,
      ...passages.map(({ text }) => text),
    ]);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => /<\/?[a-z!]|&(amp|lt|gt|nbsp|quot);|\{value\}/i.test(text))).toEqual([]);
    const words = new Set(index.words.map(({ word }) => word));
    const codes = ['href', 'strong', 'residential', 'completed', 'landscape', 'autocomplete'];
    expect(codes.filter((code) => words.has(code))).toEqual([]);
  });

  it('[VI8] contains what the page of an offer shows beside its texts', () => {
    const offer = index.entries.find(({ id }) => id === 'offers:1');
    expect(offer?.passages.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Etagenwohnung',
        'Fußbodenheizung, Keller, Fahrradkeller, Glasfaser',
        '2 Zimmer, Baujahr 2024, Wohnberechtigungsschein erforderlich, Balkon oder Loggia, Aufzug, Einbauküche',
      ]),
    );
  });

  it('[VI8] knows what people call a page or a record, besides its title', () => {
    const stemsOf = (id: string) => index.entries.find((entry) => entry.id === id)?.titleStems.split('|');
    expect(stemsOf('page:/immobilien/angebote')).toEqual(
      expect.arrayContaining([' angebot ', ' wohnung miet ']),
    );
    expect(stemsOf('offers:6')).toEqual(expect.arrayContaining([' wohnung ', ' wohnung 3 5 zimm ']));
  });

  it('[VI8] has no word that a search would correct', () => {
    const list = new WordList(index.words.map((word) => ({ ...word, hiddenFrom: word.hiddenFrom ?? null })));
    const corrected = index.words.filter(({ word }) =>
      expandQuery(list, readTerms(word), '2026-11-20').some(({ correction }) => correction),
    );
    expect(index.words.length).toBeGreaterThan(2000);
    expect(corrected.map(({ word }) => word)).toEqual([]);
  });

  it('[VI8] has every synonym that finds something', () => {
    const words = new Map(index.words.map((word) => [word.word, word]));
    expect(words.get('fahrstuhl')).toMatchObject({
      display: 'Fahrstuhl',
      stem: 'fahrstuhl aufzug lift',
      frequency: 0,
    });
    expect(words.get('aufzuge')?.stem).toBe('aufzug fahrstuhl lift');
  });
});
