import { DATA_PREFIX } from '@stadtraum/contracts/page-model';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import type { QueryPair } from '../../kernel/query-string.ts';
import { records } from '../../store/schema.ts';
import type { StoredCollection } from '../../store/select-records.ts';
import { findHits } from './find-records.ts';
import type { Listing } from './known-records.ts';
import { filterParameters, type ListRequest, readListRequest } from './list-request.ts';

/** The field with a record's position: `{"latitude": 51.1, "longitude": 12.9, "isApproximate": true}`. */
export const POSITION_FIELD = 'position';

/** Maximum number of hits with a position; more are not delivered. */
export const MAX_POSITIONS = 5000;

/** What a block gets that shows the positions of all hits: nothing that grows with their number. */
export interface PositionsDelivery {
  /** Only for a list with `views`. */
  view?: string;
  /** Number of hits. */
  total: number;
  /** Path and query of their positions. Equal filters have equal addresses, so that responses can be cached. */
  positions: string;
}

/** The positions of a list's hits. Arrays instead of objects keep the response short. */
export interface Positions {
  /** Path of the records' pages without the slug; null if the records have no pages. */
  path: string | null;
  /** Names of the collection's `mapped` fields. */
  fields: readonly string[];
  /** Slug, latitude, longitude, 1 if the position is approximate and otherwise 0, then the fields; null for missing values. */
  hits: readonly unknown[][];
}

/** The path of the positions of a collection's records. */
export function positionsAddress(collection: string): string {
  return `${DATA_PREFIX}lage/${collection}.json`;
}

/**
 * Counts a list's hits, and names the address of their positions.
 *
 * @param page.total the number of hits, if the page has counted them already
 */
export async function countPositions(
  queries: Queries,
  listing: Listing,
  { filter, view }: ListRequest,
  { query, total }: { query: readonly QueryPair[]; total: number | undefined },
): Promise<PositionsDelivery> {
  const { collection, definition } = listing;
  const filters = filterParameters(definition);
  const pairs = filters.flatMap((name) => query.filter((pair) => pair[0] === name));
  const parameters = new URLSearchParams(pairs.map(([...pair]) => pair));
  return {
    ...(definition.views === undefined ? {} : { view }),
    total: total ?? (await findHits(queries, listing, { filter })).length,
    positions: [positionsAddress(collection), ...(pairs.length > 0 ? [parameters] : [])].join('?'),
  };
}

/** Reads the positions of a list's hits, ordered by uid. Undefined for a collection that has no `mapped` fields. */
export async function readPositions(
  queries: Queries,
  { name: collection, definition, path }: StoredCollection,
  query: readonly QueryPair[],
  today: string,
): Promise<Positions | undefined> {
  const { mapped: fields } = definition;
  if (!fields) return undefined;
  const { filter } = readListRequest(definition, query);
  const found = await findHits(queries, { collection, definition, scope: undefined, today }, { filter });
  const uids = `{${found.map(({ uid }) => uid).join(',')}}`;
  // Unpacks a record once for all of its fields: most of the time goes into unpacking.
  const columns = [POSITION_FIELD, ...fields].map((field) => sql`${sql.identifier(field)} jsonb`);
  const values = fields.map((field) => sql`fields.${sql.identifier(field)}`);
  const position = sql`fields.${sql.identifier(POSITION_FIELD)}`;
  const rows = await queries
    .select({
      hit: sql<unknown[]>`jsonb_build_array(${sql.join(
        [
          records.slug,
          sql`${position}->'latitude'`,
          sql`${position}->'longitude'`,
          sql`case when ${position}->'isApproximate' = 'true' then 1 else 0 end`,
          ...values,
        ],
        sql`, `,
      )})`,
    })
    .from(
      sql`${records} cross join lateral jsonb_to_record(${records.data}) as fields(${sql.join(columns, sql`, `)})`,
    )
    .where(and(eq(records.collection, collection), sql`${records.uid} = any(${uids}::integer[])`))
    .orderBy(records.uid)
    .limit(MAX_POSITIONS);
  return { path, fields, hits: rows.map(({ hit }) => hit) };
}
