import type { ComponentExample } from '../component-example.ts';
import { Heading } from './heading.tsx';

export default [
  { name: 'Seitentitel', element: <Heading level={1}>Wohnraum, der zur Stadt gehört</Heading> },
  { name: 'Abschnitt', element: <Heading level={2}>Was im Quartier passiert</Heading> },
  { name: 'Unterabschnitt', element: <Heading level={3}>Neubau an der Uferstraße</Heading> },
  { name: 'kleine Überschrift', element: <Heading level={4}>Ansprechpartner</Heading> },
  {
    name: 'Titel eines Aufmachers',
    element: (
      <Heading level={1} look="display">
        Wohnraum, der zur Stadt gehört
      </Heading>
    ),
  },
  {
    name: 'größer, als ihr Rang ist',
    element: (
      <Heading level={3} look={2}>
        Nachrichten
      </Heading>
    ),
  },
  { name: 'langes Wort', element: <Heading level={1}>{'Wohnungsbau'.repeat(18)}</Heading> },
] satisfies ComponentExample[];
