import type { ComponentExample } from '../component-example.ts';
import { Select } from './select.tsx';

const districts = [
  { value: '', label: 'Alle Bezirke' },
  { value: 'hafen', label: 'Hafen' },
  { value: 'nord', label: 'Nordstadt' },
  { value: 'wald', label: 'Waldsiedlung', disabled: true },
];

export default [
  {
    name: 'Auswahl',
    element: <Select id="auswahl" label="Bezirk" name="bezirk" options={districts} defaultValue="nord" />,
  },
  {
    name: 'mit Hinweis und Fehler',
    element: (
      <Select
        id="auswahl-fehler"
        label="Anliegen"
        hint="Danach richtet sich, wer Ihnen antwortet."
        name="anliegen"
        required
        errors={['Bitte wählen Sie ein Anliegen.']}
        options={[
          { value: '', label: 'Bitte wählen' },
          { value: 'miete', label: 'Miete und Nebenkosten' },
        ]}
      />
    ),
  },
  {
    name: 'gesperrt',
    element: <Select id="auswahl-gesperrt" label="Bezirk" name="bezirk" options={districts} disabled />,
  },
  { name: 'ohne Optionen', element: <Select id="auswahl-leer" label="Bezirk" name="bezirk" options={[]} /> },
  {
    name: 'langes Wort',
    element: (
      <Select
        id="auswahl-wort"
        label="Verfahren"
        name="verfahren"
        options={[{ value: 'lang', label: 'Verhandlungsverfahrensteilnahmewettbewerb'.repeat(5) }]}
      />
    ),
  },
] satisfies ComponentExample[];
