import type { CollectionDefinition } from './collection.ts';

type Declaring = Pick<CollectionDefinition, 'record'>;

/** JSON Schema type of a record's field, as far as the declaration says. */
export function fieldType({ record }: Declaring, field: string): string | undefined {
  return fieldSchema(record, field)?.type;
}

/** The values that a field can have, of which it has one or, as a list, several; empty where its schema does not say. */
export function fieldValues({ record }: Declaring, field: string): string[] {
  const schema = fieldSchema(record, field);
  const values = schema?.type === 'array' ? (schema.items as { enum?: unknown } | null)?.enum : schema?.enum;
  return Array.isArray(values) ? values.map(String) : [];
}

function fieldSchema({ properties }: CollectionDefinition['record'], field: string) {
  return Object.hasOwn(properties, field) ? properties[field] : undefined;
}
