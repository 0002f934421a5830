import { type Static, Type } from '@sinclair/typebox';
import { Thing } from '@stadtraum/contracts/page-meta';
import { chosen, isChoice, optionsOf } from './choice.ts';
import { FieldName } from './collection.ts';
import { FIELD_PATTERN, type FieldReference, fieldReference, fieldValue } from './record-field.ts';

const WHOLE_FIELD = new RegExp(`^${FIELD_PATTERN}$`);

/**
 * Structured data about a block, in schema.org terms: `thing` is filled with the fields of the block's content, or, with `each`,
 * with the fields of every entry of that list. `in` names the property of the page's own description that receives the result.
 */
export const BlockThing = Type.Object(
  { thing: Thing, each: Type.Optional(FieldName), in: Type.Optional(FieldName) },
  { additionalProperties: false },
);
export type BlockThing = Static<typeof BlockThing>;

/**
 * Creates schema.org data about a record. A string that consists only of a field in braces becomes the field's value, with its
 * type. Properties with a missing value are omitted, and so are objects in which every field is missing. Any value may be a choice.
 */
export function structuredDataOf(template: Thing, record: Record<string, unknown>): Thing {
  return (expand(template, record) ?? { '@type': template['@type'] }) as Thing;
}

/** The fields in a template, in all its variants. */
export function fieldsInStructuredData(template: unknown): FieldReference[] {
  if (typeof template === 'string') {
    const match = WHOLE_FIELD.exec(template);
    return match ? [fieldReference(match)] : [];
  }
  if (typeof template !== 'object' || template === null) return [];
  if (isChoice(template)) {
    const options = optionsOf(template).flatMap(fieldsInStructuredData);
    return [{ field: template.by, steps: [], format: undefined }, ...options];
  }
  return Object.values(template).flatMap(fieldsInStructuredData);
}

/** The structured data of a block, from the content that its component receives. */
export function thingsOf({ thing, each }: BlockThing, content: Record<string, unknown>): Thing[] {
  if (each === undefined) return [structuredDataOf(thing, content)];
  const entries = content[each];
  return Array.isArray(entries) ? entries.map((entry) => structuredDataOf(thing, entry)) : [];
}

/** Values from the record are inserted as they are: braces in them have no meaning. */
function expand(template: unknown, record: Record<string, unknown>): unknown {
  if (isChoice(template)) return expand(chosen(template, record), record);
  if (typeof template === 'string') {
    const match = WHOLE_FIELD.exec(template);
    return match ? fieldValue(fieldReference(match), record) : template;
  }
  if (Array.isArray(template)) {
    const entries = template.map((entry) => expand(entry, record)).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof template !== 'object' || template === null) return template;
  const references = fieldsInStructuredData(template);
  const isEmpty = references.every((reference) => fieldValue(reference, record) === undefined);
  if (references.length > 0 && isEmpty) return undefined;
  const entries = Object.entries(template).map(([name, entry]) => [name, expand(entry, record)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}
