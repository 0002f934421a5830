import type { TSchema } from '@sinclair/typebox';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../kernel/database/database.ts';
import type { ContentProblem } from '../kernel/problems.ts';
import type { MediaCatalogue } from '../media/catalogue/media-catalogue.ts';
import type { StoredBlock } from '../store/stored-page.ts';
import type { ContentFile } from './read-files.ts';
import type { PlacedRecord, SiteContent } from './site-content.ts';

/** Content that a source may deliver to a block, for checks before loading. */
export interface PossibleDelivery {
  content: Record<string, unknown>;
  /** The records in the content, and the property that contains one record or a list of records. */
  shown?: { property: string; isList: boolean; records: readonly PlacedRecord[] };
}

/** All rows that a load inserts into a table. */
export interface TableRows {
  table: PgTable;
  rows: Record<string, unknown>[];
  /** Whether to update the planner's statistics for the table. */
  analyse?: boolean;
}

/** Finds the page that lists a collection, based on the declarations of its blocks. */
export type FindListPage = (collection: string) => SiteContent['pages'][number] | undefined;

/** The interface through which a source takes part in checking and storing content. */
export interface SourceRules<Declaration = unknown> {
  /** The property of a block that holds its declaration for this source. */
  readonly property: string;
  /** JSON Schema of the declaration. */
  readonly declaration: TSchema;
  /** Filter kinds that collections may declare for this source. */
  readonly filterKinds?: readonly string[];
  /** Finds problems in all declarations, and in content that only this source reads. */
  check?(content: SiteContent): ContentProblem[];
  /** All deliveries that a block may receive, which together cover every record; undefined if its collection is missing. */
  possibleDeliveries(content: SiteContent, declaration: Declaration): PossibleDelivery[] | undefined;
  /** The collection that a block shows, and whether it shows all records. */
  shows?(declaration: Declaration): { collection: string; isWhole: boolean } | undefined;
  /** Rows derived from the content. The keys are used in the content's hash. */
  derive?(content: SiteContent, findListPage: FindListPage): Record<string, TableRows>;
}

/** The parts of checking and storing content that other folders implement; `content-parts.ts` assembles them. */
export interface ContentParts {
  sources: readonly SourceRules[];
  /** Rules for blocks' content that schemas cannot express. */
  blockRules: readonly ((block: StoredBlock) => { path: string; reason: string }[])[];
  /** What content states, checked against itself and the media (decision 0159). */
  truth: TruthChecks;
  /** Called in the transaction that stores changed content. `isNews`: whether subscribers are notified of what is new. */
  onStored(queries: Queries, loaded: LoadedContent & { isNews: boolean }): Promise<void>;
}

/** Finds what cannot be true. */
export interface TruthChecks {
  /** JSON Schemas of the checks that collections may declare. */
  declarations: readonly TSchema[];
  check(content: SiteContent, sources: TruthSources): ContentProblem[];
}

/** What content is compared with. */
export interface TruthSources {
  /** The files as editors wrote them. */
  written: readonly ContentFile[];
  media: MediaCatalogue;
  now: Date;
}

/** The content being stored. */
export interface LoadedContent {
  content: SiteContent;
  /** The files as editors wrote them, before anything was derived. */
  written: ContentFile[];
}
