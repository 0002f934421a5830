import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { homeOffer, longOffer, shopOffer, today } from '../../offers/offer.examples.ts';
import type { OfferListContent } from './content.ts';

const page = { path: '/immobilien/angebote' };

const noOffers: OfferListContent = {
  heading: 'Angebote',
  queryPrefix: 'tx_dmshoffers_offerslist',
  filter: {
    ...{ district: [], kind: '', wbs: '', rentvon: '', rentbis: '', roomsvon: '', roomsbis: '' },
    ...{ areavon: '', areabis: '', balcony: false, lift: false, accessible: false, kitchen: false },
  },
  options: {
    district: [
      { value: 'Altstadt', hits: 1 },
      { value: 'Hafen', hits: 1 },
    ],
    kind: [
      { value: 'Etagenwohnung', hits: 1 },
      { value: 'Laden', hits: 1 },
    ],
    wbs: [
      { value: 'erforderlich', hits: 1 },
      { value: 'nicht erforderlich', hits: 1 },
    ],
  },
  sort: '',
  ...{ items: [], total: 0, page: 1, pages: 1, today },
};

export default [
  {
    name: 'alle Angebote',
    content: {
      ...noOffers,
      level: 1,
      intro: 'Was gerade zu haben ist.',
      ...{ items: [homeOffer, shopOffer], total: 26, page: 2, pages: 3 },
    },
    page,
  },
  {
    name: 'gefiltert und abgeschickt',
    content: {
      ...noOffers,
      filter: {
        ...{
          ...noOffers.filter,
          district: ['Hafen', 'Altstadt'],
          kind: 'Etagenwohnung',
          wbs: 'erforderlich',
        },
        ...{ rentbis: '900.5', roomsvon: '2', areavon: '30', balcony: true, lift: true },
      },
      ...{ sort: 'rent', items: [homeOffer], total: 1 },
    },
    page,
  },
  {
    name: 'nicht lesbare Angaben',
    content: {
      ...noOffers,
      filter: { ...noOffers.filter, roomsvon: '2' },
      problems: [
        { name: 'rentbis', typed: '-3', reason: 'not-a-number' },
        { name: 'roomsbis', typed: '1', reason: 'below-start' },
        { name: 'district', typed: 'Nirgends', reason: 'not-an-option' },
      ],
      ...{ items: [homeOffer], total: 1 },
    },
    page,
  },
  {
    name: 'mit Karte',
    content: {
      ...noOffers,
      filter: { ...noOffers.filter, district: 'Hafen' },
      ...{ view: 'map', sort: 'rent', items: [homeOffer, shopOffer], total: 26, page: 2, pages: 3 },
    },
    page,
  },
  {
    name: 'nichts gefunden',
    content: { ...noOffers, filter: { ...noOffers.filter, rentbis: '1' } },
    page,
  },
  {
    name: 'gemerkte Angebote',
    content: {
      ...noOffers,
      filter: { ...noOffers.filter, uid: '2,21,7' },
      ...{ items: [homeOffer], hidden: [shopOffer], total: 1 },
    },
    page,
  },
  {
    name: 'ein Bezirk, wie ältere Inhalte ihn nennen',
    content: {
      ...noOffers,
      filter: { ...noOffers.filter, district: 'Hafen' },
      ...{ items: [homeOffer], total: 1 },
    },
    page,
  },
  { name: 'leer', content: noOffers, page },
  { name: 'langes Wort', content: { ...noOffers, items: [longOffer], total: 1 }, page },
] satisfies BlockExample<OfferListContent, 'path'>[];
