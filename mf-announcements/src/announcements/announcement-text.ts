import type { PdfFile } from '@stadtraum/contracts/media';
import { formatFileSize } from '@stadtraum/shared-ui/file-size';
import { formatLongDay, weekdayOf } from '@stadtraum/shared-ui/german-format';
import type { AnnouncementDocument } from './announcement.ts';
import type { AnnouncementState } from './announcement-groups.ts';

/** Headings of the list's groups. */
export const STATE_TEXTS: Readonly<Record<AnnouncementState, string>> = {
  open: 'Laufende Verfahren',
  listed: 'Verfahren',
  expired: 'Frist abgelaufen',
  awarded: 'Vergebene Aufträge',
  cancelled: 'Aufgehobene Verfahren',
};

/** Labels for the state of a single announcement. */
export const RECORD_STATE_TEXTS: Readonly<Record<AnnouncementState, string>> = {
  open: 'Läuft',
  listed: 'Ausgeschrieben',
  expired: 'Frist abgelaufen',
  awarded: 'Auftrag vergeben',
  cancelled: 'Verfahren aufgehoben',
};

/** Caption of a group of announcements: `Sie können noch bieten: 6 Verfahren`. */
export function describeGroup(state: AnnouncementState, count: number): string {
  return `${GROUP_TEXTS[state]}${count} Verfahren`;
}

const GROUP_TEXTS: Readonly<Record<AnnouncementState, string>> = {
  open: 'Sie können noch bieten: ',
  listed: '',
  expired: 'Die Angebote werden geprüft: ',
  awarded: 'Der Zuschlag ist erteilt: ',
  cancelled: 'Ohne Zuschlag beendet: ',
};

/** Label of an announcement's subjects. */
export function subjectsLabel(subjects: readonly string[]): 'Gewerk' | 'Gewerke' {
  return subjects.length === 1 ? 'Gewerk' : 'Gewerke';
}

/** `2026-11-27` → `Fr., 27. November 2026` */
export function formatDay(date: string): string {
  return `${weekdayOf(date).slice(0, 2)}., ${formatLongDay(date)}`;
}

/** `noch 5 Tage`, `noch 1 Tag`, `endet heute` */
export function describeDaysLeft(days: number): string {
  if (days === 0) return 'endet heute';
  return days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`;
}

/** `PDF, 2,1 MB, 12 Seiten`, with non-breaking spaces. */
export function describeFile(file: AnnouncementDocument): string {
  const size = `${file.format}, ${formatFileSize(file.bytes)}`;
  if (!isOnSite(file)) return size;
  return `${size}, ${file.pages}\u00a0${file.pages === 1 ? 'Seite' : 'Seiten'}`;
}

/** Whether a file can be downloaded; others are only listed. */
export function isOnSite(file: AnnouncementDocument): file is PdfFile {
  return 'src' in file;
}

/** URL of the Atom feed for one subject. @param feed URL of the feed for all announcements */
export function subjectFeedUrl(feed: string, subject: string): string {
  return `${feed}?${new URLSearchParams({ gewerk: subject })}`;
}

/** URL of the calendar file with the announcement's deadline. */
export function calendarUrl(uid: number): string {
  return `/daten/ausschreibungen/${uid}.ics`;
}

/** `mailto:` link that requests a procedure's documents from the contracting authority (Vergabestelle). */
export function documentRequestUrl(email: string, number: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Vergabeunterlagen ${number}`)}`;
}
