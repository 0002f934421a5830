import { type Static, Type } from '@sinclair/typebox';
import { RejectedSubscription } from '../../subscription/rejected-subscription.ts';

const Sentence = Type.String({ minLength: 1, maxLength: 300 });

/** A message about the outcome of the action. */
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
 * The page that opens from links in e-mails. Its only button submits the page's URL, including the secret in it, to the server
 * (P27). The content API adds `outcome` once the button has been pressed, and `answer` if a subscription form was rejected.
 */
export const SubscriptionLinkContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    button: Type.String({ minLength: 1, maxLength: 100 }),
    /** Label of a checkbox that applies the action to all subscriptions for the e-mail address. */
    everything: Type.Optional(Sentence),
    /** Label of the choice how often to get e-mails; without it there is no choice. */
    frequency: Type.Optional(Sentence),
    /** Messages, keyed by outcome. */
    outcomes: Type.Record(Type.String({ pattern: '^[a-z]+$' }), Outcome),
    outcome: Type.Optional(Type.String({ maxLength: 40 })),
    answer: Type.Optional(RejectedSubscription),
    /** Link shown below the message. */
    link: Type.Object(
      { label: Type.String({ minLength: 1, maxLength: 100 }), path: Type.String({ pattern: '^/(?!/)' }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type SubscriptionLinkContent = Static<typeof SubscriptionLinkContent>;
