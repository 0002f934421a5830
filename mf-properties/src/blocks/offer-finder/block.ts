import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { OfferFinderContent } from './content.ts';
import OfferFinder from './offer-finder.tsx';

export default defineBlock({
  type: 'offer-finder',
  content: OfferFinderContent,
  hydrate: 'interaction',
  component: OfferFinder,
});
