import type pg from 'pg';

/** What a transaction's work may use. */
export type Queries = Pick<pg.ClientBase, 'query'>;
