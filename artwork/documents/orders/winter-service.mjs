import { conditions } from '../conditions.mjs';

const STREETS = {
  Nord: [
    ['Kastanienallee', 24, 3.1, 3],
    ['Ahornweg', 12, 1.2, 2],
    ['Mühlenweg', 22, 2.6, 4],
    ['Amselweg', 16, 1.9, 2],
    ['Kirchsteig', 10, 1.1, 1],
    ['Am Sportpark', 18, 2.4, 3],
    ['Nordring', 16, 1.9, 2],
  ],
  Hafen: [
    ['Uferstraße', 26, 2.8, 4],
    ['Speicherweg', 14, 1.4, 2],
    ['Kranstraße', 12, 1.3, 1],
    ['Hafenmarkt', 18, 1.7, 3],
    ['Werftgasse', 10, 0.9, 1],
    ['Am Zollhof', 14, 1.6, 2],
  ],
};
const NUMBER = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1 });

/** @type {import('../types.ts').DocumentOrder[]} */
export const WINTER_SERVICE = [
  {
    id: 'leistungsbeschreibung-winterdienst',
    announcement: 402,
    title: 'Leistungsbeschreibung',
    parts: () => [
      { heading: '1. Gegenstand' },
      {
        paragraph:
          'Der Auftragnehmer räumt und streut im Winter Gehwege, Zugänge und Stellplätze vor 212 Häusern und reinigt die Gehwege das ganze Jahr. Er übernimmt die Verkehrssicherung für die im Flächenverzeichnis genannten Flächen.',
      },
      { heading: '2. Winterdienst' },
      {
        list: [
          'Bereitschaft vom 1. November bis zum 31. März, täglich. Werktags sind die Flächen bis 7 Uhr, sonn- und feiertags bis 9 Uhr geräumt und gestreut, bei Bedarf mehrmals bis 20 Uhr.',
          'Geräumt wird in 1,50 m Breite, vor barrierefreien Häusern in 1,80 m. Zugänge zu Müllplätzen und Briefkästen gehören dazu.',
          'Gestreut wird mit Splitt oder Sand. Salz und salzhaltige Mittel sind nicht erlaubt, auch nicht auf Treppen.',
          'Schnee wird so gelagert, dass Einläufe, Zufahrten und Behindertenstellplätze frei bleiben.',
          'Nach der Saison ist das Streugut bis zum 15. April aufzunehmen und zu verwerten.',
        ],
      },
      { heading: '3. Reinigung der Gehwege' },
      {
        list: [
          'Wöchentlich kehren, im Oktober und November zweimal in der Woche einschließlich Laub.',
          'Wildwuchs mechanisch entfernen, zweimal im Jahr. Pflanzenschutzmittel sind nicht erlaubt.',
          'Motorbetriebene Laubbläser sind nur mit Akku und werktags von 9 bis 17 Uhr erlaubt.',
        ],
      },
      { heading: '4. Nachweise und Abrechnung' },
      {
        paragraph:
          'Jeder Einsatz wird mit Ort, Zeit und Art digital festgehalten und am selben Tag übermittelt. Der Winterdienst wird als Saisonpauschale je Los bezahlt, die Reinigung monatlich. Je Bezirk steht ein befestigter Lagerplatz von 40 m² bereit; Silos stellt der Auftragnehmer.',
      },
      { heading: '5. Vertragsstrafe' },
      {
        paragraph:
          'Wird eine Fläche nicht rechtzeitig geräumt, fallen je Fläche und Tag 80 Euro an, höchstens 5 Prozent der Saisonpauschale.',
      },
    ],
  },
  {
    id: 'flaechenverzeichnis-winterdienst',
    announcement: 402,
    title: 'Flächenverzeichnis mit Preisblatt',
    parts: () => [
      {
        paragraph: 'Die Preise gelten je Saison (Winterdienst) und je Monat (Reinigung), ohne Umsatzsteuer.',
      },
      {
        table: {
          columns: [
            { title: 'Straße', share: 2.4 },
            { title: 'Häuser', share: 1, align: 'right' },
            { title: 'Gehwege in km', share: 1.3, align: 'right' },
            { title: 'Stellplätze', share: 1.2, align: 'right' },
            { title: 'Winterdienst in €', share: 1.6, align: 'right' },
            { title: 'Reinigung in €', share: 1.5, align: 'right' },
          ],
          rows: Object.entries(STREETS).flatMap(([district, streets], index) => [
            [`Los ${index + 1}: Bezirk ${district}`],
            ...streets.map(([street, houses, length, places]) => [
              String(street),
              String(houses),
              NUMBER.format(Number(length)),
              String(Number(places) * 12),
              '',
              '',
            ]),
            [
              `Summe Bezirk ${district}`,
              String(sum(streets, 1)),
              NUMBER.format(sum(streets, 2)),
              String(sum(streets, 3) * 12),
              '',
              '',
            ],
          ]),
        },
      },
      { blanks: ['Los 1, Preis je Jahr in Euro', 'Los 2, Preis je Jahr in Euro', 'Unternehmen'] },
    ],
  },
  conditions(402, [
    ['Preis je Jahr', '70 %'],
    ['Konzept für Bereitschaft und Vertretung', '20 %'],
    ['Anteil emissionsfreier Fahrzeuge', '10 %'],
  ]),
];

/** @param {(string | number)[][]} rows @param {number} column */
function sum(rows, column) {
  const total = rows.reduce((before, row) => before + Number(row[column]), 0);
  return Math.round(total * 10) / 10;
}
