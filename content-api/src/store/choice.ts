import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { FieldName } from './collection.ts';

/** Something that depends on the value of a record's field: `{"by": "kind", "cases": {"Laden": …}, "otherwise": …}`. */
const ChoiceOf = <Schema extends TSchema>(schema: Schema) =>
  Type.Object(
    { by: FieldName, cases: Type.Record(Type.String(), schema), otherwise: schema },
    { additionalProperties: false },
  );

export interface Choice<Option> {
  by: string;
  cases: Record<string, Option>;
  otherwise: Option;
}

/** Either the same for all records, or a choice. */
export const OrChoice = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | Choice<Static<Schema>>>(Type.Union([schema, ChoiceOf(schema)]));

export function isChoice(value: unknown): value is Choice<unknown> {
  return typeof value === 'object' && value !== null && 'by' in value && 'cases' in value;
}

/** The option for a record. */
export function chosen<Option>(
  { by, cases, otherwise }: Choice<Option>,
  record: Record<string, unknown>,
): Option {
  const value = String(record[by]);
  return Object.hasOwn(cases, value) ? (cases[value] as Option) : otherwise;
}

/** All options of a choice. */
export function optionsOf<Option>({ cases, otherwise }: Choice<Option>): Option[] {
  return [...Object.values(cases), otherwise];
}
