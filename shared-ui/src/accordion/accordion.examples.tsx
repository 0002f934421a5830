import type { ComponentExample } from '../component-example.ts';
import { Accordion } from './accordion.tsx';

const WORD = 'Schönheitsreparaturen'.repeat(10).slice(0, 200);

export default [
  {
    name: 'drei Abschnitte',
    element: (
      <Accordion
        level={3}
        items={[
          {
            id: 'miete-abrechnung',
            title: 'Wann kommt die Betriebskostenabrechnung?',
            content: <p>Für jedes Kalenderjahr bis zum 31. Dezember des folgenden Jahres.</p>,
          },
          {
            id: 'miete-lastschrift',
            title: 'Wie ändere ich meine Bankverbindung?',
            content: (
              <p>
                Mit dem Formular im <a href="/kontakt">Servicebereich</a> oder persönlich im Servicebüro.
              </p>
            ),
          },
          {
            id: 'miete-wbs',
            title: 'Brauche ich einen Wohnberechtigungsschein?',
            content: <p>Für geförderte Wohnungen ja. Im Angebot steht, welche Art des Scheins nötig ist.</p>,
          },
        ]}
      />
    ),
  },
  {
    name: 'ein Abschnitt',
    element: (
      <Accordion
        level={2}
        items={[{ id: 'schluessel', title: 'Schlüssel verloren?', content: <p>Rufen Sie sofort an.</p> }]}
      />
    ),
  },
  { name: 'leer', element: <Accordion level={3} items={[]} /> },
  {
    name: 'viele',
    element: (
      <Accordion
        level={3}
        items={Array.from({ length: 12 }, (_, index) => ({
          id: `frage-${index + 1}`,
          title: `Frage ${index + 1}: Wer räumt im Winter den Gehweg vor dem Haus?`,
          content: <p>Ein Dienstleister, werktags bis 7 Uhr.</p>,
        }))}
      />
    ),
  },
  {
    name: 'Wort von 200 Zeichen',
    element: <Accordion level={3} items={[{ id: 'wort', title: WORD, content: <p>{WORD}</p> }]} />,
  },
] satisfies ComponentExample[];
