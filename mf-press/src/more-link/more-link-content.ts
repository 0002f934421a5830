import { type Static, Type } from '@sinclair/typebox';

/** Leads from a choice of things to all of them. */
export const MoreLink = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 100 }),
    path: Type.String({ pattern: '^/(?!/)', maxLength: 512 }),
  },
  { additionalProperties: false },
);
export type MoreLink = Static<typeof MoreLink>;
