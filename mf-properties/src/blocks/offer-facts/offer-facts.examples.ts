import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { homeRecord, longRecord, recordDay, shopRecord } from '../../offers/offer-record.examples.ts';
import type { OfferFactsContent } from './content.ts';

const today = recordDay;

export default [
  { name: 'Wohnung', content: { record: homeRecord, today } },
  { name: 'Laden', content: { record: shopRecord, today } },
  { name: 'Denkmal', content: { record: { ...shopRecord, energy: { state: 'not-required' } }, today } },
  {
    name: 'Ausweis zur Besichtigung, anderes Gesetz',
    content: {
      record: {
        ...homeRecord,
        energy: { state: 'at-viewing', reason: 'Der Ausweis wird nach der Modernisierung neu ausgestellt.' },
      },
      today,
      energyLaw: '§ 85 GModG',
    },
  },
  { name: 'Wort von 200 Zeichen', content: { record: longRecord, today } },
] satisfies BlockExample<OfferFactsContent>[];
