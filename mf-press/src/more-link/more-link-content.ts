import { type Static, Type } from '@sinclair/typebox';

/** Link from a selection to the full list. */
export const MoreLink = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 100 }),
    path: Type.String({ pattern: '^/(?!/)', maxLength: 512 }),
  },
  { additionalProperties: false },
);
export type MoreLink = Static<typeof MoreLink>;
