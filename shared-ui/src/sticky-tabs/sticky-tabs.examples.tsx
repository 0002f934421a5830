import type { ComponentExample } from '../component-example.ts';
import { StickyTabs } from './sticky-tabs.tsx';

const PARAGRAPH =
  'Im Erdgeschoss stehen die Fahrräder, darüber wohnen vier Parteien auf jeder Etage. Die Fenster zum Hof lassen sich ganz öffnen, die zur Straße sind gegen Lärm geschützt. Im Keller hat jede Wohnung ihr Abteil, trocken und hell.';
const WORD = 'Wärmedämmverbundsystemhersteller'.repeat(7).slice(0, 200);

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all paragraphs are the same.
    <p key={index} style={{ maxInlineSize: 'var(--width-text)', marginBlockEnd: '1em' }}>
      {PARAGRAPH}
    </p>
  ));

const panels = (prefix: string, titles: string[], length: number) =>
  titles.map((title, index) => ({ id: `${prefix}-${index + 1}`, title, content: paragraphs(length) }));

export default [
  {
    name: 'lange Felder',
    element: (
      <StickyTabs
        label="Abschnitt"
        level={3}
        tabs={panels('projekt', ['Überblick', 'Wohnungen', 'Bauablauf', 'Ansprechpersonen'], 8)}
      />
    ),
  },
  {
    name: 'zwölf',
    element: (
      <StickyTabs
        label="Bezirk"
        level={3}
        tabs={panels(
          'bezirk',
          [
            'Altstadt',
            'Nordhafen',
            'Lindenhöhe',
            'Kanalviertel',
            'Westend',
            'Gartenstadt',
            'Ziegelei',
            'Uferpark',
            'Güterbahnhof',
            'Südring',
            'Mühlenfeld',
            'Sonnenhang',
          ],
          2,
        )}
      />
    ),
  },
  {
    name: 'lange Wörter',
    element: (
      <StickyTabs
        label="Thema"
        level={3}
        tabs={panels('thema', ['Grundstücksverkehrsgenehmigung', WORD], 1)}
      />
    ),
  },
  { name: 'einer', element: <StickyTabs label="Lage" level={3} tabs={panels('allein', ['Lage'], 1)} /> },
  { name: 'keiner', element: <StickyTabs label="Nichts" level={3} tabs={[]} /> },
] satisfies ComponentExample[];
