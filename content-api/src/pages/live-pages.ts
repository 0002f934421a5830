import { setTimeout } from 'node:timers/promises';
import type { PageModel } from '@stadtraum/contracts/page-model';
import type { Admission } from '../http/admission.ts';
import type { Database, Queries } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';
import { readRevision } from '../store/revision.ts';
import type { BlockSource } from './block-source.ts';
import { dayOf, type KnownRevision, knowRevision } from './known-revision.ts';
import { listLivePaths } from './list-live-paths.ts';
import { pagesAt } from './page-at.ts';
import { readPage } from './read-page.ts';

/** The start of the live pages. Without a revision, nothing has been loaded yet, and there are no pages. */
interface LivePagesStart {
  revision?: string;
  /** Number of pages at most: a record's page may be gone. */
  pages: number;
}

export interface LivePagesParts {
  database: Database;
  admission: Pick<Admission, 'isBusy'>;
  sources: readonly BlockSource[];
}

/** Pages in one read: the embedded database answers visitors between two reads. */
const PAGES_AT_ONCE = 20;
/** Milliseconds between two checks whether visitors wait for the database, and at most before one read. */
const PAUSE_MS = 5;
const MAX_PAUSE_MS = 250;

/**
 * Yields the start, then the page models of all pages without a query, all of one revision. Some pages at a time are a short read, which
 * waits until no visitor reads the database; what all pages share is read once.
 *
 * @throws CONTENT_CHANGED when the content changes meanwhile
 * @throws DATABASE_UNAVAILABLE
 */
export async function* livePages({
  database,
  admission,
  sources,
}: LivePagesParts): AsyncGenerator<LivePagesStart | PageModel> {
  const { revision, paths } = await database.read(readStart);
  yield { ...(revision !== undefined && { revision }), pages: revision === undefined ? 0 : paths.length };
  if (revision === undefined) return;
  let known: KnownRevision | undefined;
  for (let start = 0; start < paths.length; start += PAGES_AT_ONCE) {
    await pauseForVisitors(admission);
    const day = dayOf(new Date());
    const batch = paths.slice(start, start + PAGES_AT_ONCE);
    yield* await database.read(async (queries) => {
      const current = (await readRevision(queries)) ?? 'none';
      if (current !== revision) throw apiError('CONTENT_CHANGED', { from: revision, to: current });
      if (known?.day.today !== day.today) known = await knowRevision(queries, revision, day);
      const request = { known, sources, query: [] };
      const models: PageModel[] = [];
      for (const found of await pagesAt(queries, batch, day.today, known.frame.recordPages)) {
        const page = await readPage(queries, found, request);
        if (!('redirectUrl' in page)) models.push(page);
      }
      return models;
    });
  }
}

async function readStart(queries: Queries) {
  return {
    revision: await readRevision(queries),
    paths: await listLivePaths(queries),
  };
}

/** Pauses at least once: while reads of an embedded database follow each other, the server does not even accept a visitor's request. */
async function pauseForVisitors(admission: Pick<Admission, 'isBusy'>): Promise<void> {
  let waitedMs = 0;
  do {
    await setTimeout(PAUSE_MS);
    waitedMs += PAUSE_MS;
  } while (admission.isBusy && waitedMs < MAX_PAUSE_MS);
}
