import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

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
  compileQuickly?: boolean;
}

/**
 * Compiles a JSON Schema, from this package or from a release manifest, into a validator.
 * Compile once and reuse it: compiling takes milliseconds, checking microseconds.
 *
 * @param options.every list every violation, not only the first. Use it only for trusted values: a huge input would
 *   produce a huge list
 * @param options.trustSchema skip checking the schema itself, which takes ten times as long as compiling it. Use it for constant
 *   schemas, whose servers' tests use them, and for those from releases, which activation checks
 * @param options.compileQuickly compile in half the time, with somewhat slower checks
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
  { every = false, trustSchema = false, compileQuickly = false }: ValidatorOptions = {},
): Validator<unknown> {
  // One instance per schema: schemas from two releases may share an $id.
  const ajv = new Ajv({
    allErrors: every,
    strict: false,
    validateFormats: true,
    ...(trustSchema && { validateSchema: false, meta: false }),
    code: { optimize: !compileQuickly },
  });
  addFormats.default(ajv);
  const check: ValidateFunction = ajv.compile(schema);
  return (value) =>
    check(value) ? { ok: true, value } : { ok: false, violations: (check.errors ?? []).map(toViolation) };
}

/** Violations as one line: `/regions/main/0 must have required property "id"`. */
export function describeViolations(violations: Violation[]): string {
  return violations.map(({ path, reason }) => `${path || '/'} ${reason}`).join('; ');
}

function toViolation({ instancePath, message, keyword, params }: ErrorObject): Violation {
  const extra = keyword === 'additionalProperties' ? ` ("${String(params.additionalProperty)}")` : '';
  return { path: instancePath, reason: `${message ?? keyword}${extra}` };
}
