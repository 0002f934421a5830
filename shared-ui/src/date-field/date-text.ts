import { formatLongDay, weekdayOf } from '../german-format/german-format.ts';

/** A calendar date as `YYYY-MM-DD`, so that string order is date order. */
export type Day = string;

/** The result of parsing a visitor's text. */
export type ParsedDate = { kind: 'day'; day: Day } | { kind: 'impossible' } | { kind: 'empty' };

/** The length of `dd.mm.yyyy`. */
const MAX_LENGTH = 10;

/**
 * Parses `dd.mm.yyyy`, with or without leading zeros. A date that does not exist (31.02.) is `impossible` (R5.3-2). Other
 * unparseable text, including a year with fewer than four digits, counts as empty (R5.2-1).
 */
export function parseDateText(text: string): ParsedDate {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined) return { kind: 'empty' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isOnCalendar(date) ? { kind: 'day', day: date } : { kind: 'impossible' };
}

/** `2026-11-27` → `27.11.2026` */
export function formatDateText(day: Day): string {
  return day.split('-').reverse().join('.');
}

/** `2026-11-27` → `Freitag, 27. November 2026` */
export function describeDay(day: Day): string {
  return `${weekdayOf(day)}, ${formatLongDay(day)}`;
}

/**
 * Reduces a text to digits and separators (R5.3-1). Commas from German numeric keypads, slashes and hyphens become separators,
 * and ISO dates are converted, so that dates pasted in other notations keep their meaning.
 */
export function cleanDateText(text: string): string {
  const iso = /^\s*(\d{4}-\d{2}-\d{2})/.exec(text)?.[1];
  if (iso !== undefined) return formatDateText(iso);
  return text
    .replaceAll(/[,/-]/g, '.')
    .replaceAll(/[^\d.]/g, '')
    .slice(0, MAX_LENGTH);
}

/** Whether the date exists. JavaScript parses 31 February as a day in March. */
function isOnCalendar(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}
