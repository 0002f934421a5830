import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { BreadcrumbContent } from './content.ts';

const home = { label: 'Startseite', path: '/' };

export default [
  {
    name: 'zwei Ebenen tief',
    content: {},
    page: {
      breadcrumbs: [
        home,
        { label: 'Presse', path: '/presse' },
        { label: 'Bildmaterial', path: '/presse/bildmaterial' },
      ],
    },
  },
  { name: 'Startseite', content: {}, page: { breadcrumbs: [home] } },
  { name: 'leer', content: {}, page: { breadcrumbs: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {},
    page: {
      breadcrumbs: [home, { label: 'Mieterselbstverwaltung'.repeat(10).slice(0, 200), path: '/lang' }],
    },
  },
] satisfies BlockExample<BreadcrumbContent, 'breadcrumbs'>[];
