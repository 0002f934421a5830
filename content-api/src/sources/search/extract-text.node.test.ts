import { extractText } from './extract-text.ts';

const textsOf = (value: unknown) => extractText(value).map(({ text }) => text);

describe('the texts that the search knows', () => {
  it('[VI8] have no markup, whatever the name of the property with HTML', () => {
    const html = '<p>Mehr steht beim <a href="/datenschutz#nachricht">Datenschutz</a>.</p><p>R&amp;B</p>';
    for (const property of ['html', 'note', 'text', 'title']) {
      expect(textsOf({ [property]: html })).toEqual(['Mehr steht beim Datenschutz.', 'R&B']);
    }
    expect(textsOf({ note: '<p>a <a href="/b" title="c > d">e</a></p>' })).toEqual(['a e']);
    expect(textsOf({ note: '<p>a</p><script>let b = 1;</script><!-- c -->' })).toEqual(['a']);
    expect(textsOf({ text: 'Miete < 500 € & Fläche > 50 m²' })).toEqual(['Miete < 500 € & Fläche > 50 m²']);
  });

  it('[VI8] include single lower-case words, but no codes or addresses', () => {
    expect(textsOf({ access: 'ebenerdig', features: ['barrierefrei'], kind: 'Laden' })).toEqual([
      'ebenerdig',
      'barrierefrei',
      'Laden',
    ]);
    const codes = {
      name: 'nachricht',
      kind: 'info',
      state: 'residential',
      prefix: 'standort',
      list: ['zu-viele'],
    };
    expect(
      textsOf({ ...codes, label: 'rentBis', path: '/a', href: '#b', text: 'https://c.example' }),
    ).toEqual([]);
    expect(textsOf({ name: 'Jonas Hartwig' })).toEqual(['Jonas Hartwig']);
  });

  it('join lists of short texts, so that an excerpt shows the whole list', () => {
    expect(textsOf({ features: ['Keller', 'Balkon nach Süden'] })).toEqual(['Keller, Balkon nach Süden']);
    const long =
      'Ein Satz, der so lang ist, dass er in einer Liste für sich stehen kann, und noch etwas länger.';
    expect(textsOf({ features: [long, long] })).toEqual([long, long]);
  });

  it('contain only the alternative text of a picture, and German dates', () => {
    const picture = { id: 'hof', src: '/medien/hof', alt: 'Der Hof', credit: '© Stadtraum Wohnen' };
    expect(textsOf({ picture, date: '2026-09-12' })).toEqual(['Der Hof', '12. September 2026']);
  });
});
