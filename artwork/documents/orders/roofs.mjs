import { billOfQuantities } from '../bill-of-quantities.mjs';
import { conditions } from '../conditions.mjs';
import { roofDetail } from '../plans/roof-detail.mjs';
import { streetPlan } from '../plans/street-plan.mjs';

const HOUSES = [14, 16, 18, 20, 22, 24, 26, 28];

/** @type {import('../types.ts').DocumentOrder[]} */
export const ROOFS = [
  {
    id: 'leistungsverzeichnis-dach-gartenstrasse',
    announcement: 401,
    title: 'Leistungsverzeichnis',
    parts: () => [
      { heading: 'Vorbemerkungen' },
      {
        list: [
          'Die acht Häuser sind bewohnt. Gearbeitet wird Haus für Haus; jedes Dach ist am Ende eines Arbeitstages regendicht.',
          'Lärmintensive Arbeiten sind werktags von 8 bis 12 und von 13 bis 17 Uhr erlaubt.',
          'Der vorhandene Aufbau wurde an sechs Stellen geöffnet. Er ist trocken und bleibt als Dampfsperre liegen.',
          'Die Lastannahmen für Begrünung und Kies sind geprüft. Es gelten DIN 18531, DIN 18338 und die Flachdachrichtlinie.',
          'Mengen nach Zeichnung; abgerechnet wird nach Aufmaß.',
        ],
      },
      { heading: 'Leistungen' },
      ...billOfQuantities([
        [
          'Baustelle und Gerüst',
          [
            ['Baustelle einrichten, für alle Häuser vorhalten und räumen', '1', 'psch'],
            [
              'Fassadengerüst, Lastklasse 3, mit Dachfang, aufbauen, vier Wochen je Haus vorhalten und abbauen',
              '4.960',
              'm²',
            ],
            ['Materialaufzug bis 18 m Höhe, je Haus umsetzen', '8', 'St'],
            ['Schutz der Mietergärten mit Platten und Vlies', '640', 'm²'],
          ],
        ],
        [
          'Los 1: Abdichtung und Dämmung',
          [
            ['Kiesschüttung aufnehmen, vom Dach fördern und entsorgen, AVV 17 05 04', '3.180', 'm²'],
            ['Blasen und Falten der vorhandenen Abdichtung öffnen und überkleben', '3.180', 'm²'],
            ['Gefälledämmung aus PIR, WLS 026, im Mittel 160 mm, Gefälle 2 %, verklebt', '3.180', 'm²'],
            ['Erste Lage: Elastomerbitumen-Unterlagsbahn PYE-KTG KSP 2,8, kaltselbstklebend', '3.180', 'm²'],
            ['Zweite Lage: Elastomerbitumen-Schweißbahn PYE-PV 200 S5, wurzelfest nach FLL', '3.180', 'm²'],
            ['Anschluss an Attika, 350 mm hoch, zweilagig, mit Dämmkeil', '1.120', 'm'],
            ['Attikaabdeckung aus Titanzink, Zuschnitt 500 mm, auf Haltern', '1.120', 'm'],
            ['Dacheinlauf DN 100 aus Edelstahl mit Wärmedämmkörper und Laubfang', '96', 'St'],
            ['Notüberlauf DN 100 durch die Attika', '32', 'St'],
            ['Lichtkuppel 120 × 120 cm mit Rauchabzug, einschließlich Aufsatzkranz', '16', 'St'],
            ['Sekurant nach DIN EN 795 mit Eindichtung', '64', 'St'],
          ],
        ],
        [
          'Los 2: Dachbegrünung',
          [
            ['Schutz- und Speichervlies 500 g/m²', '2.640', 'm²'],
            ['Drän- und Wasserspeicherelement, 40 mm', '2.640', 'm²'],
            ['Filtervlies 100 g/m²', '2.640', 'm²'],
            ['Extensivsubstrat, 80 mm, nach FLL', '212', 'm³'],
            ['Sedumsprossen und Kräuteransaat, mindestens 20 Arten gebietseigener Herkunft', '2.640', 'm²'],
            ['Kiesstreifen 16/32, 500 mm breit, mit Kiesfangleiste', '1.080', 'm'],
            ['Fertigstellungspflege', '2.640', 'm²'],
            ['Entwicklungspflege, zwei Jahre, je zwei Pflegegänge', '4', 'St'],
          ],
        ],
      ]),
    ],
  },
  {
    id: 'dachaufsicht-gartenstrasse',
    announcement: 401,
    title: 'Dachaufsicht und Details',
    parts: () => [
      { heading: 'Lage der Häuser' },
      {
        drawing: streetPlan({
          street: 'Gartenstraße',
          houses: HOUSES.map(String),
          behind: 'Mietergärten',
          marks: 'Dacheinläufe (Lage beispielhaft)',
          places: [0.2, 0.5, 0.8],
        }),
      },
      { heading: 'Aufbau und Attika' },
      { drawing: roofDetail() },
      { heading: 'Maße' },
      {
        table: {
          columns: [
            { title: 'Haus', share: 1 },
            { title: 'Dachfläche in m²', share: 1.4, align: 'right' },
            { title: 'davon begrünt in m²', share: 1.6, align: 'right' },
            { title: 'Attika über Rohdecke in cm', share: 2, align: 'right' },
            { title: 'Einläufe', share: 1, align: 'right' },
          ],
          rows: HOUSES.map((house, index) => [
            `Gartenstraße ${house}`,
            index < 4 ? '402,5' : '392,5',
            '330',
            index < 4 ? '48' : '52',
            '12',
          ]),
        },
      },
    ],
  },
  conditions(401, [['Preis', '100 %']]),
];
