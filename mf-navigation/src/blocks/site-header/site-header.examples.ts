import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { exampleNavigation } from '../../example-navigation.ts';
import type { SiteHeaderContent } from './content.ts';

const content: SiteHeaderContent = {
  brand: 'Stadtraum Wohnen',
  search: { action: '/suche', label: 'Suche' },
  easyLanguage: { label: 'Leichte Sprache', path: '/leichte-sprache' },
};

const teasers: SiteHeaderContent['teasers'] = [
  {
    of: '/immobilien',
    picture: {
      id: 'uferstrasse-tag',
      // A placeholder hash: the development page loads the picture's current version.
      src: '/media/uferstrasse-tag.00000000',
      ...{ width: 2400, height: 1600, widths: [320, 480, 680, 960, 1280, 1600, 2400] },
      alt: 'Die neuen Häuser an der Uferstraße, vom Wasser aus gesehen',
      colour: '#b8c8d0',
    },
    kicker: 'Im Bau',
    link: { label: 'Uferstraße: 126 Wohnungen am Wasser', path: '/immobilien/projekte' },
  },
];

export default [
  {
    name: 'auf einer Unterseite',
    content: { ...content, teasers },
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
