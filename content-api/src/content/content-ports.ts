import type { TSchema } from '@sinclair/typebox';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../kernel/database/database.ts';
import type { ContentProblem } from '../kernel/problems.ts';
import type { StoredBlock } from '../store/stored-page.ts';
import type { ContentFile } from './read-files.ts';
import type { PlacedRecord, SiteContent } from './site-content.ts';

/** Content that a source may deliver to a block, for checks before loading. */
export interface PossibleDelivery {
  content: Record<string, unknown>;
  /** The records in it, and the property that holds one or a list of them. */
  shown?: { property: string; isList: boolean; records: readonly PlacedRecord[] };
}

/** All rows that a load stores in a table. */
export interface TableRows {
  table: PgTable;
  rows: Record<string, unknown>[];
  /** Whether to update the planner's statistics for the table. */
  analyse?: boolean;
}

/** Finds the page that lists a collection, based on what its blocks declare. */
export type FindListPage = (collection: string) => SiteContent['pages'][number] | undefined;

/** The port through which a source takes part in checking and storing content. */
export interface SourceRules<Declaration = unknown> {
  /** The property of a block that holds its declaration for this source. */
  readonly property: string;
  /** JSON Schema of the declaration. */
  readonly declaration: TSchema;
  /** Filter kinds that collections may declare for this source. */
  readonly filterKinds?: readonly string[];
  /** Finds problems in all declarations, and in content that only this source reads. */
  check?(content: SiteContent): ContentProblem[];
  /** All deliveries that a block may get, covering every record; undefined if its collection is missing. */
  possibleDeliveries(content: SiteContent, declaration: Declaration): PossibleDelivery[] | undefined;
  /** The collection that a block shows, and whether it shows all of it. */
  shows?(declaration: Declaration): { collection: string; isWhole: boolean } | undefined;
  /** Rows derived from the content, by the key under which they enter the content's hash. */
  derive?(content: SiteContent, findListPage: FindListPage): Record<string, TableRows>;
}

/** What other folders add to checking and storing content; `content-parts.ts` puts it together. */
export interface ContentParts {
  sources: readonly SourceRules[];
  /** Rules for a block's content beyond its type's schema. */
  blockRules: readonly ((block: StoredBlock) => { path: string; reason: string }[])[];
  /** Called in the transaction that stores changed content. */
  onStored(queries: Queries, loaded: LoadedContent): Promise<void>;
}

/** The content being stored. */
export interface LoadedContent {
  content: SiteContent;
  /** The files as they were written, before anything was derived. */
  written: ContentFile[];
}
