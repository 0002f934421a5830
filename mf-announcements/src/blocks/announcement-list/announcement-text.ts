import { formatFileSize } from '@stadtraum/shared-ui/file-size';
import type { AnnouncementState } from './announcement-groups.ts';
import type { AnnouncementDocument } from './block.ts';

const DAY = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

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
  return `${format}, ${formatFileSize(bytes)}`;
}

/** Opens a message to the Vergabestelle that names the procedure. */
export function documentsRequest(email: string, number: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Vergabeunterlagen ${number}`)}`;
}
