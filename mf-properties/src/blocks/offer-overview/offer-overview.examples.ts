import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { homeRecord, longRecord, recordDay, shopRecord } from '../../offers/offer-record.examples.ts';
import type { OfferOverviewContent } from './content.ts';

const today = recordDay;
const { floorPlan: _, ...withoutPlan } = homeRecord;

export default [
  { name: 'Wohnung', content: { level: 1, record: homeRecord, today } },
  { name: 'Laden', content: { record: shopRecord, today } },
  {
    name: 'ohne Grundriss, ohne Ausweis, ohne WBS',
    content: {
      record: { ...withoutPlan, wbs: 'nicht erforderlich', energy: { state: 'at-viewing' } },
      today,
    },
  },
  { name: 'ohne Bild', content: { record: { ...withoutPlan, gallery: [] }, today } },
  { name: 'Denkmal', content: { record: { ...homeRecord, energy: { state: 'not-required' } }, today } },
  { name: 'Wort von 200 Zeichen', content: { record: longRecord, today } },
] satisfies BlockExample<OfferOverviewContent>[];
