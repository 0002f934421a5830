import { findAnnouncement } from '../../../announcements/announcements.ts';
import type { Queries } from '../../../kernel/database/database.ts';

/** Describes the scope of a subscription: an announcement by number and title, or one line for each subject. */
export async function scopeInWords(
  queries: Queries,
  { announcement, subjects }: { announcement: number; subjects: string[] },
): Promise<string[]> {
  if (announcement === 0) return subjects.map((subject) => `alle Ausschreibungen im Gewerk ${subject}`);
  const found = await findAnnouncement(queries, announcement);
  return [
    found ? `Ausschreibung ${found.number}: ${found.title}` : 'eine Ausschreibung, die es nicht mehr gibt',
  ];
}
