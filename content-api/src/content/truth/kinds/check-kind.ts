import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { MediaCatalogue } from '../../../media/catalogue/media-catalogue.ts';
import type { PlacedRecord, SiteContent } from '../../site-content.ts';

/** What a check may compare a record with. */
export interface CheckContext {
  /** The day of loading in Berlin, `YYYY-MM-DD`. */
  today: string;
  /** The day on which the texts are read: today, or `textsAsOf` in `site.json`. */
  textsAsOf: string;
  media: MediaCatalogue;
  collections: SiteContent['collections'];
  /** Paths of all pages, including those of records that are held back. */
  paths: SiteContent['paths'];
}

/** Something in a record that is not true. */
export interface Mistake {
  /** JSON Pointer within the record. */
  path: string;
  /** German sentences without the last full stop, for web editors. They name the field and its value. */
  reason: string;
  /** Places in other files that may be wrong instead: `collections/projects/records.json#/3`. */
  others?: readonly string[];
}

/** How one kind of check reads its declaration and a record. To add a kind, add a file to `kinds/` and a line to its `index.ts`. */
export interface CheckKind {
  /** JSON Schema of an entry of `checks` in `collection.json`. */
  readonly declaration: TSchema;
  /** The fields of the record that a declaration names. */
  fields(declaration: unknown): string[];
  /** Finds what is wrong in a record that matches the collection's schema. A field that is absent is not wrong. */
  mistakes(declaration: unknown, record: PlacedRecord, context: CheckContext): Mistake[];
}

/** The name of a field at the top level of a record. */
export const Field = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]*$', maxLength: 64 });

/** Declares a kind with the types of its schema. The schema has checked every declaration before it is used. */
export function checkKind<Schema extends TSchema>(kind: {
  declaration: Schema;
  fields(declaration: Static<Schema>): string[];
  mistakes(declaration: Static<Schema>, record: PlacedRecord, context: CheckContext): Mistake[];
}): CheckKind {
  return kind as CheckKind;
}
