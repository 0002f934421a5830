import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { SubjectSubscriptionContent } from './content.ts';

const page = { path: '/ausschreibungen/abo' };
const subjects = ['Rohbau', 'Dach', 'Fassade/WDVS', 'Garten-/Landschaftsbau'];

export default [
  {
    name: 'vier Gewerke',
    content: {
      heading: 'Ausschreibungen abonnieren',
      level: 1,
      intro: 'Wir schreiben Ihnen, sobald wir etwas in Ihren Gewerken ausschreiben.',
      subjects,
    },
    page,
  },
  { name: 'ein Gewerk', content: { heading: 'Ausschreibungen abonnieren', subjects: ['Dach'] }, page },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Vergabebekanntmachung'.repeat(10).slice(0, 200),
      intro: 'Leistungsbeschreibung'.repeat(10).slice(0, 200),
      subjects: ['Wärmedämmverbundsystem'.repeat(5).slice(0, 100), 'Dach'],
    },
    page,
  },
] satisfies BlockExample<SubjectSubscriptionContent, 'path'>[];
