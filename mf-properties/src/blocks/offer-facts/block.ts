import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { OfferFactsContent } from './content.ts';
import OfferFacts from './offer-facts.tsx';

export default defineBlock({
  type: 'offer-facts',
  content: OfferFactsContent,
  hydrate: 'interaction',
  behaviours: ['lightbox'],
  component: OfferFacts,
});
