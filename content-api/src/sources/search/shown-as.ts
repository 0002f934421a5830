import type { SiteContent } from '../../content/site-content.ts';
import type { ContentProblem } from '../../kernel/problems.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import { fieldType, fieldValues } from '../../store/record-fields.ts';

const VALUE = '{value}';
const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2, useGrouping: false });

/** The texts that a record's page shows for fields in `shownAs`, in the order of the declaration: `3 Zimmer`, `72,5 m²`, `Aufzug`. */
export function shownTexts({ shownAs = {} }: CollectionDefinition, data: Record<string, unknown>): string[] {
  return Object.entries(shownAs).flatMap(([field, text]) => shownText(text, data[field]) ?? []);
}

type ShownAs = NonNullable<CollectionDefinition['shownAs']>[string];

function shownText(text: ShownAs, value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (typeof text !== 'string') return text[String(value)];
  return text.replace(VALUE, () => (typeof value === 'number' ? NUMBER.format(value) : String(value)));
}

/** Checks that each declaration in `shownAs` and `searchedAs` names a field, and has a text for all its values. */
export function checkShownAs({ collections }: SiteContent): ContentProblem[] {
  return collections.flatMap(({ file, definition }) =>
    (['shownAs', 'searchedAs'] as const).flatMap((property) =>
      Object.entries(definition[property] ?? {}).flatMap(([field, text]) => {
        const reason = shownAsProblem(definition, field, text);
        return reason === undefined ? [] : [{ file, pointer: `/${property}/${field}`, reason }];
      }),
    ),
  );
}

function shownAsProblem(definition: CollectionDefinition, field: string, text: ShownAs): string | undefined {
  if (!Object.hasOwn(definition.record.properties, field)) return `"${field}" ist kein Feld der Datensätze`;
  if (typeof text === 'string') {
    const needsValue = fieldType(definition, field) !== 'boolean';
    if (needsValue === text.includes(VALUE)) return undefined;
    return needsValue
      ? `Im Text fehlt ${VALUE}, die Stelle des Wertes`
      : `Bei true und false gibt es keinen Wert ${VALUE} zu zeigen`;
  }
  const values = fieldValues(definition, field);
  const missing = values.filter((value) => !Object.hasOwn(text, value));
  const unknown = Object.keys(text).filter((value) => !values.includes(value));
  if (missing.length > 0) return `Der Text fehlt für "${missing.join('", "')}"`;
  return unknown.length > 0 ? `"${unknown.join('", "')}" kommt im "enum" des Feldes nicht vor` : undefined;
}
