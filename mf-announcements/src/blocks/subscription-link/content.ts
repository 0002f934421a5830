import { type Static, Type } from '@sinclair/typebox';
import { RefusedSubscription } from '../../subscription/refused-subscription.ts';

const Sentence = Type.String({ minLength: 1, maxLength: 300 });

/** The page's message about an outcome. */
export const Outcome = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('info'),
      Type.Literal('success'),
      Type.Literal('warning'),
      Type.Literal('error'),
    ]),
    title: Sentence,
    text: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  { additionalProperties: false },
);
export type Outcome = Static<typeof Outcome>;

/**
 * The target of links in mails: one button, which submits the page's own address, including its secret, to the server (P27). The
 * content API adds `outcome` after it was pressed, and `answer` if a subscription form was rejected.
 */
export const SubscriptionLinkContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    button: Type.String({ minLength: 1, maxLength: 100 }),
    /** Label of a checkbox that extends it to all subscriptions of the address. */
    everything: Type.Optional(Sentence),
    /** Messages by the server's outcome. */
    outcomes: Type.Record(Type.String({ pattern: '^[a-z]+$' }), Outcome),
    outcome: Type.Optional(Type.String({ maxLength: 40 })),
    answer: Type.Optional(RefusedSubscription),
    /** Link to continue with. */
    link: Type.Object(
      { label: Type.String({ minLength: 1, maxLength: 100 }), path: Type.String({ pattern: '^/(?!/)' }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type SubscriptionLinkContent = Static<typeof SubscriptionLinkContent>;
