import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { homeOffer, longOffer, shopOffer, today } from '../../offers/offer.examples.ts';
import type { OfferTeasersContent } from './content.ts';

const link = { label: 'Alle Angebote', path: '/immobilien/angebote' };
const heading = 'Ähnliche Angebote';

export default [
  {
    name: 'drei Angebote',
    content: { heading, link, today, total: 3, items: [homeOffer, shopOffer, { ...homeOffer, uid: 7 }] },
  },
  { name: 'keines', content: { heading, link, today, total: 0, items: [] } },
  { name: 'langes Wort', content: { heading, link, today, total: 1, items: [longOffer] } },
] satisfies BlockExample<OfferTeasersContent>[];
