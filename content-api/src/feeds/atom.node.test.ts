import { type AtomFeed, writeAtom } from './atom.ts';

const feed: AtomFeed = {
  self: 'https://site.example/daten/neuigkeiten.atom',
  page: 'https://site.example/presse/news',
  base: 'https://site.example/',
  title: 'Neuigkeiten',
  author: 'Stadtraum Wohnen',
  entries: [
    {
      id: 'tag:site.example,2026-09-12:news/10',
      page: 'https://site.example/presse/news/richtfest?a=1&b=2',
      title: 'Richtfest „oben“ & <unten>',
      categories: ['Neubau "Hafen"', 'Bau'],
      summary: 'Der Rohbau\u0007 steht.',
      html: '<p>Bilder unter <a href="/presse">Presse</a> &amp; mehr</p>',
      published: new Date('2026-09-11T22:00:00Z'),
    },
  ],
};

describe('writeAtom', () => {
  const xml = writeAtom(feed);

  it('writes the elements that Atom requires', () => {
    for (const part of [
      '<id>https://site.example/daten/neuigkeiten.atom</id>',
      '<title>Neuigkeiten</title>',
      '<updated>2026-09-11T22:00:00Z</updated>',
      '<link rel="self" type="application/atom+xml" href="https://site.example/daten/neuigkeiten.atom"/>',
      '<link rel="alternate" type="text/html" href="https://site.example/presse/news"/>',
      '<author><name>Stadtraum Wohnen</name></author>',
      '<id>tag:site.example,2026-09-12:news/10</id>',
    ]) {
      expect(xml).toContain(part);
    }
  });

  it('escapes texts and removes control characters', () => {
    expect(xml).toContain('<title>Richtfest „oben“ &amp; &lt;unten&gt;</title>');
    expect(xml).toContain('href="https://site.example/presse/news/richtfest?a=1&amp;b=2"');
    expect(xml).toContain('<category term="Neubau &quot;Hafen&quot;"/>\n<category term="Bau"/>');
    expect(xml).toContain('<summary>Der Rohbau steht.</summary>');
    expect(xml).toContain(
      '<content type="html">&lt;p&gt;Bilder unter &lt;a href=&quot;/presse&quot;&gt;Presse&lt;/a&gt; &amp;amp; mehr&lt;/p&gt;</content>',
    );
  });

  it('writes a valid feed without entries', () => {
    expect(writeAtom({ ...feed, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });
});
