import { HITS_PREFIX, type HitCount } from '@stadtraum/contracts/list';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '../../http/admission.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { MAX_QUERY_BYTES, parseQuery, type QueryPair } from '../../kernel/query-string.ts';
import type { KnownRevision, KnowSite } from '../../pages/known-revision.ts';
import { pageAt } from '../../pages/page-at.ts';
import { declarationOf } from '../../store/stored-page.ts';
import { findHits } from './find-records.ts';
import { isFilteredList, LIST_PROPERTY, type ListDeclaration } from './list-declaration.ts';
import { readListRequest } from './list-request.ts';
import { selectionTest } from './selection.ts';

/** Long enough that the browser's cache can serve repeated input. */
const MAX_AGE_SECONDS = 60;

const VALID_PATH = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/**
 * `GET /daten/treffer/immobilien/angebote?tx_dmshoffers_offerslist[rentbis]=700` returns the HitCount of the list at that path.
 * Parameters that the list does not declare are ignored, as on its page; 404 for a page without a filtered list.
 */
export function hitCountRoute(server: FastifyInstance, admission: Admission, knowSite: KnowSite): void {
  server.get(`${HITS_PREFIX}/*`, async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const [, query = ''] = request.url.split(/\?(.*)/s);
    if (!VALID_PATH.test(path) || Buffer.byteLength(query) > MAX_QUERY_BYTES) return reply.callNotFound();
    const count = await admission
      .readerFor(request, 'costly')
      .read(async (queries) => readHitCount(queries, await knowSite(queries), `/${path}`, parseQuery(query)));
    if (!count) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('x-robots-tag', 'noindex');
    return count;
  });
}

/** Counts what the first filtered list on a page finds; undefined if the page has none. */
async function readHitCount(
  queries: Queries,
  { frame, day: { today }, pages }: KnownRevision,
  path: string,
  query: readonly QueryPair[],
): Promise<HitCount | undefined> {
  const page = pages.get(path) ?? (await pageAt(queries, path, today, frame));
  const declaration = Object.values(page?.regions ?? {})
    .flat()
    .map((block) => declarationOf(block, LIST_PROPERTY) as ListDeclaration | undefined)
    .find((declared) => declared && isFilteredList(declared));
  const found = frame.collections.find(({ name }) => name === declaration?.collection);
  if (!declaration || !found) return undefined;
  const { name, definition } = found;
  const scope = selectionTest(declaration, page?.record);
  const { filter, problems } = readListRequest(definition, query);
  const hits = await findHits(queries, { collection: name, definition, scope, today }, { filter });
  return { total: hits.length, ...(problems.length > 0 && { problems }) };
}
