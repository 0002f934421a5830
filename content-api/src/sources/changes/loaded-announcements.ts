import { ANNOUNCEMENTS } from '../../announcements/announcements.ts';
import type { ContentFile } from '../../content/read-files.ts';
import type { SiteContent } from '../../content/site-content.ts';

/** An announcement in two forms: as an editor wrote it, and as visitors see it. */
export interface LoadedAnnouncement {
  uid: number;
  written: Record<string, unknown>;
  shown: Record<string, unknown>;
}

/** The announcements in the content being loaded. */
export function loadedAnnouncements(content: SiteContent, written: ContentFile[]): LoadedAnnouncement[] {
  const files = new Map(written.map(({ file, json }) => [file, json]));
  const records = content.collections.find(({ name }) => name === ANNOUNCEMENTS)?.records ?? [];
  return records.map(({ uid, file, pointer, data }) => ({
    uid,
    shown: data,
    written: withFiles(recordAt(files.get(file), pointer), data),
  }));
}

/** Replaces the ids of documents with the documents, because a new file with the same id must count as a change. */
function withFiles(
  written: Record<string, unknown>,
  { documents }: Record<string, unknown>,
): Record<string, unknown> {
  return documents === undefined ? written : { ...written, documents };
}

/** @param pointer empty, or `/` and the record's index in the file's list */
function recordAt(json: unknown, pointer: string): Record<string, unknown> {
  const index = Number(pointer.slice(1));
  const record: unknown = pointer === '' ? json : (json as unknown[] | undefined)?.[index];
  return (record ?? {}) as Record<string, unknown>;
}
