import type { ComponentExample } from '../component-example.ts';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

export default [
  {
    name: 'mit Hinweis',
    element: (
      <Checkbox
        id="kasten-hinweis"
        name="statistik"
        label="Meine Angaben dürfen statistisch ausgewertet werden."
        hint="Ohne Namen und Adresse. Sie können das jederzeit widerrufen."
      />
    ),
  },
  {
    name: 'angekreuzt',
    element: <Checkbox id="kasten-an" name="garten" label="Nur Wohnungen mit Balkon" defaultChecked />,
  },
  {
    name: 'Pflichtfeld mit Fehler',
    element: (
      <Checkbox
        id="kasten-fehler"
        name="bedingungen"
        required
        label={
          <>
            Ich habe die <Link href="/datenschutz">Datenschutzhinweise</Link> gelesen und bin damit
            einverstanden, dass meine Angaben zur Bearbeitung meiner Anfrage gespeichert werden.
          </>
        }
        errors={['Bitte stimmen Sie den Datenschutzhinweisen zu.']}
      />
    ),
  },
  {
    name: 'gesperrt',
    element: <Checkbox id="kasten-gesperrt" name="aufzug" label="Mit Aufzug" defaultChecked disabled />,
  },
  {
    name: 'langes Wort',
    element: <Checkbox id="kasten-wort" name="wort" label={'Einverständniserklärung'.repeat(9)} />,
  },
] satisfies ComponentExample[];
