import { timeClaims } from './time-claims.ts';
import { wrongTimes } from './wrong-times.ts';

const DAY = '2026-11-27';
const wrong = (text: string, year?: number) =>
  wrongTimes(text, { day: DAY, ...(year !== undefined && { built: { field: 'built', year } }) });

describe('[VI7] times in texts', () => {
  it.each([
    ['Die Vormerkliste öffnet im Sommer 2026 und bleibt bis zum Bezug offen.', 'Sommer 2026'],
    ['<p>84 Wohnungen sind gefördert.</p><p>Bezug ab Frühjahr 2026.</p>', 'Frühjahr 2026'],
    ['Die Fassade wird 2025 gedämmt.', '2025'],
    ['Über dem Haus entstehen ab 2025 zwei Geschosse aus Holz; ein Aufzug kommt dazu.', '2025'],
    ['Fertigstellung 2025', '2025'],
    ['Fertigstellung: voraussichtlich Ende 2025', 'Ende 2025'],
    ['Die Häuser werden im Herbst 2025 bezogen.', 'Herbst 2025'],
    ['Ab sofort lässt sich besichtigen, was im Sommer 2026 bezogen wird.', 'Sommer 2026'],
    ['Am 26. November 2026 beginnt die Auslegung.', '26. November 2026'],
    ['Im Frühjahr 2024 ziehen die ersten Haushalte ein.', 'Frühjahr 2024'],
    ['Der Umbau ist für Mai 2026 geplant.', 'Mai 2026'],
    ['Die Wohnung ist frei ab Oktober 2026.', 'Oktober 2026'],
    ['Bis zum Sommer 2026 entstehen dort 126 Mietwohnungen.', 'Sommer 2026'],
  ])('refuses an announcement that is over: %s', (text, words) => {
    expect(wrong(text)).toEqual([
      expect.stringMatching(
        `^".+" kündigt etwas an, aber "${words}" ist vorbei \\(verglichen mit "2026-11-27"\\)$`,
      ),
    ]);
  });

  it.each([
    ['Bad mit Wanne, 2027 erneuert', '2027'],
    ['Das Haus wurde 2028 saniert.', '2028'],
    ['Der Grundstein liegt seit Dezember 2026.', 'Dezember 2026'],
    ['Gerüst und Netze vor dem Klinker, Stand Januar 2027', 'Januar 2027'],
    ['Die Lücken wurden am 28. November 2026 geschlossen.', '28. November 2026'],
    ['Seit 2030 wohnen hier Familien.', '2030'],
    ['Die Heizzentrale, im Mai 2027 eingeweiht, versorgt das Quartier.', 'Mai 2027'],
  ])('refuses a report of what is yet to come: %s', (text, words) => {
    expect(wrong(text)).toEqual([
      expect.stringMatching(
        `^".+" berichtet von etwas, aber "${words}" kommt erst \\(verglichen mit "2026-11-27"\\)$`,
      ),
    ]);
  });

  it('refuses a renewal before the house was built', () => {
    expect(wrong('Bad mit Wanne, 2024 erneuert', 2025)).toEqual([
      '"2024 erneuert" kann nicht stimmen: Das Haus ist erst von 2025 ("built")',
    ]);
    expect(wrong('Das Treppenhaus, 2019 denkmalgerecht saniert', 2022)).toHaveLength(1);
    expect(wrong('Bad mit Wanne, 2024 erneuert', 1998)).toEqual([]);
    expect(wrong('2019 wurde gegenüber der Markt gebaut.', 2022)).toEqual([]);
  });

  it.each([
    'Die Vormerkliste öffnet am 15. Januar 2027 für alle zugleich.',
    'Der Grundstein liegt seit Juni 2026, Bezug ab Frühjahr 2028.',
    'Fenster, Dach und Elektrik der Zeilen von 1961 werden erneuert.',
    'Ein Fenster von 1926 wieder dicht zu bekommen, wird nicht leichter.',
    'Hinter der Klinkerfassade von 1911 entstehen Wohnungen und Werkstätten.',
    'Der Bebauungsplan liegt im Frühjahr 2027 aus.',
    'Nach den trockenen Sommern 2024 und 2025 entstehen Lücken.',
    'Seit 2024 wird der Hof erneuert.',
    '1926 wird die Siedlung am Wasserturm gebaut.',
    'Bis 2030 wollen wir 900 Wohnungen bauen.',
    'was wir uns bis 2030 vorgenommen haben',
    'Ende 2025 waren 214 Wohnungen bezogen.',
    'Die Abrechnung für 2025 wird bis Ende November verschickt.',
    'Die Miete wird um 2000 Euro gesenkt.',
    'Nach DIN 18040-2 und § 79 wird geplant, Postfach 2025/26.',
    'Die Ziele von 2020 werden erreicht.',
    'So viele Haushalte sind 2025 eingezogen.',
    'Der Umbau war für Sommer 2025 geplant und ist verschoben.',
    'Im Winter 2026 beginnt der Bau.',
    'Sommer 2026: Am ersten Haus wird die Fassade gemauert.',
  ])('accepts: %s', (text) => {
    expect(wrong(text)).toEqual([]);
  });

  it('compares news with the day of the news', () => {
    const text = 'Die Ausstellung öffnet am 15. Mai 2024.';
    expect(wrongTimes(text, { day: '2024-04-02' })).toEqual([]);
    expect(wrong(text)).toHaveLength(1);
  });

  it('does not see a claim without a year, or without a word that it knows', () => {
    expect(timeClaims('Im Sommer öffnet die Kita. Die Liste ist ab 05/2026 offen.')).toEqual([]);
  });
});
