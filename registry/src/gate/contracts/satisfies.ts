/** Whether every value that one schema allows is allowed by another. `unknown`: the schemas are too complex to tell. */
export interface Verdict {
  answer: 'yes' | 'no' | 'unknown';
  /** Why not, with the place in the payload: `payload.path is missing`; empty for `yes`. */
  reason: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** Schemas of payloads are short; longer ones are not compared. */
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 20;

const YES: Verdict = { answer: 'yes', reason: '' };

/** Keywords that allow every value. */
const ANNOTATIONS = ['$id', '$comment', 'title', 'description', 'default', 'examples'];
/** Keywords that `compare` understands. */
const UNDERSTOOD = [
  ...['type', 'const', 'enum', 'anyOf', 'allOf', 'properties', 'required', 'additionalProperties', 'items'],
];
/** Keywords whose value must be at least, or at most, as large as what is needed. */
const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems'];
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems'];

/**
 * Compares the JSON Schema of a payload that a block publishes with the one that another block needs. Properties that are not needed may
 * come and go: a needed schema's `additionalProperties` is ignored.
 */
export function satisfies(provided: Schema, needed: Schema): Verdict {
  if (JSON.stringify(provided).length > MAX_LENGTH || JSON.stringify(needed).length > MAX_LENGTH) {
    return unknown('payload has a schema that is too long to compare');
  }
  return compare(provided, needed, 'payload', 0);
}

function compare(provided: Schema, needed: Schema, at: string, depth: number): Verdict {
  if (isEqual(provided, needed)) return YES;
  if (depth > MAX_DEPTH) return unknown(`${at} is nested too deeply to compare`);
  const inside = (part: Schema, other: Schema) => compare(part, other, at, depth + 1);

  const alternatives = schemasIn(provided.anyOf);
  if (alternatives) return worst(alternatives.map((alternative) => inside(alternative, needed)));
  const parts = schemasIn(needed.allOf);
  if (parts)
    return worst([
      ...parts.map((part) => inside(provided, part)),
      inside(provided, without(needed, 'allOf')),
    ]);
  const choices = schemasIn(needed.anyOf);
  if (choices)
    return best(
      choices.map((choice) => inside(provided, choice)),
      at,
    );
  const all = schemasIn(provided.allOf);
  if (all)
    return all.some((part) => inside(part, needed).answer === 'yes')
      ? YES
      : unknown(`${at} is too complex to compare`);

  if (typesOf(provided).length === 0 && !valuesOf(provided) && !isWithoutDemands(needed)) {
    return unknown(`${at} is not described by a type`);
  }

  return worst([
    compareTypes(provided, needed, at),
    compareValues(provided, needed, at),
    ...compareBounds(provided, needed, at),
    ...compareOthers(provided, needed, at),
    ...compareProperties(provided, needed, at, depth),
    ...compareItems(provided, needed, at, depth),
  ]);
}

function compareTypes(provided: Schema, needed: Schema, at: string): Verdict {
  const neededTypes = typesOf(needed);
  if (neededTypes.length === 0) return YES;
  const types = typesOf(provided);
  // Constants have a type only because TypeBox states it.
  if (types.length === 0) return unknown(`${at} is not described by a type`);
  const isNeeded = (type: string) =>
    neededTypes.includes(type) || (type === 'integer' && neededTypes.includes('number'));
  if (types.every(isNeeded)) return YES;
  return no(`${at} is ${named(types)} instead of ${named(neededTypes)}`);
}

/** `const` and `enum`. */
function compareValues(provided: Schema, needed: Schema, at: string): Verdict {
  const neededValues = valuesOf(needed);
  if (!neededValues) return YES;
  const expected = neededValues.map((value) => JSON.stringify(value)).join(' or ');
  const values = valuesOf(provided);
  if (!values) return no(`${at} is not always ${expected}`);
  const other = values.find((value) => !neededValues.some((allowed) => isEqual(allowed, value)));
  return other === undefined ? YES : no(`${at} may be ${JSON.stringify(other)} instead of ${expected}`);
}

function compareBounds(provided: Schema, needed: Schema, at: string): Verdict[] {
  // A constant is within bounds or not, whatever its schema says about them.
  if (valuesOf(provided))
    return boundsOf(needed).length === 0 ? [] : [unknown(`${at} is too complex to compare`)];
  return boundsOf(needed).map(([keyword, limit]) => {
    const bound = provided[keyword];
    const keeps = LOWER_BOUNDS.includes(keyword)
      ? typeof bound === 'number' && bound >= limit
      : typeof bound === 'number' && bound <= limit;
    return keeps ? YES : no(`${at} does not keep ${keyword} ${limit}`);
  });
}

function boundsOf(schema: Schema): [keyword: string, limit: number][] {
  return [...LOWER_BOUNDS, ...UPPER_BOUNDS].flatMap((keyword) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? [[keyword, limit] as [string, number]] : [];
  });
}

/** Keywords such as `pattern`: equal, or nothing is known. */
function compareOthers(provided: Schema, needed: Schema, at: string): Verdict[] {
  const known = [...ANNOTATIONS, ...UNDERSTOOD, ...LOWER_BOUNDS, ...UPPER_BOUNDS];
  return Object.entries(needed)
    .filter(([keyword, value]) => !known.includes(keyword) && !isEqual(provided[keyword], value))
    .map(([keyword]) => unknown(`${at} has another ${keyword}, which is not compared`));
}

function compareProperties(provided: Schema, needed: Schema, at: string, depth: number): Verdict[] {
  const [properties, neededProperties] = [recordOf(provided.properties), recordOf(needed.properties)];
  const [required, neededRequired] = [namesIn(provided.required), namesIn(needed.required)];
  const absent = neededRequired
    .filter((name) => !required.includes(name))
    .map((name) => no(`${at}.${name} is ${name in properties ? 'optional' : 'missing'}`));
  const compared = Object.entries(neededProperties).flatMap(([name, schema]) => {
    const own = properties[name];
    return own ? [compare(own, schema, `${at}.${name}`, depth + 1)] : [];
  });
  return [...absent, ...compared];
}

function compareItems(provided: Schema, needed: Schema, at: string, depth: number): Verdict[] {
  if (needed.items === undefined) return [];
  if (!isSchema(provided.items) || !isSchema(needed.items)) {
    return isEqual(provided.items, needed.items) ? [] : [unknown(`${at} has items that are not compared`)];
  }
  return [compare(provided.items, needed.items, `${at}[]`, depth + 1)];
}

export function worst(verdicts: readonly Verdict[]): Verdict {
  const of = (answer: Verdict['answer']) => verdicts.find((verdict) => verdict.answer === answer);
  return of('no') ?? of('unknown') ?? YES;
}

function best(verdicts: readonly Verdict[], at: string): Verdict {
  const of = (answer: Verdict['answer']) => verdicts.find((verdict) => verdict.answer === answer);
  return of('yes') ?? of('unknown') ?? no(`${at} fits no needed alternative`);
}

function no(reason: string): Verdict {
  return { answer: 'no', reason };
}

function unknown(reason: string): Verdict {
  return { answer: 'unknown', reason };
}

/** Whether a schema allows every value. */
function isWithoutDemands(schema: Schema): boolean {
  return Object.keys(schema).every((keyword) => ANNOTATIONS.includes(keyword));
}

function typesOf({ type }: Schema): string[] {
  return namesIn([type].flat());
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

function named(types: readonly string[]): string {
  return types.map((type) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`)).join(' or ');
}

function without(schema: Schema, keyword: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function schemasIn(value: unknown): Schema[] | undefined {
  return Array.isArray(value) ? value.filter(isSchema) : undefined;
}

function recordOf(value: unknown): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(isSchema(value) ? value : {}).filter((entry): entry is [string, Schema] =>
      isSchema(entry[1]),
    ),
  );
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** Equal as JSON. Stored manifests have sorted keys. */
function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
