import { conditions } from '../conditions.mjs';
import { quarterPlan } from '../plans/quarter-plan.mjs';

/** @type {import('../types.ts').DocumentOrder[]} */
export const OPEN_SPACES = [
  {
    id: 'aufgabenbeschreibung-freianlagen',
    announcement: 406,
    title: 'Aufgabenbeschreibung',
    parts: () => [
      { heading: '1. Das Quartier' },
      {
        paragraph:
          'Auf dem früheren Güterbahnhof entstehen 186 Wohnungen, eine Kita und Läden um einen Platz und drei Höfe. Die Freianlagen umfassen 2,4 Hektar. Der städtebauliche Entwurf steht fest; zwei Gleise der Ladestraße und der Wasserkran bleiben als Zeugen erhalten.',
      },
      { heading: '2. Die Aufgabe' },
      {
        list: [
          'Quartiersplatz mit Bäumen, Sitzkanten und Platz für einen kleinen Markt, 3.800 m²;',
          'drei Höfe mit Mietergärten, Spielflächen für Kinder bis sechs Jahre und Fahrradhäusern, zusammen 9.600 m²;',
          'Spielplatz für Kinder von sechs bis zwölf Jahren, 1.100 m², zusammen mit der Kita nutzbar;',
          'Wege und Feuerwehrflächen, durchgängig barrierefrei;',
          'Regenwasserkonzept: der Niederschlag eines dreißigjährlichen Regens bleibt auf dem Gelände und kommt den Bäumen zugute.',
        ],
      },
      { heading: '3. Leistungen' },
      {
        paragraph:
          'Objektplanung Freianlagen nach § 39 HOAI, Leistungsphasen 1 bis 9, stufenweise beauftragt: zuerst die Phasen 1 bis 4. Honorarzone IV. Anrechenbare Kosten nach der Kostenschätzung: 4,1 Millionen Euro ohne Umsatzsteuer.',
      },
      { heading: '4. Ablauf' },
      {
        table: {
          columns: [
            { title: 'Abschnitt', share: 3 },
            { title: 'Dauer', share: 2 },
          ],
          rows: [
            ['Vorentwurf mit Beteiligung der Nachbarschaft', 'sechs Monate'],
            ['Entwurf und Genehmigung', 'neun Monate'],
            ['Ausführungsplanung und Vergabe', 'zehn Monate'],
            ['Bau in zwei Abschnitten', 'zwanzig Monate'],
            ['Entwicklungspflege und Objektbetreuung', 'zwei Jahre'],
          ],
        },
      },
      { heading: '5. Rahmen' },
      {
        list: [
          'Der Boden ist in zwei Bereichen bis 60 cm Tiefe zu tauschen; das Gutachten wird mit der Aufforderung zum Angebot übergeben.',
          '61 Bäume stehen unter Schutz, davon bleiben mindestens 54.',
          'Lebensraum der Zauneidechse am Bahndamm: 900 m² bleiben unberührt.',
        ],
      },
    ],
  },
  {
    id: 'lageplan-gueterbahnhof',
    announcement: 406,
    title: 'Städtebaulicher Entwurf, Lageplan',
    parts: () => [
      { drawing: quarterPlan() },
      {
        paragraph:
          'Der Plan zeigt die Lage der Häuser, des Platzes und der Höfe. Maße sind vor Ort zu prüfen. Eine Fassung für CAD-Programme bekommen die Büros, die zu Angeboten aufgefordert werden.',
      },
    ],
  },
  {
    id: 'bewerbungsbogen-freianlagen',
    announcement: 406,
    title: 'Bewerbungsbogen',
    parts: () => [
      {
        paragraph:
          'Bitte füllen Sie den Bogen vollständig aus und reichen Sie ihn mit dem Teilnahmeantrag ein. Bewerbergemeinschaften füllen je Mitglied einen aus und geben an, wer welche Leistungen übernimmt.',
      },
      { heading: 'Büro' },
      {
        blanks: [
          'Name und Rechtsform',
          'Anschrift',
          'Ansprechpartner, E-Mail, Telefon',
          'Eingetragen in die Liste der Architektenkammer seit',
        ],
      },
      { heading: 'Personal' },
      {
        blanks: [
          'Landschaftsarchitektinnen und Landschaftsarchitekten im Mittel der letzten drei Jahre',
          'Vorgesehene Projektleitung, Jahre an Erfahrung',
        ],
      },
      { heading: 'Referenzen' },
      {
        paragraph:
          'Gewertet werden bis zu drei Freianlagen, die in den letzten acht Jahren fertig wurden, mit je höchstens 30 Punkten.',
      },
      {
        table: {
          columns: [
            { title: 'Merkmal', share: 4 },
            { title: 'Punkte je Referenz', share: 1.2, align: 'right' },
          ],
          rows: [
            ['Freianlage im Wohnungsbau oder öffentlicher Platz', '8'],
            ['Regenwasser bleibt auf dem Gelände', '8'],
            ['Kosten der Freianlage über 1,5 Millionen Euro', '6'],
            ['Beteiligung von Nachbarn oder Bewohnern', '4'],
            ['Erhaltener Baumbestand oder Denkmal', '4'],
          ],
        },
      },
      { blanks: ['Referenz 1', 'Referenz 2', 'Referenz 3'] },
      { heading: 'Leistungen anderer Büros' },
      { blanks: ['Büro und Leistung', 'Ort, Datum, Name der erklärenden Person in Textform'] },
    ],
  },
  conditions(406, [
    ['Konzept für Projektablauf und Beteiligung', '40 %'],
    ['Erfahrung der Projektleitung', '30 %'],
    ['Honorar', '30 %'],
  ]),
];
