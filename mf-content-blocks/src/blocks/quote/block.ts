import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import Quote from './quote.tsx';

/** What somebody said. */
export const QuoteContent = Type.Object(
  {
    /** Plain text without quotation marks. */
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** What the person does. */
    role: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** The person. */
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false },
);
export type QuoteContent = Static<typeof QuoteContent>;

export default defineBlock({ type: 'quote', content: QuoteContent, hydrate: 'none', component: Quote });
