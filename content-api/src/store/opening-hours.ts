/** A schema.org OpeningHoursSpecification: the same hours on some days of the week. */
interface OpeningHours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const DAYS_IN_ENGLISH = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const DAY = `(${DAYS.join('|')})`;
const RANGE = new RegExp(`^${DAY} bis ${DAY}$`);
const EVERY_DAY_BUT = new RegExp(`^täglich(?: außer ${DAY})?$`);
const LIST = new RegExp(`^${DAY}(?:, ${DAY})*(?: und ${DAY})?$`);
/** `<days> 8:30–17:00 Uhr` */
const LINE = /^(\D+?)\s(\d{1,2}:\d\d)[–-](\d{1,2}:\d\d)\sUhr$/;

/** Reads opening hours as visitors see them. Undefined if a line has another form, because a part of the hours would be wrong. */
export function openingHours(lines: readonly string[]): OpeningHours[] | undefined {
  const hours = lines.map(readLine);
  return hours.length > 0 && hours.every((entry) => entry !== undefined) ? hours : undefined;
}

function readLine(line: string): OpeningHours | undefined {
  const [, words = '', opens = '', closes = ''] = LINE.exec(line.replaceAll('\u00a0', ' ')) ?? [];
  const days = readDays(words);
  if (days.length === 0) return undefined;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAYS_IN_ENGLISH[DAYS.indexOf(day)] ?? day),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  };
}

function readDays(words: string): string[] {
  const [, first, last] = RANGE.exec(words) ?? [];
  if (first && last) return DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
  const everyDay = EVERY_DAY_BUT.exec(words);
  if (everyDay) return DAYS.filter((day) => day !== everyDay[1]);
  return LIST.test(words) ? DAYS.filter((day) => words.includes(day)) : [];
}
