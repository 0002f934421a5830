import type { PageModel } from '@stadtraum/contracts/page-model';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { isShownOn } from '../store/hidden-from.ts';
import { describeRecordPage } from '../store/record-page.ts';
import { pages, recordPages, records } from '../store/schema.ts';
import type { Regions } from '../store/stored-page.ts';

/** A page without its layout and before its sources are read. */
export interface FoundPage {
  path: string;
  id: number;
  status: 200 | 404;
  title: string;
  label: string;
  meta: PageModel['meta'];
  regions: Regions;
  /** The record, if it is the page of a record. */
  record?: Record<string, unknown>;
}

/** Finds an editor's or a record's page by its path. @param today the day in Berlin; records hidden on this day have no page */
export async function pageAt(queries: Queries, path: string, today: string): Promise<FoundPage | undefined> {
  const [page] = await queries.select().from(pages).where(eq(pages.path, path));
  return page ?? recordPageAt(queries, path, today);
}

export async function notFoundPage(queries: Queries): Promise<FoundPage> {
  const [page] = await queries.select().from(pages).where(eq(pages.status, 404));
  if (!page) throw new Error('the stored content has no 404 page');
  return page;
}

async function recordPageAt(queries: Queries, path: string, today: string): Promise<FoundPage | undefined> {
  const lastSlash = path.lastIndexOf('/');
  const [found] = await queries
    .select({ template: recordPages.template, record: records.data })
    .from(recordPages)
    .innerJoin(
      records,
      and(
        eq(records.collection, recordPages.collection),
        eq(records.slug, path.slice(lastSlash + 1)),
        isShownOn(today, records.hiddenFrom),
      ),
    )
    .where(eq(recordPages.path, path.slice(0, lastSlash)));
  if (!found) return undefined;
  const { template, record } = found;
  const described = describeRecordPage(template, record);
  return { path, id: template.id, status: 200, ...described, regions: template.regions, record };
}
