/** A time that a text names: `Sommer 2026`, `12. September 2026`, `2027`. */
export interface NamedTime {
  words: string;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The text of the clause before and after it. */
  before: string;
  after: string;
}

const MONTHS = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
] as const;

/** First and last day of a part of a year. A season ends late, because "im Sommer" is said until autumn comes. */
const PARTS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  Anfang: ['01-01', '04-30'],
  Mitte: ['04-01', '09-30'],
  Ende: ['09-01', '12-31'],
  Frühjahr: ['03-01', '06-20'],
  Frühling: ['03-01', '06-20'],
  Sommer: ['06-01', '09-22'],
  Herbst: ['09-01', '12-20'],
  // January of the year, or March of the next one.
  Winter: ['01-01', '12-31'],
  ...Object.fromEntries(
    MONTHS.map((name, index) => {
      const month = String(index + 1).padStart(2, '0');
      return [name, [`${month}-01`, `${month}-31`]];
    }),
  ),
};

/** A year within a range, a number or a unit is not a time: `2019–2022`, `09997`, `2000 Euro`, `2016/2102`. */
const TIME = new RegExp(
  `(?:(?<day>\\d{1,2})\\. ?)?(?:(?<part>${Object.keys(PARTS).join('|')}) )?(?<![\\p{L}\\d.,/–-])(?<year>(?:19|20)\\d\\d)(?!\\d|[.,/–-]\\d| ?[–-] ?\\d| bis \\d| (?:Euro|€|m²|Quadratmeter|kWh|Wohnungen|Menschen|Haushalte|Plätze|Gäste|Stück)(?!\\p{L}))`,
  'gu',
);

/** The times in a clause, in order. The second year of `2026 bis 2028` is left out like the first. */
export function timesIn(clause: string): NamedTime[] {
  return [...clause.matchAll(TIME)].flatMap((match) => {
    const { day, part, year = '' } = match.groups ?? {};
    const before = clause.slice(0, match.index);
    if (/\d{4} (?:bis|und|oder) $/.test(before)) return [];
    const [from, to] = part === undefined ? ['01-01', '12-31'] : (PARTS[part] ?? ['01-01', '12-31']);
    const isDay = day !== undefined && part !== undefined && MONTHS.some((name) => name === part);
    const exact = `${from.slice(0, 2)}-${(day ?? '').padStart(2, '0')}`;
    return [
      {
        words: match[0].trim(),
        from: `${year}-${isDay ? exact : from}`,
        to: `${year}-${isDay ? exact : to}`,
        before,
        after: clause.slice(match.index + match[0].length),
      },
    ];
  });
}
