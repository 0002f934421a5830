import { sql } from 'drizzle-orm';
import { differences, readLastLoad } from '../content/compare-files.ts';
import { readHeldBack } from '../content/content-sources.ts';
import { readWorkspace } from '../content/load-content.ts';
import type { Database, Queries } from '../kernel/database/database.ts';
import { rowOf } from '../kernel/database/rows.ts';
import { readSchemaState, type SchemaState } from '../kernel/database/schema-state.ts';
import { readSiteId } from '../kernel/database/site-id.ts';
import type { HeldBack } from '../kernel/held-back.ts';
import { countMails, type MailCounts } from '../mail/mail-counts.ts';
import { revisionName } from '../store/revision.ts';
import { contentState } from '../store/schema.ts';

/** Status of a site's database. */
export interface DatabaseStatus {
  schema: SchemaState;
  /** Undefined if the schema has another version, which these queries do not support. */
  data?: {
    siteId: string | undefined;
    /** Undefined before the first load. */
    content: { revision: string; loadedAt: string } | undefined;
    /** The content files of this machine, and what differs between them and the last load. */
    files: { directory: string; differing: string[] };
    /** What the last loads left as it was. */
    heldBack: HeldBack[];
    mails: MailCounts;
    forms: number;
    subscriptions: { confirmed: number; unconfirmed: number };
  };
}

export async function readDatabaseStatus(
  database: Database,
  contentDirectory: string,
): Promise<DatabaseStatus> {
  const files = await readWorkspace(contentDirectory);
  return database.read(async (queries) => {
    const schema = await readSchemaState(queries);
    if (schema.applied !== schema.known || schema.unknown.length > 0) return { schema };
    const [state] = await queries.select().from(contentState);
    return {
      schema,
      data: {
        siteId: await readSiteId(queries),
        content: state && { revision: revisionName(state), loadedAt: new Date(state.loadedAt).toISOString() },
        files: {
          directory: contentDirectory,
          differing: differences(files, (await readLastLoad(queries)).sent),
        },
        heldBack: await readHeldBack(queries),
        mails: await countMails(queries),
        ...(await countSubmissions(queries)),
      },
    };
  });
}

export async function countSubmissions(
  queries: Queries,
): Promise<{ forms: number; subscriptions: { confirmed: number; unconfirmed: number } }> {
  const { forms, confirmed, unconfirmed } = rowOf<{ forms: number; confirmed: number; unconfirmed: number }>(
    await queries.execute(sql`
      select (select count(*)::int from form_submissions) as forms,
        count(*) filter (where confirmed_at is not null)::int as confirmed,
        count(*) filter (where confirmed_at is null)::int as unconfirmed
      from subscriptions`),
  );
  return { forms, subscriptions: { confirmed, unconfirmed } };
}
