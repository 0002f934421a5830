import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { named, numberIn, textIn } from './field-values.ts';

/** A year fits a status: what is completed is not completed in a later year, and what is being built not in an earlier one. */
export const statusYear = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('status-year'),
      status: Field,
      year: Field,
      /** Values of the status whose year is not over or not reached yet. */
      open: Type.Array(Type.String()),
      /** Values of the status whose year has been reached. */
      done: Type.Array(Type.String()),
    },
    { additionalProperties: false },
  ),
  fields: ({ status, year }) => [status, year],
  mistakes({ status, year, open, done }, { data }, { textsAsOf }) {
    const [state, value] = [textIn(data, status), numberIn(data, year)];
    if (state === undefined || value === undefined) return [];
    const present = Number(textsAsOf.slice(0, 4));
    const isWrong = (open.includes(state) && value < present) || (done.includes(state) && value > present);
    if (!isWrong) return [];
    const reason = `${named(year, value)} passt nicht zu ${named(status, state)}: Wir haben ${present}`;
    return [{ path: `/${year}`, reason }];
  },
});
