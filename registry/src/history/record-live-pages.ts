import type { ContentApi } from '../content/content-api.ts';
import type { History } from './history.ts';
import { compressModel, storableModel } from './storable-model.ts';

/**
 * The content API, with all pages that the gate reads recorded in the history. They are read after each change of content, and when a
 * page changes with the date.
 */
export function recordLivePages(
  contentApi: Pick<ContentApi, 'revision' | 'livePages'>,
  history: History,
): Pick<ContentApi, 'revision' | 'livePages'> {
  return {
    revision: () => contentApi.revision(),
    async livePages(onPage, signal) {
      // Which models are stored is known when nothing is being stored.
      await history.settled();
      const at = Date.now();
      const pages = new Map<string, string>();
      const models = new Map<string, Buffer>();
      const revision = await contentApi.livePages((page) => {
        const { hash, json } = storableModel(page);
        pages.set(page.path, hash);
        if (!history.has(hash) && !models.has(hash)) models.set(hash, compressModel(json));
        onPage(page);
      }, signal);
      if (revision !== undefined) history.record({ at, revision, pages, models });
      return revision;
    },
  };
}
