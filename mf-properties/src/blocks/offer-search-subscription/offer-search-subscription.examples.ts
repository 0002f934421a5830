import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { OfferSearchSubscriptionContent } from './content.ts';

const page = { path: '/immobilien/angebote/suche-abonnieren' };
const empty: OfferSearchSubscriptionContent['filter'] = {
  ...{
    district: [],
    kind: '',
    wbs: '',
    rentvon: '',
    rentbis: '',
    roomsvon: '',
    roomsbis: '',
    areavon: '',
    areabis: '',
  },
  ...{ balcony: false, lift: false, accessible: false, kitchen: false, uid: '' },
};
const content: OfferSearchSubscriptionContent = {
  heading: 'Neue Angebote per E-Mail',
  level: 1,
  intro: 'Wir schreiben Ihnen, sobald etwas erscheint, das zu Ihrer Suche passt.',
  queryPrefix: 'tx_dmshoffers_offerslist',
  filter: { ...empty, district: ['Hafen', 'Nord'], rentbis: '900.5', roomsvon: '2' },
  options: {
    district: [
      { value: 'Hafen', hits: 2 },
      { value: 'Mitte', hits: 0 },
      { value: 'Nord', hits: 3 },
    ],
    kind: [{ value: 'Etagenwohnung', hits: 3 }],
    wbs: [
      { value: 'erforderlich', hits: 2 },
      { value: 'nicht erforderlich', hits: 1 },
    ],
  },
  total: 1,
};

export default [
  { name: 'mit Filter aus der Adresse', content, page },
  { name: 'ohne Filter', content: { ...content, filter: empty, total: 24 }, page },
  {
    name: 'nicht lesbare Angabe in der Adresse',
    content: { ...content, problems: [{ name: 'areabis', typed: 'viel', reason: 'not-a-number' }] },
    page,
  },
  {
    name: 'zurückgewiesen',
    content: {
      ...content,
      filter: empty,
      answer: {
        errors: [
          { field: 'roomsbis', message: 'Zimmer bis: Diese Zahl ist kleiner als der Anfang des Bereichs.' },
          { field: 'input-email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
        ],
        values: { email: 'eva@haus', terms: true },
        search: { district: ['Nord'], roomsvon: '4', roomsbis: '2', lift: true },
        consent: 'Ich möchte per E-Mail erfahren, wenn etwas Neues erscheint.',
      },
    },
    page,
  },
] satisfies BlockExample<OfferSearchSubscriptionContent, 'path'>[];
