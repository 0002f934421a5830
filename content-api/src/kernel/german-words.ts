import type { ErrorObject } from '@stadtraum/contracts/validation';

/* Words of messages for web editors. */

/** Longer values are cut. */
const MAX_SHOWN_LENGTH = 60;

/** A value as a file has it, to be copied: `"Nord"`, `12`. */
export function quoted(value: unknown): string {
  return typeof value === 'string'
    ? JSON.stringify(shorten(value))
    : shorten(JSON.stringify(value) ?? 'nichts');
}

/** A value in a sentence: `"12"`, `12`, `eine Liste`. */
export function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return 'eine Liste';
  return typeof value === 'object' && value !== null ? 'eine Gruppe von Feldern { … }' : quoted(value);
}

/** @param type of JSON Schema */
export function typeInWords(type: string): string {
  return TYPES[type] ?? type;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste [ … ]',
  object: 'eine Gruppe von Feldern { … }',
  null: 'null',
};

/** `1 Eintrag`, `3 Einträge` */
export function plural(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

type Example = readonly [words: string, example: string];

const DAY: Example = ['ein Tag als Jahr-Monat-Tag', '2026-12-24'];

/** Examples of what a pattern may be about. The first that matches is shown. */
const EXAMPLES: readonly Example[] = [
  DAY,
  ['eine Uhrzeit', '09:30'],
  ['eine Farbe', '#1a2b3c'],
  ['eine Adresse im Internet', 'https://www.example.org/seite'],
  ['der Pfad einer Seite', '/presse/bilder'],
  ['ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen', 'name-2'],
  ['eine Telefonnummer', '+49 30 1234567'],
  ['eine Postleitzahl', '12345'],
  ['eine Abkürzung in Großbuchstaben', 'ABC'],
];

const FORMATS: Readonly<Record<string, Example>> = {
  date: DAY,
  time: ['eine Uhrzeit mit Sekunden und Zeitzone', '09:30:00+01:00'],
  'date-time': ['ein Zeitpunkt', '2026-12-24T09:30:00+01:00'],
  email: ['eine E-Mail-Adresse', 'name@example.org'],
  uri: ['eine Adresse im Internet', 'https://www.example.org/seite'],
};

type WrongForm = Pick<ErrorObject, 'keyword' | 'schema' | 'parentSchema' | 'data'>;

/**
 * Says that a text does not look as it must, and how it must look. A German date is translated.
 *
 * @param violated `schema` is the pattern, or the name of the format
 */
export function wrongForm(violated: WrongForm): string {
  const { data } = violated;
  const isDay = exampleFor(violated) === DAY;
  const day = isDay ? isoDay(data) : undefined;
  if (day !== undefined)
    return `Das Datum muss die Form Jahr-Monat-Tag haben, nicht ${quoted(data)}. Schreiben Sie ${quoted(day)}`;
  return `${valueInWords(data)} hat nicht die richtige Form${expectedForm(violated)}`;
}

/** What a text must look like, to follow a sentence: the schema's description, or an example. */
export function expectedForm(violated: Omit<WrongForm, 'data'>): string {
  const { keyword, schema, parentSchema } = violated;
  const description: unknown = parentSchema?.description ?? parentSchema?.title;
  if (typeof description === 'string') return `. Erwartet wird: ${description}`;
  const found = exampleFor(violated);
  if (!found) return ` (${keyword === 'format' ? 'Format' : 'Muster'} ${schema})`;
  const [words, example] = found;
  return `. Erwartet wird ${words}, zum Beispiel ${quoted(example)}`;
}

function exampleFor({ keyword, schema }: Pick<WrongForm, 'keyword' | 'schema'>): Example | undefined {
  const text = String(schema);
  return keyword === 'format' ? FORMATS[text] : exampleOf(text);
}

/** What a schema is shown by: parts of JSON Schema. */
interface ValueSchema {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly ValueSchema[];
  type?: string;
  pattern?: string;
  format?: string;
  minimum?: number;
}

/** The single values that a schema allows; empty if it allows others too. */
export function allowedValues({ const: only, enum: values, anyOf }: ValueSchema): readonly unknown[] {
  if (only !== undefined) return [only];
  if (values) return values;
  const branches = anyOf?.map(allowedValues) ?? [];
  return branches.every((branch) => branch.length > 0) ? branches.flat() : [];
}

/** A value as a person could write it into the file: `"Nord"`, `1`, `[ … ]`. */
export function exampleValue(schema: ValueSchema): string {
  const [first] = allowedValues(schema);
  if (first !== undefined) return quoted(first);
  const { type, pattern, format, minimum = 1, anyOf } = schema;
  switch (type) {
    case 'integer':
    case 'number':
      return String(minimum);
    case 'boolean':
      return 'true';
    case 'array':
      return '[ … ]';
    case 'object':
      return '{ … }';
    default:
    // Texts, and values of several types, follow.
  }
  if (type === undefined && anyOf?.[0]) return exampleValue(anyOf[0]);
  const keyword = format === undefined ? 'pattern' : 'format';
  const example = exampleFor({ keyword, schema: format ?? pattern ?? '' });
  return example && (format ?? pattern) ? quoted(example[1]) : '"…"';
}

function exampleOf(pattern: string): Example | undefined {
  const expression = new RegExp(pattern, 'u');
  // What accepts anything says nothing.
  const matching = EXAMPLES.filter(([, example]) => expression.test(example));
  return matching.length > 3 ? undefined : matching[0];
}

/** `24.12.2026` as `2026-12-24`. */
function isoDay(value: unknown): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(String(value)) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH - 1)}…` : text;
}
