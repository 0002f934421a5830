import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

export type { ErrorObject };

/** One violation: `path` is a JSON Pointer into the value, `reason` says what is wrong there. */
export interface Violation {
  path: string;
  reason: string;
}

export type Validated<T> = { ok: true; value: T } | { ok: false; violations: Violation[] };

/** Checks a value without changing it. */
export type Validator<T> = (value: unknown) => Validated<T>;

export interface ValidatorOptions {
  every?: boolean;
  trustSchema?: boolean;
  explain?: (errors: readonly ErrorObject[]) => Violation[];
}

/**
 * Compiles a JSON Schema, from this package or from a release manifest, into a validator.
 * Compile once and reuse it: compiling takes milliseconds, checking microseconds.
 *
 * @param options.every list every violation, not only the first. Use it only for trusted values: a huge input would
 *   produce a huge list
 * @param options.trustSchema skip checking the schema itself, which takes ten times as long as compiling it the first time in a process.
 *   Use it for constant schemas, whose servers' tests use them, and for those from releases, which activation checks
 * @param options.explain words the violations; it also gets each error's schema and data. Without it they are short and in English
 * @throws Error when the schema itself is invalid
 */
export function compileValidator<Schema extends TSchema>(
  schema: Schema,
  options?: ValidatorOptions,
): Validator<Static<Schema>>;
export function compileValidator(
  schema: Record<string, unknown>,
  options?: ValidatorOptions,
): Validator<Record<string, unknown>>;
export function compileValidator(
  schema: TSchema | Record<string, unknown>,
  { every = false, trustSchema = false, explain }: ValidatorOptions = {},
): Validator<unknown> {
  if (!trustSchema) checkSchema(schema);
  // One instance per schema: schemas from two releases may share an $id.
  const ajv = new Ajv({
    allErrors: every,
    strict: false,
    validateFormats: true,
    verbose: explain !== undefined,
    validateSchema: false,
    ...(trustSchema && { meta: false }),
    // Compiles in half the time; checks take at most a tenth longer.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  const check: ValidateFunction = ajv.compile(schema);
  const violationsOf = explain ?? ((errors: readonly ErrorObject[]) => errors.map(toViolation));
  return (value) =>
    check(value) ? { ok: true, value } : { ok: false, violations: violationsOf(check.errors ?? []) };
}

/**
 * Like {@link compileValidator}, for a constant schema that a start does not need: compiles at the first use.
 *
 * @throws Error at the first use, when the schema itself is invalid
 */
export function lazyValidator<Schema extends TSchema>(
  schema: Schema,
  options?: Omit<ValidatorOptions, 'trustSchema'>,
): Validator<Static<Schema>> {
  let validate: Validator<Static<Schema>> | undefined;
  return (value) => {
    validate ??= compileValidator(schema, { ...options, trustSchema: true });
    return validate(value);
  };
}

/** Checks schemas against their own schema, which takes long to compile and is compiled once. */
let schemaChecker: Ajv | undefined;

function checkSchema(schema: object): void {
  if (!schemaChecker) {
    schemaChecker = new Ajv({ strict: false });
    addFormats.default(schemaChecker);
  }
  void schemaChecker.validateSchema(schema, true);
}

/** Violations as one line: `/regions/main/0 must have required property "id"`. */
export function describeViolations(violations: Violation[]): string {
  return violations.map(({ path, reason }) => `${path || '/'} ${reason}`).join('; ');
}

function toViolation({ instancePath, message, keyword, params }: ErrorObject): Violation {
  const extra = keyword === 'additionalProperties' ? ` ("${String(params.additionalProperty)}")` : '';
  return { path: instancePath, reason: `${message ?? keyword}${extra}` };
}
