import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { OfferTeasersContent } from './content.ts';
import OfferTeasers from './offer-teasers.tsx';

export default defineBlock({
  type: 'offer-teasers',
  content: OfferTeasersContent,
  hydrate: 'none',
  component: OfferTeasers,
});
