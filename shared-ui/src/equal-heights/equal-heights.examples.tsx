import { Card } from '../card/card.tsx';
import type { ComponentExample } from '../component-example.ts';
import { EqualHeights } from './equal-heights.tsx';

const WORD = 'Pressemitteilungsverteiler'.repeat(8).slice(0, 200);
const TITLES = [
  'Richtfest am Nordhafen',
  'Wärmepumpen statt Gas: wie die Gartenstadt bis 2030 klimaneutral heizt',
  'Neuer Spielplatz',
  'Mieterbeirat gewählt',
  'Modernisierung im Lindenhof: die Aufzüge kommen, die Treppenhäuser werden hell',
];

const news = TITLES.map((title, index) => ({
  key: title,
  content: (
    <>
      <strong>
        <a href={`/presse/${index}`}>{title}</a>
      </strong>
      <p>{'Die Arbeiten beginnen im Frühjahr. '.repeat(1 + (index % 3))}</p>
      <small>{14 + index}. November 2026</small>
    </>
  ),
}));

export default [
  { name: 'fünf zu drei Teilen', element: <EqualHeights label="Meldungen" parts={3} items={news} /> },
  {
    name: 'Karten',
    element: (
      <EqualHeights
        parts={4}
        columnWidth="18rem"
        items={TITLES.map((title, index) => ({
          key: title,
          content: (
            <Card level={3} title={title} titleId={`meldung-${index}`} href="/presse">
              <p>{'Die Arbeiten beginnen im Frühjahr. '.repeat(1 + (index % 3))}</p>
            </Card>
          ),
        }))}
      />
    ),
  },
  { name: 'einer', element: <EqualHeights parts={3} items={news.slice(0, 1)} /> },
  { name: 'keiner', element: <EqualHeights parts={3} items={[]} /> },
  {
    name: 'Wort von 200 Zeichen',
    element: (
      <EqualHeights
        parts={2}
        items={[1, 2].map((index) => ({
          key: String(index),
          content: (
            <>
              <strong>{index === 1 ? WORD : 'Kurz'}</strong>
              <p>Ein Absatz.</p>
            </>
          ),
        }))}
      />
    ),
  },
] satisfies ComponentExample[];
