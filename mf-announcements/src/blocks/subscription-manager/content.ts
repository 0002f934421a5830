import { type Static, Type } from '@sinclair/typebox';
import { Outcome } from '../subscription-link/content.ts';

/** A subscription of the address that the page's link was sent to. */
export const ManagedSubscription = Type.Object(
  {
    /** Name of its form field. */
    field: Type.String({ pattern: '^abo-\\d+$' }),
    /** What it is about, one line for each part. */
    scope: Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), { minItems: 1, maxItems: 50 }),
    frequency: Type.Union([Type.Literal('instant'), Type.Literal('daily'), Type.Literal('weekly')]),
  },
  { additionalProperties: false },
);
export type ManagedSubscription = Static<typeof ManagedSubscription>;

/**
 * The page that manages all subscriptions of an e-mail address. It opens from links in e-mails and submits its own URL, which contains
 * the secret. At first it shows a button only, because programs open links too (P27). The content API adds `answer` once the button has
 * been pressed, and `outcome` if nothing is left to manage.
 */
export const SubscriptionManagerContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    button: Type.String({ minLength: 1, maxLength: 100 }),
    /** Messages, keyed by outcome. */
    outcomes: Type.Record(Type.String({ pattern: '^[a-z]+$' }), Outcome),
    outcome: Type.Optional(Type.String({ maxLength: 40 })),
    answer: Type.Optional(
      Type.Object(
        {
          /** The address with most of its name hidden: `e…@bau.example`. */
          address: Type.String({ minLength: 1, maxLength: 254 }),
          subscriptions: Type.Array(ManagedSubscription, { minItems: 1, maxItems: 1000 }),
          /** Whether the page responds to changes. */
          isSaved: Type.Boolean(),
        },
        { additionalProperties: false },
      ),
    ),
    /** Link shown below messages and subscriptions. */
    link: Type.Object(
      { label: Type.String({ minLength: 1, maxLength: 100 }), path: Type.String({ pattern: '^/(?!/)' }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type SubscriptionManagerContent = Static<typeof SubscriptionManagerContent>;
