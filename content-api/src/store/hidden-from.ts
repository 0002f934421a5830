import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from './collection.ts';

/**
 * The first day in Berlin on which a record is nowhere to be seen, `YYYY-MM-DD`; undefined for one that stays. A press picture
 * has such a day when its rights are withdrawn.
 */
export function hiddenFromOf(
  { hiddenFrom }: Pick<CollectionDefinition, 'hiddenFrom'>,
  record: Record<string, unknown>,
): string | undefined {
  const day = hiddenFrom === undefined ? undefined : record[hiddenFrom];
  return typeof day === 'string' ? day : undefined;
}

/** Whether something that has such a day can still be seen. @param today the day in Berlin */
export function isShownOn(today: string, hiddenFrom: AnyColumn): SQL {
  return sql`(${hiddenFrom} is null or ${hiddenFrom} > ${today}::date)`;
}
