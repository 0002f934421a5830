import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from './collection.ts';

/**
 * The first day in Berlin, `YYYY-MM-DD`, on which a record is hidden everywhere; undefined if it is always visible. Press pictures
 * are hidden when their rights are withdrawn.
 */
export function hiddenFromOf(
  { hiddenFrom }: Pick<CollectionDefinition, 'hiddenFrom'>,
  record: Record<string, unknown>,
): string | undefined {
  const day = hiddenFrom === undefined ? undefined : record[hiddenFrom];
  return typeof day === 'string' ? day : undefined;
}

/** SQL condition for rows that are visible on a day. @param today the day in Berlin */
export function isShownOn(today: string, hiddenFrom: AnyColumn): SQL {
  return sql`(${hiddenFrom} is null or ${hiddenFrom} > ${today}::date)`;
}
