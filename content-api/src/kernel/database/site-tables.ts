import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * One row, which identifies this database. The id is created when a content API first opens the database, and it moves with the
 * data, so that a command can distinguish the databases of different sites (OP1).
 */
export const site = pgTable(
  'site',
  {
    one: integer().primaryKey().default(1),
    id: uuid().notNull().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [check('site_one_row', sql`${table.one} = 1`)],
);
