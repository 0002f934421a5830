import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import type { CategoryListContent } from './content.ts';

export default [
  {
    name: 'mit Überschrift',
    content: {
      heading: 'Themen',
      items: [
        {
          label: 'Wohnung finden',
          text: 'Bewerbung, Wohnberechtigungsschein, Tausch',
          path: '#wohnungssuche',
        },
        { label: 'Miete und Nebenkosten', text: 'Abrechnung, Lastschrift, Mietschulden', path: '#miete' },
        { label: 'Kontakt', path: '/kontakt' },
      ],
    },
  },
  { name: 'ein Eintrag', content: { items: [{ label: 'Reparaturen', path: '#reparaturen' }] } },
  { name: 'leer', content: { heading: 'Themen', items: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: { level: 3, items: [{ label: LONG_WORD, text: LONG_WORD, path: '#x' }] },
  },
] satisfies BlockExample<CategoryListContent>[];
