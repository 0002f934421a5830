import { findAnnouncement } from '../../announcements/announcements.ts';
import { searchInWords } from '../../announcements/search-words.ts';
import type { Queries } from '../../kernel/database/database.ts';
import type { SavedSearch } from './saved-searches.ts';

/** Describes the scope of a subscription: a search, an announcement by number and title, or one line for each subject. */
export async function scopeInWords(
  queries: Queries,
  {
    announcement,
    subjects,
    search,
  }: { announcement: number; subjects: string[]; search: SavedSearch | null },
): Promise<string[]> {
  if (search) return [await searchInWords(queries, search)];
  if (announcement === 0) return subjects.map((subject) => `alle Ausschreibungen im Gewerk ${subject}`);
  const found = await findAnnouncement(queries, announcement);
  return [
    found ? `Ausschreibung ${found.number}: ${found.title}` : 'eine Ausschreibung, die es nicht mehr gibt',
  ];
}
