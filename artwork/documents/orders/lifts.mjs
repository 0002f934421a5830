import { conditions } from '../conditions.mjs';

/** Street, lifts there, number of the first one, stops, kilograms, year of construction. */
const PLACES = {
  'Los 1: Bezirke Mitte, Altstadt und Südring': [
    ['Am Wasserturm', 12, 5, 7, 630, 1998],
    ['Parkstraße', 5, 40, 5, 450, 2004],
    ['Marktgasse', 3, 8, 5, 450, 2011],
    ['Rosenweg', 3, 3, 4, 450, 2016],
    ['Ladestraße', 5, 2, 6, 1000, 2021],
    ['Molkereistraße', 7, 3, 6, 630, 1995],
  ],
  'Los 2: Bezirke Nord, Hafen, Lindental und Brückenkopf': [
    ['Kastanienallee', 7, 40, 5, 630, 2001],
    ['Mühlenweg', 4, 5, 5, 450, 1993],
    ['Uferstraße', 6, 40, 6, 1000, 2022],
    ['Lindenallee', 5, 1, 5, 630, 1997],
    ['Birkenring', 4, 1, 8, 630, 1989],
    ['Brückenstraße', 3, 30, 5, 450, 2008],
  ],
};

/** @type {import('../types.ts').DocumentOrder[]} */
export const LIFTS = [
  {
    id: 'leistungsbeschreibung-aufzuege',
    announcement: 404,
    title: 'Leistungsbeschreibung',
    parts: () => [
      { heading: '1. Gegenstand' },
      {
        paragraph:
          'Der Auftragnehmer wartet und entstört 64 Personenaufzüge, begleitet die wiederkehrenden Prüfungen und betreibt die Notrufaufschaltung. Der Vertrag läuft vier Jahre.',
      },
      { heading: '2. Wartung' },
      {
        list: [
          'Vier Wartungen im Jahr je Anlage nach DIN EN 13015 und den Angaben des Herstellers, angekündigt mit einem Aushang drei Tage vorher.',
          'Schmier- und Kleinmaterial bis 60 Euro je Wartung ist im Preis enthalten.',
          'Jede Wartung wird im digitalen Wartungsbuch mit Befund und Fotos festgehalten.',
        ],
      },
      { heading: '3. Notruf und Personenbefreiung' },
      {
        list: [
          'Der Notruf ist rund um die Uhr auf Deutsch besetzt und nach DIN EN 81-28 aufgeschaltet. Für die Lose sind getrennte Zentralen zulässig.',
          'Eingeschlossene Personen werden innerhalb von 30 Minuten nach dem Notruf befreit.',
          'Der Auftragnehmer benennt für jedes Los einen Standort, von dem aus das möglich ist.',
        ],
      },
      { heading: '4. Entstörung' },
      {
        table: {
          columns: [
            { title: 'Störung', share: 3 },
            { title: 'Beginn', share: 1.5 },
            { title: 'Ende', share: 1.5 },
          ],
          rows: [
            ['Einziger Aufzug eines Hauses steht', '2 Stunden', '24 Stunden'],
            ['Einer von mehreren Aufzügen steht', '4 Stunden', '48 Stunden'],
            ['Anzeige, Licht oder Taster ohne Ausfall', 'nächster Werktag', '5 Werktage'],
          ],
        },
      },
      {
        paragraph:
          'Reparaturen über 500 Euro werden vor der Ausführung angeboten. Steht eine Anlage länger, informiert der Auftragnehmer die Bewohner durch Aushang und die Hausverwaltung in Textform.',
      },
      { heading: '5. Prüfungen' },
      {
        paragraph:
          'Haupt- und Zwischenprüfungen nach der Betriebssicherheitsverordnung beauftragt die Auftraggeberin. Der Auftragnehmer stellt dafür eine Fachkraft und die Prüfgewichte; beides ist in den Preisen enthalten.',
      },
      { heading: '6. Vergütung' },
      {
        paragraph:
          'Bezahlt wird eine Jahrespauschale je Anlage nach dem Anlagenverzeichnis, in vier Raten. Ab dem zweiten Jahr folgt sie dem Index der Tariflöhne im Metallhandwerk.',
      },
    ],
  },
  {
    id: 'anlagenverzeichnis-aufzuege',
    announcement: 404,
    title: 'Anlagenverzeichnis mit Preisblatt',
    parts: () => [
      {
        paragraph:
          'Die Wartungsbücher aller Anlagen liegen im Servicebüro Mitte zur Einsicht, nach Anmeldung bei der Vergabestelle. Preise je Jahr, ohne Umsatzsteuer.',
      },
      {
        table: {
          columns: [
            { title: 'Nr.', share: 0.7 },
            { title: 'Standort', share: 2.6 },
            { title: 'Baujahr', share: 1, align: 'right' },
            { title: 'Traglast in kg', share: 1.3, align: 'right' },
            { title: 'Haltestellen', share: 1.2, align: 'right' },
            { title: 'Preis in €', share: 1.3, align: 'right' },
          ],
          rows: Object.entries(PLACES).flatMap(([lot, places], index) => [
            [lot],
            ...places.flatMap(liftsAt).map((row, number) => [`${index + 1}.${number + 1}`, ...row]),
          ]),
        },
      },
      { blanks: ['Los 1, Preis je Jahr in Euro', 'Los 2, Preis je Jahr in Euro', 'Unternehmen'] },
    ],
  },
  conditions(404, [
    ['Preis', '60 %'],
    ['Erreichbarkeit und Konzept für die Personenbefreiung', '25 %'],
    ['Qualifikation des eingesetzten Personals', '15 %'],
  ]),
];

/** One row for each lift, in every second house. @param {(string | number)[]} place */
function liftsAt([street, lifts, first, stops, load, year]) {
  return Array.from({ length: Number(lifts) }, (_, index) => [
    `${street} ${Number(first) + 2 * index}`,
    String(Number(year) + (index % 3)),
    String(load),
    String(stops),
    '',
  ]);
}
