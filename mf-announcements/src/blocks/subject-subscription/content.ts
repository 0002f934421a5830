import { type Static, Type } from '@sinclair/typebox';

/** The form that subscribes to the announcements of chosen subjects (R2.7-4). */
export const SubjectSubscriptionContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Subjects, named as in the announcements. */
    subjects: Type.Array(Type.String({ pattern: '^[^,]+$', maxLength: 100 }), {
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
    }),
  },
  { additionalProperties: false },
);
export type SubjectSubscriptionContent = Static<typeof SubjectSubscriptionContent>;
