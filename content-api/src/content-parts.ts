import type { ContentParts, SourceRules } from './content/content-ports.ts';
import { TRUTH } from './content/truth/check-truth.ts';
import { formViolations } from './inbox/forms/submittable-form.ts';
import { notePublished } from './inbox/subscriptions/alerts/note-published.ts';
import { queueChangeMails } from './inbox/subscriptions/queue-change-mails.ts';
import type { BlockSource } from './pages/block-source.ts';
import { changeSource } from './sources/changes/change-source.ts';
import { loadedAnnouncements } from './sources/changes/loaded-announcements.ts';
import { recordChanges } from './sources/changes/record-changes.ts';
import { listSource } from './sources/lists/list-source.ts';
import { savedSearches } from './sources/lists/saved-searches.ts';
import { searchSource } from './sources/search/search-source.ts';
import { declarationOf, type StoredBlock } from './store/stored-page.ts';

/** All sources of blocks. For a new source, add a folder in `sources/` and an entry here. */
export const SOURCES: readonly (BlockSource & SourceRules)[] = [listSource, searchSource, changeSource];

/** The collection that a block lists completely, if any. */
export function wholeListOf(block: StoredBlock): string | undefined {
  for (const { property, shows } of SOURCES) {
    const declaration = declarationOf(block, property);
    const shown = declaration === undefined ? undefined : shows?.(declaration);
    if (shown?.isWhole) return shown.collection;
  }
  return undefined;
}

/** The features' contributions to checking and storing content. */
export const CONTENT_PARTS: ContentParts = {
  sources: SOURCES,
  blockRules: [formViolations],
  truth: TRUTH,
  async onStored(queries, { content, written, isNews }) {
    await recordChanges(queries, loadedAnnouncements(content, written), (transaction, change) =>
      queueChangeMails(transaction, change, savedSearches),
    );
    await notePublished(queries, { isNews });
  },
};
