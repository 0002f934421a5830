import type { ComponentExample } from '../component-example.ts';
import { type Column, type Row, Table } from './table.tsx';

const WORD = 'Betriebskostenvorauszahlungsanpassung'.repeat(6).slice(0, 200);

const flats: Column[] = [
  { key: 'wohnung', label: 'Wohnung', isRowHead: true },
  { key: 'lage', label: 'Lage' },
  { key: 'flaeche', label: 'Fläche in m²', isNumeric: true },
  { key: 'miete', label: 'Kaltmiete in Euro', isNumeric: true },
];

const flatRows: Row[] = [
  { key: '1', cells: { wohnung: 'Uferstraße 12', lage: '1. Obergeschoss', flaeche: 58, miete: '412,80' } },
  {
    key: '2',
    cells: { wohnung: 'Kanalweg 3', lage: 'Erdgeschoss, mit Garten', flaeche: 74, miete: '598,20' },
  },
  {
    key: '3',
    cells: {
      wohnung: {
        content: <a href="/immobilien/angebote/lindenhof">Lindenhof 7</a>,
        sortValue: 'Lindenhof 7',
      },
      lage: 'Dachgeschoss',
      flaeche: 102,
      miete: '891,00',
    },
  },
];

const MONTHS = ['Jan.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.'];

const year: Column[] = [
  { key: 'haus', label: 'Haus', isRowHead: true },
  ...MONTHS.map((label) => ({ key: label, label, isNumeric: true })),
];

const yearRows: Row[] = ['Nordhafen', 'Lindenhöhe', 'Güterbahnhof', 'Mühlenfeld'].map((haus, row) => ({
  key: haus,
  cells: {
    haus,
    ...Object.fromEntries(MONTHS.map((month, index) => [month, 1200 + ((row * 7 + index * 13) % 10) * 85])),
  },
}));

export default [
  { name: 'vier Spalten', element: <Table caption="Freie Wohnungen" columns={flats} rows={flatRows} /> },
  {
    name: 'gestapelt, wo wenig Platz ist',
    element: <Table caption="Freie Wohnungen" columns={flats} rows={flatRows} narrow="stack" />,
  },
  {
    name: 'zwölf Spalten',
    element: <Table caption="Stromverbrauch in Kilowattstunden" columns={year} rows={yearRows} />,
  },
  {
    name: 'zwölf Spalten Text',
    element: (
      <Table
        caption="Zuständigkeiten"
        columns={[
          { key: 'quartier', label: 'Quartier', isRowHead: true },
          ...Array.from({ length: 11 }, (_, index) => ({
            key: `s${index}`,
            label: `Sachgebiet ${index + 1}`,
          })),
        ]}
        rows={['Gartenstadt', 'Kanalviertel'].map((quartier) => ({
          key: quartier,
          cells: {
            quartier,
            ...Object.fromEntries(
              Array.from({ length: 11 }, (_, index) => [
                `s${index}`,
                'Instandhaltungskoordination Außenanlagen',
              ]),
            ),
          },
        }))}
      />
    ),
  },
  { name: 'leer', element: <Table caption="Freie Stellplätze" columns={flats} rows={[]} /> },
  {
    name: 'eine Zelle',
    element: (
      <Table
        caption="Öffnungszeit"
        columns={[{ key: 'zeit', label: 'Montag' }]}
        rows={[{ key: '1', cells: { zeit: '9 bis 17 Uhr' } }]}
      />
    ),
  },
  {
    name: 'Wort von 200 Zeichen',
    element: (
      <Table
        caption={WORD}
        columns={flats}
        rows={[{ key: '1', cells: { wohnung: WORD, lage: WORD, flaeche: 1, miete: '1,00' } }]}
      />
    ),
  },
] satisfies ComponentExample[];
