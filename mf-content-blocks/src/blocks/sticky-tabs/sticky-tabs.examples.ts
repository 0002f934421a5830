import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_PANELS, THREE_PANELS } from '../../examples/panels.ts';
import type { StickyTabsContent } from './block.ts';

export default [
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
] satisfies BlockExample<StickyTabsContent>[];
