import { type Static, Type } from '@sinclair/typebox';

/** Who answers questions about a property. */
export const Contact = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** What the person answers for. */
    role: Type.String({ minLength: 1, maxLength: 200 }),
    phone: Type.String({ minLength: 1, maxLength: 60 }),
    email: Type.String({ minLength: 3, maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type Contact = Static<typeof Contact>;
