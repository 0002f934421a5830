import type { ComponentExample } from '../component-example.ts';
import { Tabs } from './tabs.tsx';

const WORD = 'Wohnungsbaugenossenschaftsmitglied'.repeat(6).slice(0, 200);

export default [
  {
    name: 'drei',
    element: (
      <Tabs
        label="Ausstattung"
        level={3}
        tabs={[
          {
            id: 'ausstattung-wohnung',
            title: 'Wohnung',
            content: (
              <p>
                Eichenparkett, dreifach verglaste Fenster, <a href="/immobilien">Grundriss ansehen</a>.
              </p>
            ),
          },
          {
            id: 'ausstattung-haus',
            title: 'Haus',
            content: <p>Aufzug bis in den Keller, Paketstation, Fahrradraum.</p>,
          },
          {
            id: 'ausstattung-umgebung',
            title: 'Umgebung',
            content: <p>Park, Grundschule und S-Bahn in zehn Gehminuten.</p>,
          },
        ]}
      />
    ),
  },
  {
    name: 'zwölf',
    element: (
      <Tabs
        label="Monate"
        level={3}
        tabs={[
          'Januar',
          'Februar',
          'März',
          'April',
          'Mai',
          'Juni',
          'Juli',
          'August',
          'September',
          'Oktober',
          'November',
          'Dezember',
        ].map((month, index) => ({
          id: `monat-${index + 1}`,
          title: month,
          content: <p>Termine der Mietersprechstunde im {month}.</p>,
        }))}
      />
    ),
  },
  {
    name: 'lange Wörter',
    element: (
      <Tabs
        label="Unterlagen"
        level={3}
        tabs={[
          {
            id: 'lang-1',
            title: 'Mietschuldenfreiheitsbescheinigung',
            content: <p>Vom bisherigen Vermieter.</p>,
          },
          { id: 'lang-2', title: 'Wohnungsgeberbestätigung', content: <p>Für das Bürgeramt.</p> },
          { id: 'lang-3', title: WORD, content: <p>{WORD}</p> },
        ]}
      />
    ),
  },
  {
    name: 'einer',
    element: (
      <Tabs
        label="Lage"
        level={3}
        tabs={[{ id: 'lage', title: 'Lage', content: <p>Zwischen Kanal und Volkspark.</p> }]}
      />
    ),
  },
  { name: 'keiner', element: <Tabs label="Nichts" level={3} tabs={[]} /> },
] satisfies ComponentExample[];
