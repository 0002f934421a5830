import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** Whom editorial offices ask. */
export const PressContactContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** What the person does: `Leiterin der Unternehmenskommunikation`. */
    role: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    picture: Type.Optional(Picture),
    /** As it is written and dialled within Germany: `030 23125-440`. */
    phone: Type.String({ pattern: '^0[0-9 /-]{3,40}$' }),
    email: Type.String({ format: 'email' }),
    html: Type.Optional(Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
);
export type PressContactContent = Static<typeof PressContactContent>;
