import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** The press contact. */
export const PressContactContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** The person's position: `Leiterin der Unternehmenskommunikation`. */
    role: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    picture: Type.Optional(Picture),
    /** In the national format: `030 23125-440`. */
    phone: Type.String({ pattern: '^0[0-9 /-]{3,40}$' }),
    email: Type.String({ format: 'email' }),
    html: Type.Optional(Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
);
export type PressContactContent = Static<typeof PressContactContent>;
