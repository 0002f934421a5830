import { type Static, Type } from '@sinclair/typebox';

/** A rejected subscription form with its input, which visitors without JavaScript can correct. */
export const RejectedSubscription = Type.Object(
  {
    /** `field` is the class of the form's input (R3-2). */
    errors: Type.Array(
      Type.Object(
        {
          field: Type.String({ minLength: 1, maxLength: 100 }),
          message: Type.String({ minLength: 1, maxLength: 300 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
    values: Type.Object(
      {
        email: Type.String(),
        company: Type.String(),
        terms: Type.Boolean(),
        analytics: Type.Boolean(),
        announcement: Type.String(),
        page: Type.String(),
        /** Only for forms with subject checkboxes; separated by commas. */
        subjects: Type.Optional(Type.String()),
      },
      { additionalProperties: false },
    ),
    /** All available subjects, for forms with subjects. */
    choices: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 })),
    /** The consent text. */
    consent: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  { additionalProperties: false },
);
export type RejectedSubscription = Static<typeof RejectedSubscription>;
