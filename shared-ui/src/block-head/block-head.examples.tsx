import type { ComponentExample } from '../component-example.ts';
import { BlockHead } from './block-head.tsx';

export default [
  {
    name: 'mit Einleitung',
    element: (
      <BlockHead
        level={1}
        headingId="kopf-projekte"
        heading="Projekte"
        intro="Was wir gerade bauen, planen und erneuern: zwölf Vorhaben in sieben Bezirken."
      />
    ),
  },
  {
    name: 'knapp',
    element: (
      <BlockHead
        level={1}
        headingId="kopf-angebote"
        heading="Angebote"
        intro="Was zurzeit frei ist."
        isCompact
      />
    ),
  },
  {
    name: 'ohne Einleitung',
    element: <BlockHead level={2} headingId="kopf-bilder" heading="Bildmaterial" />,
  },
  {
    name: 'langes Wort',
    element: (
      <BlockHead
        level={2}
        headingId="kopf-wort"
        heading={'Quartiersentwicklung'.repeat(10)}
        intro={'Quartiersentwicklung'.repeat(10)}
      />
    ),
  },
] satisfies ComponentExample[];
