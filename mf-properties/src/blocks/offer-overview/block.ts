import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { OfferOverviewContent } from './content.ts';
import OfferOverview from './offer-overview.tsx';

export default defineBlock({
  type: 'offer-overview',
  content: OfferOverviewContent,
  hydrate: 'interaction',
  behaviours: ['slider', 'lightbox'],
  component: OfferOverview,
});
