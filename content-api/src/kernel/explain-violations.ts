import type { ErrorObject, Violation } from '@stadtraum/contracts/validation';
import { nearest } from '@stadtraum/server-base/nearest';
import { fittingBranches } from './fitting-branches.ts';
import {
  allowedValues,
  exampleValue,
  expectedForm,
  plural,
  quoted,
  typeInWords,
  valueInWords,
  wrongForm,
} from './german-words.ts';

/** The parts of a JSON Schema that explanations use. */
interface ShownSchema {
  properties?: Record<string, { description?: string } & Parameters<typeof exampleValue>[0]>;
  patternProperties?: Record<string, unknown>;
  description?: string;
}

/** Most allowed values or names that a sentence lists. */
const MAX_LISTED = 20;

/**
 * Explains the violations of a schema to a web editor, in German sentences without the last full stop: what is wrong, what is allowed,
 * and which name was probably meant. Pass it as `explain` to `compileValidator`.
 */
export function explainViolations(errors: readonly ErrorObject[]): Violation[] {
  const fitting = fittingBranches(errors);
  const meant = new Set(
    fitting.flatMap((error) => {
      const name = error.keyword === 'additionalProperties' ? nearestMissing(error, fitting) : undefined;
      return name === undefined ? [] : `${error.instancePath}/${name}`;
    }),
  );
  return fitting
    .filter(({ keyword, params, instancePath }) =>
      keyword === 'required' ? !meant.has(`${instancePath}/${params.missingProperty}`) : true,
    )
    .map((error) => ({ path: placeOf(error), reason: reasonFor(error, fitting) }));
}

/** A property that must not be there is itself the place. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword !== 'additionalProperties') return instancePath;
  const name = String(params.additionalProperty).replaceAll('~', '~0').replaceAll('/', '~1');
  return `${instancePath}/${name}`;
}

function reasonFor(error: ErrorObject, others: readonly ErrorObject[]): string {
  const { keyword, params, data, schema } = error;
  const parent: ShownSchema = Object(error.parentSchema);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return missingField(String(params.missingProperty), parent, data);
    case 'additionalProperties':
      return unknownName(String(params.additionalProperty), parent, nearestMissing(error, others));
    case 'type':
      return wrongType(data, [params.type].flat().map(String));
    case 'enum':
    case 'const':
      return notAllowed(data, keyword === 'enum' ? list(schema) : [schema]);
    case 'minLength':
      if (data === '') return 'Der Text darf nicht leer sein';
      return `Der Text ist zu kurz: ${lengthOf(data)} Zeichen, mindestens ${limit}`;
    case 'maxLength':
      return `Der Text ist zu lang: ${lengthOf(data)} Zeichen, höchstens ${limit}. Kürzen Sie ihn um mindestens ${lengthOf(data) - limit} Zeichen`;
    case 'minItems':
      return `Die Liste hat ${plural(list(data).length, 'Eintrag', 'Einträge')}, mindestens ${limit} ${limit === 1 ? 'ist' : 'sind'} nötig`;
    case 'maxItems':
      return `Die Liste hat ${plural(list(data).length, 'Eintrag', 'Einträge')}, höchstens ${limit} ${limit === 1 ? 'ist' : 'sind'} erlaubt`;
    case 'uniqueItems':
      return `Die Einträge ${[params.i, params.j]
        .map((index) => Number(index) + 1)
        .sort((a, b) => a - b)
        .join(' und ')} der Liste sind gleich`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `${valueInWords(data)} ist zu ${/min/i.test(keyword) ? 'klein' : 'groß'}. Erlaubt sind Zahlen ${COMPARED[keyword]} ${limit}`;
    case 'pattern':
    case 'format':
      return wrongForm(error);
    default:
      return `Der Wert ist hier nicht erlaubt (${error.message ?? keyword})`;
  }
}

const COMPARED: Readonly<Record<string, string>> = {
  minimum: 'ab',
  maximum: 'bis',
  exclusiveMinimum: 'über',
  exclusiveMaximum: 'unter',
};

/** Number of characters, as people count them. */
const lengthOf = (text: unknown) => [...String(text)].length;

/** Where it belongs, an example to copy, and what is allowed. */
function missingField(name: string, { properties }: ShownSchema, data: unknown): string {
  const { description, ...schema } = properties?.[name] ?? {};
  const about = description === undefined ? '' : ` (${description.replace(/\.$/, '')})`;
  // Data may contain more than the file: what a list delivers.
  const comma = Object.keys(Object(data)).length > 0 ? ' (danach ein Komma, wenn ein Feld folgt)' : '';
  const values = allowedValues(schema);
  return [
    `Das Feld ${quoted(name)}${about} fehlt`,
    ...(values.length > 1
      ? [
          `Fügen Sie hier direkt hinter { ein: ${quoted(name)}: …${comma}, und statt … einen erlaubten Wert`,
          allowed(values),
        ]
      : [`Fügen Sie hier direkt hinter { ein: ${quoted(name)}: ${exampleValue(schema)}${comma}`]),
  ].join('. ');
}

function unknownName(name: string, parent: ShownSchema, meant: string | undefined): string {
  const known = Object.keys(parent.properties ?? {});
  if (known.length === 0 && parent.patternProperties) {
    return `Der Name ${quoted(name)} hat nicht die richtige Form${expectedForm({
      keyword: 'pattern',
      schema: Object.keys(parent.patternProperties)[0],
    })}`;
  }
  const near = meant ?? nearest(name, known);
  const hint = near === undefined ? ` ${allowed(known)}` : ` Gemeint ist wohl ${quoted(near)}`;
  return `Das Feld ${quoted(name)} gibt es hier nicht.${hint}`;
}

/** The missing property for which this additional one was probably meant. */
function nearestMissing(error: ErrorObject, others: readonly ErrorObject[]): string | undefined {
  const missing = others
    .filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === error.instancePath)
    .map(({ params }) => String(params.missingProperty));
  return nearest(String(error.params.additionalProperty), missing);
}

function wrongType(data: unknown, types: readonly string[]): string {
  const sentence = `Hier gehört ${types.map(typeInWords).join(' oder ')} hin, nicht ${valueInWords(data)}`;
  const number = typeof data === 'string' ? germanNumber(data) : undefined;
  const fits = types.includes('number') || (types.includes('integer') && Number.isInteger(Number(number)));
  if (number !== undefined && fits) {
    return `${sentence}. Schreiben Sie ${number}, ${number.includes('.') ? 'mit Punkt und ' : ''}ohne Anführungszeichen`;
  }
  if (types.includes('string') && (typeof data === 'number' || typeof data === 'boolean')) {
    return `${sentence}. Schreiben Sie "${data}", mit Anführungszeichen`;
  }
  return sentence;
}

/** `645,50 €` or `1.250` as JSON writes the number: `645.50`, `1250`. */
function germanNumber(text: string): string | undefined {
  const [, digits] = /^([\d.,]+)\s*(€|EUR|Euro|m²|qm|%)?$/.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const plain =
    digits.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(digits)
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits;
  if (!Number.isFinite(Number(plain))) return undefined;
  return /^(0|[1-9]\d*)(\.\d+)?$/.test(plain) ? plain : String(Number(plain));
}

function notAllowed(data: unknown, values: readonly unknown[]): string {
  const near = typeof data === 'string' ? nearest(data, values.map(String)) : undefined;
  const meant = values.find((value) => String(value) === near);
  const hint = meant === undefined ? '' : ` Gemeint ist wohl ${quoted(meant)}.`;
  return `${valueInWords(data)} ist hier nicht erlaubt.${hint} ${allowed(values)}`;
}

function allowed(values: readonly unknown[]): string {
  if (values.length === 0) return 'Hier ist kein Feld erlaubt';
  const shown = values.slice(0, MAX_LISTED).map(quoted).join(', ');
  const rest = values.length > MAX_LISTED ? ` und ${values.length - MAX_LISTED} weitere` : '';
  return `Erlaubt ${values.length === 1 ? 'ist' : 'sind'}: ${shown}${rest}`;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
