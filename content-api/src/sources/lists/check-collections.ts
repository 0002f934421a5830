import { reasonOf } from '@stadtraum/contracts/errors';
import { compileValidator, type Validator } from '@stadtraum/contracts/validation';
import type { SiteContent } from '../../content/site-content.ts';
import { isDay } from '../../kernel/calendar-day.ts';
import { type ContentProblem, problemsAt } from '../../kernel/problems.ts';
import { isChoice } from '../../store/choice.ts';
import type { CollectionDefinition, Order } from '../../store/collection.ts';
import { type FieldReference, unknownFormats } from '../../store/record-field.ts';
import { fieldType, fieldValues } from '../../store/record-fields.ts';
import { type RecordPageTemplate, slugOf } from '../../store/record-page.ts';
import { fieldsInText, type RecordText } from '../../store/record-text.ts';
import { fieldsInStructuredData } from '../../store/structured-data.ts';
import type { FilterKind } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import { isSortable } from './record-keys.ts';

type Collection = SiteContent['collections'][number];

/** Checks the definitions of collections, and each record against the schema of its collection. */
export function checkCollections({ collections }: SiteContent): ContentProblem[] {
  return collections.flatMap((collection) => [
    ...declarationProblems(collection),
    ...recordPageProblems(collection),
    ...duplicateUids(collection.records),
    ...schemaViolations(collection),
    ...hiddenFromProblems(collection),
  ]);
}

function declarationProblems({ file, definition }: Collection): ContentProblem[] {
  const { filters, order, sorts = {}, listed = [], marker } = definition;
  return [
    ...filters.flatMap(({ kind, field }, index) =>
      filterProblems(definition, filterKind(kind), kind, field).map((reason) => ({
        file,
        pointer: `/filters/${index}/field`,
        reason,
      })),
    ),
    ...orderProblems(definition, order).map((problem) => ({
      ...problem,
      file,
      pointer: `/order${problem.pointer}`,
    })),
    ...Object.entries(sorts).flatMap(([name, sort]) =>
      orderProblems(definition, sort).map((problem) => ({
        ...problem,
        file,
        pointer: `/sorts/${name}${problem.pointer}`,
      })),
    ),
    ...(marker === undefined || filters.some(({ name }) => name === marker)
      ? []
      : [{ file, pointer: '/marker', reason: `there is no filter "${marker}"` }]),
    ...labelProblems(definition).map((problem) => ({ ...problem, file })),
    ...listed.flatMap((field, index) =>
      Object.hasOwn(definition.record.properties, field)
        ? []
        : [{ file, pointer: `/listed/${index}`, reason: `"${field}" is not a field of the record` }],
    ),
  ];
}

/** Finds labels of unknown parameters, and parameters of saved searches without a label. */
function labelProblems({ filters, labels = {}, savedSearch }: CollectionDefinition) {
  const parameters = filters.flatMap((filter) => filterKind(filter.kind).parameters(filter));
  const unknown = (pointer: string, names: object) =>
    Object.keys(names)
      .filter((name) => !parameters.includes(name))
      .map((name) => ({ pointer: `${pointer}/${name}`, reason: `no filter has the parameter "${name}"` }));
  const missing = savedSearch ? parameters.filter((name) => !Object.hasOwn(labels, name)) : [];
  return [
    ...unknown('/labels', labels),
    ...unknown('/savedSearch/prepositions', savedSearch?.prepositions ?? {}),
    ...missing.map((name) => ({
      pointer: '/labels',
      reason: `saved searches need a label for the parameter "${name}"`,
    })),
  ];
}

function filterProblems(
  definition: CollectionDefinition,
  { fieldTypes, hasOptions }: FilterKind,
  kind: string,
  field: string,
): string[] {
  if (!fieldTypes.some((type) => type === fieldType(definition, field))) {
    return [`"${field}" is not a field of the record that a ${kind} filter can compare`];
  }
  if (!hasOptions || fieldValues(definition, field).length > 0) return [];
  return [`"${field}" needs an "enum" of its values, which are the options of a ${kind} filter`];
}

function orderProblems(
  definition: CollectionDefinition,
  order: Order,
): { pointer: string; reason: string }[] {
  return order.flatMap(({ field }, index) =>
    isSortable(definition, field)
      ? []
      : [
          {
            pointer: `/${index}/field`,
            reason: `"${field}" is not a sortable field of the record`,
          },
        ],
  );
}

function hiddenFromProblems({ file, definition, records }: Collection): ContentProblem[] {
  const { hiddenFrom: field } = definition;
  if (field === undefined) return [];
  if (fieldType(definition, field) !== 'string')
    return [{ file, pointer: '/hiddenFrom', reason: `"${field}" is not a text field of the record` }];
  return records
    .filter(({ data }) => data[field] !== undefined && !isDay(String(data[field])))
    .map((record) => ({
      ...{ file: record.file, pointer: `${record.pointer}/${field}` },
      reason: 'is not a valid day in the format YYYY-MM-DD',
    }));
}

function recordPageProblems({ recordPage, definition, records }: Collection): ContentProblem[] {
  if (!recordPage) return [];
  const unknown = Object.entries(referencesIn(recordPage)).flatMap(([name, references]) => {
    const fields = references
      .filter(({ field }) => !Object.hasOwn(definition.record.properties, field))
      .map(({ field }) => `"${field}" is not a field of the record`);
    const formats = unknownFormats(references).map((format) => `there is no format "${format}"`);
    const place = { file: recordPage.file, pointer: `/${name}` };
    return [...fields, ...formats].map((reason) => ({ ...place, reason }));
  });
  const first = new Map<string, string>();
  const slugs = records.flatMap(({ file, pointer, data }) => {
    const slug = slugOf(data);
    const place = { file, pointer: `${pointer}/slug` };
    if (slug === undefined) {
      return [{ ...place, reason: 'a record with a page needs a slug of a-z, 0-9 and hyphens' }];
    }
    const other = first.get(slug);
    if (other === undefined) first.set(slug, `${file}#${pointer}`);
    return other === undefined ? [] : [{ ...place, reason: `${other} also has the slug "${slug}"` }];
  });
  return [...unknown, ...slugs];
}

/** The references to fields in a template for records' pages, by JSON Pointer without the first slash. */
function referencesIn({
  title,
  label = '',
  description = '',
  figures = [],
  modified = [],
  about,
  gone,
}: RecordPageTemplate): Record<string, FieldReference[]> {
  return {
    title: textReferences(title),
    label: textReferences(label),
    description: textReferences(description),
    figures: figures.flatMap(textReferences),
    modified: modified.map((path) => ({ field: path.replace(/\..*/, ''), steps: [], format: undefined })),
    about: fieldsInStructuredData(about),
    'gone/title': textReferences(gone?.title ?? ''),
    'gone/label': textReferences(gone?.label ?? ''),
    'gone/description': textReferences(gone?.description ?? ''),
  };
}

function textReferences(text: RecordText): FieldReference[] {
  const by = isChoice(text) ? [{ field: text.by, steps: [], format: undefined }] : [];
  return [...by, ...fieldsInText(text)];
}

function duplicateUids(records: Collection['records']): ContentProblem[] {
  const first = new Map<number, string>();
  return records.flatMap(({ uid, file, pointer }) => {
    const other = first.get(uid);
    if (other === undefined) first.set(uid, `${file}#${pointer}`);
    return other === undefined
      ? []
      : [{ file, pointer: `${pointer}/uid`, reason: `${other} also has uid ${uid}` }];
  });
}

function schemaViolations({ file, definition, records }: Collection): ContentProblem[] {
  let validate: Validator<unknown>;
  try {
    validate = compileValidator(definition.record, { every: true });
  } catch (error) {
    return [{ file, pointer: '/record', reason: `is not a valid JSON Schema: ${reasonOf(error)}` }];
  }
  return records.flatMap((record) => {
    const checked = validate(record.data);
    return checked.ok ? [] : problemsAt(record.file, record.pointer, checked.violations);
  });
}
