import { type Static, Type } from '@sinclair/typebox';
import type { Challenge } from './proof-of-work.ts';

const Sentence = Type.String({ minLength: 1, maxLength: 300 });
const Label = Type.String({ minLength: 1, maxLength: 200 });

/** Messages for one field; each has a German default. */
export const FormMessages = Type.Object(
  {
    required: Type.Optional(Sentence),
    /** For a value that does not match the field's type: it is not an email address, not a date or not one of the options. */
    invalid: Type.Optional(Sentence),
    tooShort: Type.Optional(Sentence),
    tooLong: Type.Optional(Sentence),
    /** For a date before `earliest`. */
    tooEarly: Type.Optional(Sentence),
    /** For a date after `latest`. */
    tooLate: Type.Optional(Sentence),
  },
  { additionalProperties: false },
);

/**
 * One field, modelled on TYPO3's powermail: `name` corresponds to its marker, `required` to its `mandatory`. A `checkbox` is a
 * single box, sent as `ja`; `checkboxes` are a group, sent as a list. A `hidden` field always sends its `value`.
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
    /** The value that a `hidden` field sends. */
    value: Type.Optional(Label),
    /** Value of the HTML attribute `autocomplete`. */
    autocomplete: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' })),
    /** @default false */
    required: Type.Optional(Type.Boolean()),
    minLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    /** @default 200; 5000 for a `textarea` */
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    /** First day that a `date` field accepts, `YYYY-MM-DD`. */
    earliest: Type.Optional(Type.String({ format: 'date' })),
    latest: Type.Optional(Type.String({ format: 'date' })),
    /** Whether a `date` field accepts Monday to Friday only. @default false */
    workdaysOnly: Type.Optional(Type.Boolean()),
    options: Type.Optional(
      Type.Array(Type.Object({ value: Label, label: Label }, { additionalProperties: false }), {
        minItems: 1,
        maxItems: 50,
      }),
    ),
    messages: Type.Optional(FormMessages),
    /**
     * Makes a `checkbox` the visitor's request for a copy: the name of the `email` field whose address gets it, once its owner has
     * asked for it by a link (decision 0130).
     */
    copyTo: Type.Optional(Type.String({ maxLength: 40 })),
    /** Fills the field in with the path of the page that the visitor came from, the content's `from`. */
    prefill: Type.Optional(Type.Literal('from')),
  },
  { additionalProperties: false },
);
export type FormField = Static<typeof FormField>;

/** A contact form: the property `form` of a block's content. Pages are groups of fields, as in powermail. */
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
    /** Label of the submit button. */
    submit: Label,
    /** Shown after the form has been sent; `html` is sanitised. */
    confirmation: Type.Object(
      { heading: Label, html: Type.String({ minLength: 1, maxLength: 5000 }) },
      { additionalProperties: false },
    ),
    /** Whether a script validates the form before sending it (R5.4-1). The browser's own messages never appear. @default true */
    validateInBrowser: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ContactForm = Static<typeof ContactForm>;

/** A visitor's input by field name; a list for `checkboxes`. */
export const FormValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())]));
export type FormValues = Static<typeof FormValues>;

export const FieldError = Type.Object(
  { field: Type.String({ minLength: 1 }), message: Sentence },
  { additionalProperties: false },
);
export type FieldError = Static<typeof FieldError>;

/** The property `answer` that a form's block receives in addition to its content, on the page that reports errors (422). */
export const FormAnswer = Type.Object(
  { errors: Type.Array(FieldError), values: FormValues },
  { additionalProperties: false },
);
export type FormAnswer = Static<typeof FormAnswer>;

/** The property `answer` that the block with `unsent` receives on the page in place of a form's page: the visitor's input (410). */
export const UnsentForm = Type.Object(
  {
    entries: Type.Array(
      Type.Object({ label: Type.String(), value: Type.String() }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type UnsentForm = Static<typeof UnsentForm>;

/**
 * JSON response to a submitted form. If it has a `challenge`, the browser sends the form again with the solution. With `isOnPage`, the
 * form's page is gone, and the page in its place says more: the browser opens it by sending the form without a script.
 */
export type FormOutcome = (
  | { status: 'success'; reference: string }
  | { status: 'error'; errors: FieldError[]; isOnPage?: true }
) & {
  challenge?: Challenge;
};
