import { billOfQuantities } from '../bill-of-quantities.mjs';
import { conditions } from '../conditions.mjs';

/** @type {import('../types.ts').DocumentOrder[]} */
export const ELECTRICAL = [
  {
    id: 'leistungsverzeichnis-elektro-leerwohnungen',
    announcement: 405,
    title: 'Leistungsverzeichnis',
    parts: () => [
      { heading: 'Vorbemerkungen' },
      {
        list: [
          'Rahmenvertrag für rund 90 Wohnungen im Jahr, im Mittel 2,5 Zimmer und 62 m². Die Mengen gelten für ein Jahr; ein Anspruch auf sie besteht nicht.',
          'Jede Wohnung wird einzeln abgerufen und ist nach zehn Werktagen fertig. Schlüssel und Aufmaß übergibt die Hausverwaltung.',
          'Es gelten DIN VDE 0100, DIN 18015 in der Ausstattung RAL-RG 678 mit drei Sternen und die Anschlussbedingungen des Netzbetreibers.',
          'Asbesthaltige Nachtspeichergeräte und Leitungskanäle sind nicht Gegenstand; ihr Fund ist sofort zu melden.',
        ],
      },
      { heading: 'Leistungen' },
      ...billOfQuantities([
        [
          'Bestand',
          [
            ['Anlage freischalten, alte Leitungen und Geräte ausbauen und entsorgen, je Wohnung', '90', 'St'],
            ['Schlitze in Mauerwerk fräsen und wieder schließen', '5.400', 'm'],
            ['Kernbohrung bis 68 mm, Tiefe bis 60 mm', '2.700', 'St'],
          ],
        ],
        [
          'Installation',
          [
            ['Wohnungsverteiler, dreireihig, unter Putz, mit 2 RCD Typ A und 12 LS-Schaltern', '90', 'St'],
            ['Zuleitung vom Zählerplatz NYM-J 5 × 16 mm²', '1.350', 'm'],
            ['Mantelleitung NYM-J 3 × 1,5 mm², unter Putz', '10.800', 'm'],
            ['Mantelleitung NYM-J 3 × 2,5 mm², unter Putz', '4.500', 'm'],
            ['Herdanschluss NYM-J 5 × 2,5 mm² mit Dose', '90', 'St'],
            ['Schutzkontaktsteckdose mit Rahmen, reinweiß', '2.160', 'St'],
            ['Schalter, Wechselschalter oder Taster mit Rahmen, reinweiß', '990', 'St'],
            ['Auslass für Deckenleuchte', '630', 'St'],
            ['Datendose CAT 6A mit Leerrohr und Leitung bis zum Verteiler', '270', 'St'],
            ['Rauchwarnmelder mit Langzeitbatterie nach DIN 14604', '315', 'St'],
            ['Potenzialausgleich im Bad', '90', 'St'],
          ],
        ],
        [
          'Prüfung und Stundenlohn',
          [
            ['Erstprüfung nach DIN VDE 0100-600 mit Protokoll und Plan der Stromkreise', '90', 'St'],
            ['Facharbeiter, nach Anordnung', '200', 'h'],
            ['Helfer, nach Anordnung', '80', 'h'],
          ],
        ],
      ]),
    ],
  },
  {
    id: 'vertragsbedingungen-elektro-leerwohnungen',
    announcement: 405,
    title: 'Besondere Vertragsbedingungen',
    parts: () => [
      { heading: '1. Laufzeit' },
      {
        paragraph:
          'Der Rahmenvertrag läuft zwei Jahre. Er endet vorher, wenn 220 Wohnungen abgerufen sind. Die Preise sind für das erste Jahr fest und folgen danach dem Baupreisindex für Elektroarbeiten.',
      },
      { heading: '2. Abruf und Ausführung' },
      {
        list: [
          'Abgerufen wird in Textform, mit Adresse, Lage der Wohnung und dem Tag der Übergabe. Der Auftragnehmer bestätigt am selben Werktag.',
          'Die Ausführung beginnt spätestens am dritten Werktag und endet am zehnten. Bis zu sechs Wohnungen können gleichzeitig laufen.',
          'Die Wohnung wird besenrein übergeben. Steigleitungen und Treppenhauslicht bleiben in Betrieb.',
        ],
      },
      { heading: '3. Vertragsstrafe' },
      {
        paragraph:
          'Je Werktag, um den eine Wohnung zu spät fertig wird, fallen 0,2 Prozent ihrer Abrechnungssumme an, höchstens 5 Prozent.',
      },
      { heading: '4. Abnahme, Rechnung und Mängel' },
      {
        list: [
          'Jede Wohnung wird gemeinsam abgenommen. Ohne Prüfprotokoll gibt es keine Abnahme.',
          'Rechnungen kommen als XRechnung, eine je Wohnung, und werden nach 21 Tagen bezahlt.',
          'Mängelansprüche verjähren nach vier Jahren, für Rauchwarnmelder nach zehn.',
          'Eine Sicherheit wird nicht verlangt.',
        ],
      },
      { heading: '5. Kündigung' },
      {
        paragraph:
          'Die Auftraggeberin kann kündigen, wenn drei Wohnungen in sechs Monaten mehr als fünf Werktage zu spät fertig wurden und eine Abmahnung folgenlos blieb.',
      },
    ],
  },
  conditions(405, [['Preis nach den Mengen des Leistungsverzeichnisses', '100 %']]),
];
