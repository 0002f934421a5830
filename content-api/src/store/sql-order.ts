import { type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from './collection.ts';
import { fieldType } from './record-fields.ts';
import { records } from './schema.ts';

/** The ORDER BY of a list. Records without the field are last; text keys are compared bytewise. */
export function sqlOrder(definition: CollectionDefinition, sort: string): SQL[] {
  const order = definition.sorts?.[sort] ?? definition.order;
  const keys = order.map(({ field, direction }) => {
    const key =
      fieldType(definition, field) === 'string'
        ? sql`(${records.sort}->>${field}) collate "C"`
        : sql`(${records.sort}->${field})`;
    return direction === 'ascending' ? sql`${key} asc nulls last` : sql`${key} desc nulls last`;
  });
  return [...keys, sql`${records.uid}`];
}
