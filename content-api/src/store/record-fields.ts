import type { CollectionDefinition } from './collection.ts';

type WithRecordSchema = Pick<CollectionDefinition, 'record'>;

/** JSON Schema type of a record's field; undefined if the schema declares no type. */
export function fieldType({ record }: WithRecordSchema, field: string): string | undefined {
  return fieldSchema(record, field)?.type;
}

/** The values in the `enum` of a field, or of its entries if it is an array; empty without an `enum`. */
export function fieldValues({ record }: WithRecordSchema, field: string): string[] {
  const schema = fieldSchema(record, field);
  const values = schema?.type === 'array' ? (schema.items as { enum?: unknown } | null)?.enum : schema?.enum;
  return Array.isArray(values) ? values.map(String) : [];
}

function fieldSchema({ properties }: CollectionDefinition['record'], field: string) {
  return Object.hasOwn(properties, field) ? properties[field] : undefined;
}
