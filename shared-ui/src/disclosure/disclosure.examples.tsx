import type { ComponentExample } from '../component-example.ts';
import { Disclosure } from './disclosure.tsx';

const WORD = 'Barrierefreiheitsstärkungsgesetz'.repeat(7).slice(0, 200);

export default [
  {
    name: 'im Text',
    element: (
      <Disclosure id="hinweis-kaution" title="Wie wird die Kaution verzinst?">
        <p>
          Wie ein Sparbuch mit dreimonatiger Kündigungsfrist. Mehr steht im{' '}
          <a href="/service">Servicebereich</a>.
        </p>
      </Disclosure>
    ),
  },
  {
    name: 'als Abschnitt mit Überschrift',
    element: (
      <Disclosure id="hinweis-uebergabe" title="Wohnungsübergabe" level={3} look="section">
        <p>Ein Protokoll hält den Zustand fest; beide Seiten bekommen ein Exemplar.</p>
      </Disclosure>
    ),
  },
  {
    name: 'ineinander',
    element: (
      <Disclosure id="hinweis-aussen" title="Technische Angaben">
        <p>Baujahr 1928, saniert 2019.</p>
        <Disclosure id="hinweis-innen" title="Energieausweis">
          <p>Verbrauchsausweis, 74 kWh je Quadratmeter und Jahr, Fernwärme.</p>
        </Disclosure>
      </Disclosure>
    ),
  },
  { name: 'leer', element: <Disclosure title="Ohne Inhalt" /> },
  {
    name: 'Wort von 200 Zeichen',
    element: (
      <Disclosure title={WORD}>
        <p>{WORD}</p>
      </Disclosure>
    ),
  },
] satisfies ComponentExample[];
