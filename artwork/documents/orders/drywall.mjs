import { billOfQuantities } from '../bill-of-quantities.mjs';
import { conditions } from '../conditions.mjs';
import { streetPlan } from '../plans/street-plan.mjs';

const STOREYS = ['EG', '1. OG', '2. OG', '3. OG', '4. OG'];
const HOUSES = ['C1', 'C2', 'D1', 'D2', 'D3', 'D4'];

/** @type {import('../types.ts').DocumentOrder[]} */
export const DRYWALL = [
  {
    id: 'leistungsverzeichnis-trockenbau-uferstrasse',
    announcement: 403,
    title: 'Leistungsverzeichnis',
    parts: () => [
      { heading: 'Vorbemerkungen' },
      {
        list: [
          'Der Rohbau ist fertig, Fenster und Estrich folgen dem Takt der Geschosse. Gearbeitet wird von unten nach oben, je Geschoss zehn Arbeitstage.',
          'Wohnungstrennwände erreichen R’w ≥ 56 dB, Wände zu Bädern werden imprägniert beplankt.',
          'Türen werden nach der Türliste eingebaut; deren Nummern stehen an den Öffnungen im Rohbau.',
          'Verschnitt und Verpackung sind sortenrein zu trennen und abzufahren.',
        ],
      },
      { heading: 'Leistungen' },
      ...billOfQuantities([
        [
          'Los 1: Trockenbau',
          [
            [
              'Nichttragende Innenwand, CW 75, beidseitig einlagig beplankt, 60 mm Mineralwolle',
              '4.120',
              'm²',
            ],
            [
              'Nichttragende Innenwand, CW 100, beidseitig zweilagig beplankt, F 90, 80 mm Mineralwolle',
              '1.860',
              'm²',
            ],
            ['Installationswand in Bädern, doppeltes Ständerwerk, imprägniert', '980', 'm²'],
            ['Vorsatzschale vor Außenwand, freistehend, CW 50, 40 mm Mineralwolle', '2.440', 'm²'],
            ['Abgehängte Decke in Fluren und Bädern, einlagig, imprägniert', '1.150', 'm²'],
            ['Traversen für Sanitärgegenstände', '174', 'St'],
            ['Verstärkung für Stützgriffe in barrierefreien Bädern', '24', 'St'],
            ['Revisionsklappe 30 × 30 cm, flächenbündig', '116', 'St'],
            ['Spachtelung Qualitätsstufe Q3', '18.800', 'm²'],
          ],
        ],
        [
          'Los 2: Innentüren',
          [
            ['Drehtür, Röhrenspan, HPL weiß, 86 × 211 cm, mit Stahlzarge', '268', 'St'],
            ['Drehtür wie vor, 101 × 211 cm', '142', 'St'],
            ['Schiebetür vor der Wand, 101 × 211 cm, Laufschiene mit Dämpfung', '36', 'St'],
            ['Zulage Badtür mit Lüftungsspalt und Notöffnung', '58', 'St'],
            ['Drückergarnitur Edelstahl, Klasse 3', '410', 'St'],
            ['Bodentürpuffer', '446', 'St'],
          ],
        ],
      ]),
    ],
  },
  {
    id: 'tuerliste-uferstrasse',
    announcement: 403,
    title: 'Türliste',
    parts: () => [
      {
        paragraph:
          'Stückzahlen je Haus und Geschoss. Die Schiebetüren gehören zu den zwölf barrierefreien Wohnungen; in den Häusern D3 und D4 sind sie in dieser Fassung ergänzt.',
      },
      { table: { columns: doorColumns(), rows: HOUSES.flatMap(doorsOf) } },
    ],
  },
  {
    id: 'lageplan-uferstrasse',
    announcement: 403,
    title: 'Lageplan',
    parts: () => [
      {
        paragraph:
          'Die Baustelle wird über die Einfahrt am Haus C1 angefahren. Lagerflächen liegen auf der Hofseite; die Uferpromenade bleibt frei.',
      },
      {
        drawing: streetPlan({
          street: 'Uferstraße',
          houses: HOUSES,
          behind: 'Hof mit Lagerflächen',
          marks: 'Hauseingang',
          places: [0.5],
        }),
      },
    ],
  },
  conditions(403, [['Preis', '100 %']]),
];

/** @returns {import('../types.ts').Column[]} */
function doorColumns() {
  return [
    { title: 'Geschoss', share: 2 },
    { title: 'Drehtür 86 cm', share: 1.4, align: 'right' },
    { title: 'Drehtür 101 cm', share: 1.4, align: 'right' },
    { title: 'Schiebetür 101 cm', share: 1.5, align: 'right' },
    { title: 'davon Bad', share: 1.1, align: 'right' },
  ];
}

/** Two dwellings on most storeys; those on the ground floor are free of barriers. @param {string} house */
function doorsOf(house) {
  const isBig = house === 'D3' || house === 'D4';
  const rows = STOREYS.map((storey, index) => {
    if (index === 0) return [storey, '6', isBig ? '5' : '3', '6', '2'];
    const isSingle = house.startsWith('C') && index === STOREYS.length - 1;
    return [storey, isBig ? '11' : '9', '5', '0', isSingle ? '1' : '2'];
  });
  return [[`Haus ${house}`], ...rows];
}
