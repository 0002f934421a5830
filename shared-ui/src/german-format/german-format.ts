/*
 * Days and numbers as German texts write them. `Intl` would do it too, but a browser reads its tables when the first format is
 * made: at a phone's speed a task of 70 to 90 ms in the middle of hydration. And what a server writes, any browser writes.
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
 * @param decimals how many there are at least and at most; further ones are rounded
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
