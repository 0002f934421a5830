import { LONG_WORD } from '../content/example-pictures.ts';
import type { PanelContent } from '../panels/panel-content.ts';
import { KASTANIENHOF } from './pictures.ts';
import { DISTRICTS } from './tables.ts';

export const THREE_PANELS: PanelContent[] = [
  { id: 'bestand', title: 'Bestand', html: '<p>9.412 Wohnungen in sieben Bezirken.</p>', table: DISTRICTS },
  { id: 'neubau', title: 'Neubau', html: '<p>Bis 2030 entstehen 900 Wohnungen.</p>', picture: KASTANIENHOF },
  { id: 'personal', title: 'Personal', html: '<p>312 Beschäftigte, davon 21 in Ausbildung.</p>' },
];

export const LONG_PANELS: PanelContent[] = [
  { id: 'wort', title: LONG_WORD.slice(0, 100), html: `<p>${LONG_WORD}</p>` },
  { id: 'leer', title: 'Leer' },
];
