import { type Static, Type } from '@sinclair/typebox';

/** A link as editors write it. */
export const LinkContent = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 200 }),
    /** A path of the site, with query or fragment if need be, or an absolute https URL. */
    path: Type.String({ pattern: '^(/(?!/)|https://)', maxLength: 2000 }),
  },
  { additionalProperties: false },
);
export type LinkContent = Static<typeof LinkContent>;
