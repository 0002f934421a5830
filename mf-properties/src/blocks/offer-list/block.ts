import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { OfferListContent } from './content.ts';
import OfferList from './offer-list.tsx';
import { uses } from './uses.ts';

export default defineBlock({
  type: 'offer-list',
  content: OfferListContent,
  needs: ['path'],
  hydrate: 'interaction',
  behaviours: ['filter-panel', 'dropdown', 'disclosure'],
  ...uses,
  component: OfferList,
});
