/*
 * Formats days and numbers as in German texts. `Intl` could do this too, but a browser loads its tables when the first format
 * is created: on a phone, a task of 70 to 90 ms during hydration. Besides, server and browser always write the same text.
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
 * @param decimals minimum and maximum number of decimals; further ones are rounded
 */
export function formatNumber(value: number, { least = 0, most = least }: Decimals = {}): string {
  const [whole = '', fraction = ''] = value.toFixed(most).split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === '' ? grouped : `${grouped},${decimals}`;
}

export interface Decimals {
  /** @default 0 */
  least?: number;
  /** @default `least` */
  most?: number;
}
