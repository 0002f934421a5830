import { type Static, Type } from '@sinclair/typebox';

/** The contact person for a property. */
export const Contact = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** The person's area of responsibility. */
    role: Type.String({ minLength: 1, maxLength: 200 }),
    phone: Type.String({ minLength: 1, maxLength: 60 }),
    email: Type.String({ minLength: 3, maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type Contact = Static<typeof Contact>;
