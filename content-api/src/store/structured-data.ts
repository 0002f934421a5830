import type { PageMeta } from '@stadtraum/contracts/page-meta';
import { mapJson } from '../kernel/json-tree.ts';

type Thing = NonNullable<PageMeta['about']>;

/** A string that consists only of `{area}` is replaced by the value of this field, with its type. */
const WHOLE_FIELD = /^\{([A-Za-z][A-Za-z0-9]*)\}$/;

/** Creates schema.org data about a record: `"{area}"` becomes the field's value; properties with a missing field are omitted. */
export function structuredDataOf(template: Thing, record: Record<string, unknown>): Thing {
  return mapJson(template, (value) => {
    if (typeof value === 'string') {
      const [, field] = WHOLE_FIELD.exec(value) ?? [];
      return field === undefined ? value : record[field];
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, entry]) => !isMissing(entry, record)));
  }) as Thing;
}

/** Names of the fields in a template. */
export function fieldsInStructuredData(template: Thing): string[] {
  const fields: string[] = [];
  mapJson(template, (value) => {
    const [, field] = (typeof value === 'string' && WHOLE_FIELD.exec(value)) || [];
    if (field !== undefined) fields.push(field);
    return value;
  });
  return fields;
}

function isMissing(entry: unknown, record: Record<string, unknown>): boolean {
  const [, field] = (typeof entry === 'string' && WHOLE_FIELD.exec(entry)) || [];
  return field !== undefined && (record[field] === undefined || record[field] === null);
}
