import { reasonOf } from '@stadtraum/contracts/errors';
import { compileValidator, type Validator } from '@stadtraum/contracts/validation';
import type { SiteContent } from '../../content/site-content.ts';
import { isDay } from '../../kernel/calendar-day.ts';
import { explainViolations } from '../../kernel/explain-violations.ts';
import { type ContentProblem, problemsAt } from '../../kernel/problems.ts';
import { isChoice } from '../../store/choice.ts';
import type { CollectionDefinition, Order } from '../../store/collection.ts';
import { fieldsInBlock } from '../../store/record-blocks.ts';
import { type FieldReference, unknownFormats } from '../../store/record-field.ts';
import { fieldType, fieldValues } from '../../store/record-fields.ts';
import { type RecordPageTemplate, slugOf } from '../../store/record-page.ts';
import { fieldsInText, type RecordText } from '../../store/record-text.ts';
import type { Regions } from '../../store/stored-page.ts';
import { fieldsInStructuredData } from '../../store/structured-data.ts';
import type { FilterKind } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import { POSITION_FIELD } from './positions.ts';
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
  const { filters, order, sorts = {}, listed = [], mapped = [], marker } = definition;
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
      : [{ file, pointer: '/marker', reason: `Den Filter "${marker}" gibt es nicht` }]),
    ...labelProblems(definition).map((problem) => ({ ...problem, file })),
    ...Object.entries({ listed, mapped }).flatMap(([name, fields]) =>
      fields.flatMap((field, index) =>
        Object.hasOwn(definition.record.properties, field)
          ? []
          : [{ file, pointer: `/${name}/${index}`, reason: `"${field}" ist kein Feld der Datensätze` }],
      ),
    ),
    ...(mapped.length > 0 && fieldType(definition, POSITION_FIELD) !== 'object'
      ? [{ file, pointer: '/mapped', reason: `Karten brauchen das Feld "${POSITION_FIELD}"` }]
      : []),
  ];
}

/** Finds labels of unknown parameters, and parameters of saved searches without a label. */
function labelProblems({ filters, labels = {}, savedSearch }: CollectionDefinition) {
  // `<prefix>[name][]` is another form of `<prefix>[name]`.
  const parameters = filters
    .flatMap((filter) => filterKind(filter.kind).parameters(filter))
    .filter((name) => !name.endsWith(']['));
  const unknown = (pointer: string, names: object) =>
    Object.keys(names)
      .filter((name) => !parameters.includes(name))
      .map((name) => ({ pointer: `${pointer}/${name}`, reason: `Kein Filter hat den Parameter "${name}"` }));
  const missing = savedSearch ? parameters.filter((name) => !Object.hasOwn(labels, name)) : [];
  return [
    ...unknown('/labels', labels),
    ...unknown('/savedSearch/prepositions', savedSearch?.prepositions ?? {}),
    ...unknown('/savedSearch/phrases', savedSearch?.phrases ?? {}),
    ...missing.map((name) => ({
      pointer: '/labels',
      reason: `Für gespeicherte Suchen fehlt die Beschriftung des Parameters "${name}"`,
    })),
  ];
}

function filterProblems(
  definition: CollectionDefinition,
  { fieldTypes, chosenTerms }: FilterKind,
  kind: string,
  field: string,
): string[] {
  if (!fieldTypes.some((type) => type === fieldType(definition, field))) {
    return [`"${field}" ist kein Feld der Datensätze, das ein Filter der Art "${kind}" vergleichen kann`];
  }
  if (!chosenTerms || fieldValues(definition, field).length > 0) return [];
  return [`"${field}" braucht im Schema ein "enum": dessen Werte sind die Auswahl des Filters "${kind}"`];
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
            reason: `"${field}" ist kein Feld der Datensätze, nach dem sortiert werden kann`,
          },
        ],
  );
}

function hiddenFromProblems({ file, definition, records }: Collection): ContentProblem[] {
  const { hiddenFrom: field } = definition;
  if (field === undefined) return [];
  if (fieldType(definition, field) !== 'string')
    return [{ file, pointer: '/hiddenFrom', reason: `"${field}" ist kein Textfeld der Datensätze` }];
  return records
    .filter(({ data }) => data[field] !== undefined && !isDay(String(data[field])))
    .map((record) => ({
      ...{ file: record.file, pointer: `${record.pointer}/${field}` },
      reason: 'Hier gehört ein Tag hin, den es gibt, als Jahr-Monat-Tag, zum Beispiel "2026-12-24"',
    }));
}

function recordPageProblems({ recordPage, definition, records }: Collection): ContentProblem[] {
  if (!recordPage) return [];
  const unknown = Object.entries(referencesIn(recordPage)).flatMap(([name, references]) => {
    const fields = references
      .filter(({ field }) => !Object.hasOwn(definition.record.properties, field))
      .map(({ field }) => `"${field}" ist kein Feld der Datensätze`);
    const formats = unknownFormats(references).map((format) => `Das Format "${format}" gibt es nicht`);
    const place = { file: recordPage.file, pointer: `/${name}` };
    return [...fields, ...formats].map((reason) => ({ ...place, reason }));
  });
  const first = new Map<string, { file: string; pointer: string }>();
  const slugs = records.flatMap(({ file, pointer, data }) => {
    const slug = slugOf(data);
    const place = { file, pointer: `${pointer}/slug` };
    if (slug === undefined) {
      return [
        {
          ...place,
          reason:
            'Datensätze mit eigener Seite brauchen "slug", den letzten Teil der Adresse: Kleinbuchstaben a–z, Ziffern und Bindestriche',
        },
      ];
    }
    const other = first.get(slug);
    if (other === undefined) first.set(slug, { file, pointer });
    return other === undefined
      ? []
      : [
          {
            ...place,
            reason: `"${slug}" hat schon ein anderer Datensatz. Geben Sie diesem einen anderen`,
            twin: other,
            others: [`${other.file}#${other.pointer}`],
          },
        ];
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
  regions,
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
    ...blockReferences('regions', regions),
    ...blockReferences('gone/regions', gone?.regions ?? {}),
  };
}

function blockReferences(base: string, regions: Regions): Record<string, FieldReference[]> {
  return Object.fromEntries(
    Object.entries(regions).flatMap(([region, blocks]) =>
      blocks.map((block, index) => [`${base}/${region}/${index}/content`, fieldsInBlock(block)]),
    ),
  );
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
      : [
          {
            file,
            pointer: `${pointer}/uid`,
            reason: `Die Nummer ${uid} hat schon ein anderer Datensatz (${other})`,
            others: [other],
          },
        ];
  });
}

function schemaViolations({ file, definition, records }: Collection): ContentProblem[] {
  let validate: Validator<unknown>;
  try {
    validate = compileValidator(definition.record, { every: true, explain: explainViolations });
  } catch (error) {
    return [{ file, pointer: '/record', reason: `Das ist kein gültiges JSON Schema: ${reasonOf(error)}` }];
  }
  return records.flatMap((record) => {
    const checked = validate(record.data);
    return checked.ok ? [] : problemsAt(record.file, record.pointer, checked.violations);
  });
}
