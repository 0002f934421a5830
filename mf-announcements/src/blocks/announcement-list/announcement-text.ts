import type { AnnouncementState } from './announcement-groups.ts';
import type { AnnouncementDocument } from './block.ts';

const DAY = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const SIZE = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** Headings of the list's parts. */
export const STATE_TEXTS: Readonly<Record<AnnouncementState, string>> = {
  open: 'Laufende Verfahren',
  listed: 'Verfahren',
  expired: 'Frist abgelaufen',
  awarded: 'Vergebene Aufträge',
};

/** `2026-11-27` → `Fr., 27. November 2026` */
export function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** `noch 5 Tage`, `noch 1 Tag`, `endet heute` */
export function describeDaysLeft(days: number): string {
  if (days === 0) return 'endet heute';
  return days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`;
}

/** `PDF, 2,1 MB`, with spaces that do not break. */
export function describeFile({ format, bytes }: Pick<AnnouncementDocument, 'format' | 'bytes'>): string {
  return `${format}, ${formatSize(bytes)}`;
}

/** Opens a message to the Vergabestelle that names the procedure. */
export function documentsRequest(email: string, number: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Vergabeunterlagen ${number}`)}`;
}

/** Decimal units, as file managers show them. */
function formatSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00a0kB`;
  return `${SIZE.format(bytes / MEGABYTE)}\u00a0MB`;
}
