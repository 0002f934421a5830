import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from './collection.ts';

/**
 * The first day in Berlin, `YYYY-MM-DD`, on which a record is hidden everywhere; undefined where it stays visible. A press picture
 * is hidden when its rights are withdrawn.
 */
export function hiddenFromOf(
  { hiddenFrom }: Pick<CollectionDefinition, 'hiddenFrom'>,
  record: Record<string, unknown>,
): string | undefined {
  const day = hiddenFrom === undefined ? undefined : record[hiddenFrom];
  return typeof day === 'string' ? day : undefined;
}

/** Condition for rows that are still visible. @param today the day in Berlin */
export function isShownOn(today: string, hiddenFrom: AnyColumn): SQL {
  return sql`(${hiddenFrom} is null or ${hiddenFrom} > ${today}::date)`;
}
