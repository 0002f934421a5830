import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { exampleNavigation } from '../../example-navigation.ts';
import type { SiteHeaderContent } from './block.ts';

const content: SiteHeaderContent = {
  brand: 'Stadtraum Wohnen',
  search: { action: '/suche', label: 'Suche' },
};

export default [
  {
    name: 'auf einer Unterseite',
    content,
    page: { path: '/presse/bildmaterial', navigation: exampleNavigation },
  },
  { name: 'auf der Startseite', content, page: { path: '/', navigation: exampleNavigation } },
  { name: 'ohne Menüs', content, page: { path: '/', navigation: {} } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      brand: 'Wohnungsbau'.repeat(6).slice(0, 60),
      search: { action: '/suche', label: 'Suchbegriff' },
    },
    page: {
      path: '/lang',
      navigation: {
        main: [
          {
            label: 'Mieterzufriedenheit'.repeat(11).slice(0, 200),
            path: '/lang',
            description: 'Wohnungsbestand'.repeat(14).slice(0, 200),
            children: [{ label: 'Nachbarschaftshilfe'.repeat(11).slice(0, 200), path: '/lang/unten' }],
          },
        ],
      },
    },
  },
] satisfies BlockExample<SiteHeaderContent, 'path' | 'navigation'>[];
