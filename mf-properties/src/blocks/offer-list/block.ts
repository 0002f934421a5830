import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { placeHighlighted } from '../../places/place-highlighted.ts';
import { OfferListContent } from './content.ts';
import OfferList from './offer-list.tsx';

export default defineBlock({
  type: 'offer-list',
  content: OfferListContent,
  needs: ['path'],
  hydrate: 'interaction',
  publishes: [placeHighlighted],
  queryKeys: [{ fromContent: 'queryPrefix' }],
  component: OfferList,
});
