import { type Static, Type } from '@sinclair/typebox';

/** A link in content. */
export const LinkContent = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 200 }),
    /** A path on this site, optionally with query and fragment, or an absolute https URL. */
    path: Type.String({ pattern: '^(/(?!/)|https://)', maxLength: 2000 }),
  },
  { additionalProperties: false },
);
export type LinkContent = Static<typeof LinkContent>;
