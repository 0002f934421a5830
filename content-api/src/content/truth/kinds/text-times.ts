import { Type } from '@sinclair/typebox';
import { proseIn } from '../texts/prose.ts';
import { wrongTimes } from '../texts/wrong-times.ts';
import { checkKind, Field } from './check-kind.ts';
import { numberIn, textIn } from './field-values.ts';

/** What a record's texts announce is not over, and what they report has happened. */
export const textTimes = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('text-times'),
      /** The field with the day of which the texts speak, as those of news do. @default the day of loading */
      told: Type.Optional(Field),
      /** The field with the year in which the house was built: nothing was renewed before. */
      built: Type.Optional(Field),
      /** Fields that are not read, such as texts about the neighbourhood. */
      except: Type.Optional(Type.Array(Field)),
    },
    { additionalProperties: false },
  ),
  fields: ({ told, built, except = [] }) => [told, built, ...except].filter((field) => field !== undefined),
  mistakes({ told, built, except = [] }, { data }, { textsAsOf }) {
    const year = built === undefined ? undefined : numberIn(data, built);
    const day = told === undefined ? textsAsOf : (textIn(data, told) ?? textsAsOf);
    const reader = {
      day,
      ...(built !== undefined && year !== undefined && { built: { field: built, year } }),
    };
    const read = Object.fromEntries(Object.entries(data).filter(([field]) => !except.includes(field)));
    return proseIn(read).flatMap(({ pointer, text }) =>
      wrongTimes(text, reader).map((reason) => ({ path: pointer, reason })),
    );
  },
});
