import { type Static, Type } from '@sinclair/typebox';
import type { Challenge } from './proof-of-work.ts';

const Sentence = Type.String({ minLength: 1, maxLength: 300 });
const Label = Type.String({ minLength: 1, maxLength: 200 });

/** Messages of one field; each has a German default. */
export const FormMessages = Type.Object(
  {
    required: Type.Optional(Sentence),
    /** Not of the kind that the field wants: no address, no date, no choice that is offered. */
    invalid: Type.Optional(Sentence),
    tooShort: Type.Optional(Sentence),
    tooLong: Type.Optional(Sentence),
    /** Before `earliest`. */
    tooEarly: Type.Optional(Sentence),
    /** After `latest`. */
    tooLate: Type.Optional(Sentence),
  },
  { additionalProperties: false },
);

/**
 * One field, as TYPO3's powermail has it: `name` is its marker, `type` its kind, `required` its `mandatory`. A `checkbox` is one
 * box that is sent as `ja`; `checkboxes` are a group that is sent as a list. A `hidden` field sends its `value` and nothing else.
 */
export const FormField = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 40 }),
    type: Type.Union([
      Type.Literal('text'),
      Type.Literal('textarea'),
      Type.Literal('email'),
      Type.Literal('phone'),
      Type.Literal('postcode'),
      Type.Literal('date'),
      Type.Literal('select'),
      Type.Literal('radio'),
      Type.Literal('checkboxes'),
      Type.Literal('checkbox'),
      Type.Literal('hidden'),
    ]),
    label: Label,
    description: Type.Optional(Sentence),
    placeholder: Type.Optional(Label),
    /** Of a `hidden` field: what it sends. */
    value: Type.Optional(Label),
    /** Token of the HTML attribute of the same name. */
    autocomplete: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' })),
    /** @default false */
    required: Type.Optional(Type.Boolean()),
    minLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    /** @default 200, for a `textarea` 5000 */
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    /** First day that a `date` may be, `YYYY-MM-DD`. */
    earliest: Type.Optional(Type.String({ format: 'date' })),
    latest: Type.Optional(Type.String({ format: 'date' })),
    options: Type.Optional(
      Type.Array(Type.Object({ value: Label, label: Label }, { additionalProperties: false }), {
        minItems: 1,
        maxItems: 50,
      }),
    ),
    messages: Type.Optional(FormMessages),
  },
  { additionalProperties: false },
);
export type FormField = Static<typeof FormField>;

/** A contact form: what a block's content holds as `form`. Pages are groups of fields, as in powermail. */
export const ContactForm = Type.Object(
  {
    pages: Type.Array(
      Type.Object(
        {
          title: Type.Optional(Label),
          fields: Type.Array(FormField, { minItems: 1, maxItems: 40 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 10 },
    ),
    /** Label of the button. */
    submit: Label,
    /** What is shown when the form was sent; `html` is sanitised. */
    confirmation: Type.Object(
      { heading: Label, html: Type.String({ minLength: 1, maxLength: 5000 }) },
      { additionalProperties: false },
    ),
    /** Whether the browser checks before it sends (R5.4-1). @default true */
    validateInBrowser: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ContactForm = Static<typeof ContactForm>;

/** What a visitor entered, by name of the field; of `checkboxes` a list. */
export const FormValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())]));
export type FormValues = Static<typeof FormValues>;

export const FieldError = Type.Object(
  { field: Type.String({ minLength: 1 }), message: Sentence },
  { additionalProperties: false },
);
export type FieldError = Static<typeof FieldError>;

/** What a form's block gets beside its content, as `answer`, on the page that answers a form with errors (422). */
export const FormAnswer = Type.Object(
  { errors: Type.Array(FieldError), values: FormValues },
  { additionalProperties: false },
);
export type FormAnswer = Static<typeof FormAnswer>;

/** A sent form's answer, as JSON. With a challenge the form is worth sending once more with its solution, see `proof-of-work.ts`. */
export type FormOutcome = ({ status: 'success' } | { status: 'error'; errors: FieldError[] }) & {
  challenge?: Challenge;
};
