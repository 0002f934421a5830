import type { ComponentExample } from '../component-example.ts';
import { Link } from '../link/link.tsx';
import { Notice } from './notice.tsx';

export default [
  {
    name: 'Hinweis',
    element: (
      <Notice title="Servicebüro Nord zieht um">
        <p>
          Ab dem 3. November sind wir in der <Link href="/standorte">Kastanienallee 12</Link> für Sie da.
        </p>
      </Notice>
    ),
  },
  {
    name: 'Erfolg',
    element: (
      <Notice kind="success" title="Ihre Nachricht ist angekommen." live>
        <p>Wir antworten innerhalb von zwei Werktagen.</p>
      </Notice>
    ),
  },
  {
    name: 'Warnung',
    element: <Notice kind="warning">Die Angebotsfrist endet morgen um 10:00 Uhr.</Notice>,
  },
  {
    name: 'Fehler',
    element: (
      <Notice kind="error" title="Validierung des Formulars fehlgeschlagen." live>
        <p>Bitte überprüfe deine Eingabe.</p>
      </Notice>
    ),
  },
  { name: 'leer', element: <Notice /> },
  { name: 'langes Wort', element: <Notice title={'Heizungsausfall'.repeat(14)} /> },
] satisfies ComponentExample[];
