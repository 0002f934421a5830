import { openGraph, structuredData } from './structured-data.ts';

const ORIGIN = 'https://site.example';
const page = {
  ...{ title: '2-Zimmer-Wohnung – Haus', path: '/angebote/hof' },
  breadcrumbs: [
    { label: 'Start', path: '/' },
    { label: 'Hof', path: '/angebote/hof' },
  ],
  meta: {
    ...{
      siteName: 'Haus',
      modified: '2026-11-23',
      publisher: { '@type': 'RealEstateAgent', name: 'Haus GmbH' },
    },
    about: { '@type': 'RealEstateListing', image: ['/media/hof.0123abcd/640.jpg'], name: '/kein Pfad' },
    things: [{ '@type': 'VideoObject', contentUrl: '/media/film.0123abcd/video.mp4' }],
    preview: { path: '/daten/vorschau/angebote/hof.jpg?stand=0123abcd', alt: 'Hof, 563,56 € warm' },
  },
};

it('[VI12] gives addresses in structured data the origin, and keeps what the content says', () => {
  const [script = ''] = structuredData(page, ORIGIN);
  const { '@graph': graph } = JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, '')) as {
    '@graph': unknown;
  };
  expect(graph).toMatchObject([
    {
      '@type': 'RealEstateAgent',
      '@id': `${ORIGIN}/#anbieter`,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
    },
    { itemListElement: [{ item: `${ORIGIN}/` }, { item: `${ORIGIN}/angebote/hof` }] },
    {
      ...{ '@type': 'RealEstateListing', url: `${ORIGIN}/angebote/hof`, dateModified: '2026-11-23' },
      ...{ image: [`${ORIGIN}/media/hof.0123abcd/640.jpg`], name: '/kein Pfad' },
    },
    { '@type': 'VideoObject', contentUrl: `${ORIGIN}/media/film.0123abcd/video.mp4` },
  ]);
});

it("[VI12] names a shared page without the site's name, which is a property of its own", () => {
  const tags = openGraph(page, ORIGIN);
  expect(tags).toContain('<meta property="og:title" content="2-Zimmer-Wohnung">');
  expect(tags).toContain('<meta property="og:site_name" content="Haus">');
  expect(tags).toContain('<meta property="og:image:alt" content="Hof, 563,56 € warm">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});
