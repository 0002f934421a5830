import { ANNOUNCEMENTS } from '../../announcements/announcements.ts';
import type { ContentFile } from '../../content/read-files.ts';
import type { SiteContent } from '../../content/site-content.ts';

/** An announcement as an editor wrote it, and as visitors see it. */
export interface LoadedAnnouncement {
  uid: number;
  written: Record<string, unknown>;
  shown: Record<string, unknown>;
}

/** The announcements of the content that is being loaded, as they will be shown and as their files say it. */
export function loadedAnnouncements(content: SiteContent, written: ContentFile[]): LoadedAnnouncement[] {
  const files = new Map(written.map(({ file, json }) => [file, json]));
  const records = content.collections.find(({ name }) => name === ANNOUNCEMENTS)?.records ?? [];
  return records.map(({ uid, file, pointer, data }) => ({
    uid,
    shown: data,
    written: withFiles(recordAt(files.get(file), pointer), data),
  }));
}

/** Documents are written by their names; subscribers want to know when a file under the same name is another one. */
function withFiles(
  written: Record<string, unknown>,
  { documents }: Record<string, unknown>,
): Record<string, unknown> {
  return documents === undefined ? written : { ...written, documents };
}

/** @param pointer empty, or `/` and the record's place in the file's list */
function recordAt(json: unknown, pointer: string): Record<string, unknown> {
  const index = Number(pointer.slice(1));
  const record: unknown = pointer === '' ? json : (json as unknown[] | undefined)?.[index];
  return (record ?? {}) as Record<string, unknown>;
}
