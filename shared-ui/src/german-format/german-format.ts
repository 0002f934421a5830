/*
 * Formats days and numbers for German texts, without `Intl`: creating the first format makes a browser load tables, which takes a
 * phone 70 to 90 ms during hydration. Server and browser also always produce the same text.
 */

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

/** `2026-11-27` → `27. November 2026` */
export function formatLongDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)}. ${MONTHS[Number(month) - 1]} ${year}`;
}

/** `2026-11-27` → `Freitag` */
export function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/**
 * `1234.5` → `1.234,5`
 *
 * @param decimals minimum and maximum number of decimals; the rest is rounded
 */
export function formatNumber(value: number, { min = 0, max = min }: Decimals = {}): string {
  const [whole = '', fraction = ''] = value.toFixed(max).split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(min, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === '' ? grouped : `${grouped},${decimals}`;
}

export interface Decimals {
  /** @default 0 */
  min?: number;
  /** @default `min` */
  max?: number;
}

/** Describes the number of results: `Keine Bilder`, `1 Bild`, `1.200 Bilder`. */
export function countText(total: number, singular: string, plural: string): string {
  if (total === 0) return `Keine ${plural}`;
  return `${formatNumber(total)} ${total === 1 ? singular : plural}`;
}
