import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { SearchSubscriptionContent } from './content.ts';

const page = { path: '/ausschreibungen/suche-abonnieren' };
const content: SearchSubscriptionContent = {
  heading: 'Eine Suche abonnieren',
  level: 1,
  intro: 'Wir schreiben Ihnen, sobald etwas erscheint oder sich ändert, das zu Ihrer Suche passt.',
  queryPrefix: 'tx_dmannouncements_announcementlist',
  filter: { ausfristvon: '', ausfristbis: '24.12.2026', gewerk: 'Dach' },
  options: {
    gewerk: [
      { value: 'Dach', hits: 3 },
      { value: 'Garten-/Landschaftsbau', hits: 0 },
    ],
  },
  labels: { ausfristvon: 'Frist ab', ausfristbis: 'Frist bis', gewerk: 'Gewerk' },
  total: 3,
  items: [],
};

export default [
  { name: 'mit Filter aus der Adresse', content, page },
  {
    name: 'ohne Filter',
    content: { ...content, filter: { ausfristvon: '', ausfristbis: '', gewerk: '' }, total: 1 },
    page,
  },
  {
    name: 'nicht lesbare Angabe in der Adresse',
    content: {
      ...content,
      filter: { ausfristvon: '', ausfristbis: '', gewerk: 'Dach' },
      problems: [{ name: 'ausfristbis', typed: '31.02.2027', reason: 'not-a-date' }],
    },
    page,
  },
  {
    name: 'zurückgewiesen',
    content: {
      ...content,
      filter: { ausfristvon: '', ausfristbis: '', gewerk: '' },
      answer: {
        errors: [
          { field: 'ausfristbis', message: 'Bitte geben Sie einen Tag wie 24.12.2026 ein.' },
          { field: 'input-email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
        ],
        values: {
          email: 'eva@bau',
          company: 'Öztürk Bau GmbH',
          terms: true,
          analytics: false,
          announcement: '',
          page: page.path,
        },
        search: { gewerk: 'Dach', ausfristbis: '31.02.2027' },
        consent: 'Ich möchte per E-Mail informiert werden.',
      },
    },
    page,
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      ...content,
      heading: 'Vergabebekanntmachung'.repeat(10).slice(0, 200),
      options: { gewerk: [{ value: 'Wärmedämmverbundsystem'.repeat(10).slice(0, 200), hits: 0 }] },
    },
    page,
  },
] satisfies BlockExample<SearchSubscriptionContent, 'path'>[];
