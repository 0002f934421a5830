import type { ComponentExample } from '../component-example.ts';
import { Progress } from './progress.tsx';

export default [
  { name: 'am Anfang', element: <Progress label="Schritt 1 von 4" value={0} /> },
  { name: 'unterwegs', element: <Progress label="Schritt 3 von 4" value={0.5} /> },
  { name: 'fertig', element: <Progress label="Alle Bilder geladen" value={1} /> },
  { name: 'unbekannt', element: <Progress label="Nachricht wird gesendet" /> },
  { name: 'nur Balken', element: <Progress label="Zeitstrahl" value={0.25} isLabelHidden /> },
  { name: 'langes Wort', element: <Progress label={'Übertragung'.repeat(18)} value={0.7} /> },
] satisfies ComponentExample[];
