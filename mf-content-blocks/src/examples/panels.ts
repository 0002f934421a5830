import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { PanelContent } from '../panels/panel-content.ts';
import type { TabbedContent } from '../panels/tabbed-content.ts';
import { LONG_WORD } from './long-word.ts';
import { KASTANIENHOF } from './pictures.ts';
import { DISTRICTS } from './tables.ts';

const THREE_PANELS: PanelContent[] = [
  { id: 'bestand', title: 'Bestand', html: '<p>9.412 Wohnungen in sieben Bezirken.</p>', table: DISTRICTS },
  { id: 'neubau', title: 'Neubau', html: '<p>Bis 2030 entstehen 900 Wohnungen.</p>', picture: KASTANIENHOF },
  { id: 'personal', title: 'Personal', html: '<p>312 Beschäftigte, davon 21 in Ausbildung.</p>' },
];

const LONG_PANELS: PanelContent[] = [
  { id: 'wort', title: LONG_WORD.slice(0, 100), html: `<p>${LONG_WORD}</p>` },
  { id: 'leer', title: 'Leer' },
];

/** Examples for all blocks with tabs. */
export const TABBED_EXAMPLES = [
  {
    name: 'drei Abschnitte',
    content: {
      heading: 'Das Jahr 2025',
      intro: 'Was sich getan hat.',
      label: 'Bereich',
      panels: THREE_PANELS,
    },
  },
  { name: 'ein Abschnitt', content: { label: 'Bereich', level: 3, panels: THREE_PANELS.slice(1, 2) } },
  { name: 'kein Abschnitt', content: { heading: 'Das Jahr 2025', label: 'Bereich', panels: [] } },
  { name: 'lange Wörter', content: { label: 'Bereich', panels: LONG_PANELS } },
] satisfies BlockExample<TabbedContent>[];
