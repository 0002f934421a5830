import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { SearchHit, SearchResultsContent } from './content.ts';

const page = { path: '/suche' };

const hits: SearchHit[] = [
  {
    id: 'page:/service/fragen',
    kind: 'seiten',
    kindLabel: 'Seiten',
    address: '/service/fragen',
    title: [{ text: 'Häufige Fragen' }],
    excerpt: [
      { text: 'Wann kommt die ' },
      { text: 'Betriebskostenabrechnung', hit: true },
      { text: '? Für jedes Kalenderjahr bis zum 31. Dezember des folgenden Jahres.' },
    ],
  },
  {
    id: 'projects:1',
    kind: 'projects',
    kindLabel: 'Projekte',
    address: '/immobilien/projekte?tx_dmshprojects_projectslist%5Btitle%5D=Lindenh%C3%B6fe',
    title: [{ text: 'Lindenhöfe', hit: true }],
    excerpt: [{ text: 'Vier Höfe mit alten Linden, dazwischen der Wochenmarkt.' }],
  },
  {
    id: 'press-assets:155',
    kind: 'press-assets',
    kindLabel: 'Bildmaterial',
    address: '/presse/bildmaterial',
    title: [{ text: 'Wochenmarkt vor den ' }, { text: 'Lindenhöfen', hit: true }],
    excerpt: [],
  },
];

const withResults: SearchResultsContent = {
  heading: 'Suche',
  level: 1,
  query: 'Betriebskosten',
  kind: 'alle',
  kinds: [
    { kind: 'seiten', label: 'Seiten', total: 18 },
    { kind: 'projects', label: 'Projekte', total: 4 },
    { kind: 'press-assets', label: 'Bildmaterial', total: 3 },
  ],
  items: hits,
  total: 25,
  page: 1,
  pages: 9,
};

const withoutResults: SearchResultsContent = {
  heading: 'Suche',
  level: 1,
  links: [
    { label: 'Häufige Fragen', path: '/service/fragen' },
    { label: 'Kontakt', path: '/kontakt' },
  ],
  query: '',
  kind: 'alle',
  kinds: [],
  items: [],
  total: 0,
  page: 1,
  pages: 1,
};

export default [
  { name: 'mit Treffern', content: withResults, page },
  {
    name: 'mit einem Tippfehler',
    content: { ...withResults, query: 'Betribskosten', meant: 'Betriebskosten', page: 2 },
    page,
  },
  {
    name: 'ein Treffer, nicht mit allen Wörtern',
    content: {
      ...withoutResults,
      query: 'Schimmel am Nordpol',
      isPartial: true,
      kinds: [{ kind: 'seiten', label: 'Seiten', total: 1 }],
      items: hits.slice(0, 1),
      total: 1,
    },
    page,
  },
  { name: 'ohne Treffer', content: { ...withoutResults, query: 'Luftschloss' }, page },
  { name: 'ohne Suchbegriff', content: withoutResults, page },
  { name: 'leer, ohne Wege weiter', content: { ...withoutResults, links: [] }, page },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      ...withoutResults,
      query: 'Wohnungsvermittlung'.repeat(11).slice(0, 200),
      kinds: [{ kind: 'seiten', label: 'Wohnungsvermittlung'.repeat(11).slice(0, 200), total: 1 }],
      items: [
        {
          ...{ id: 'page:/lang', kind: 'seiten', address: '/lang' },
          kindLabel: 'Wohnungsvermittlung'.repeat(11).slice(0, 200),
          title: [{ text: 'Wohnungsvermittlung'.repeat(11).slice(0, 200), hit: true }],
          excerpt: [{ text: 'Wohnungsvermittlung'.repeat(11).slice(0, 200) }],
        },
      ],
      total: 1,
    },
    page,
  },
] satisfies BlockExample<SearchResultsContent, 'path'>[];
