import type { ComponentExample } from '../component-example.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const subjects = ['Dach', 'Elektro', 'Fassade', 'Garten- und Landschaftsbau', 'Sanitär', 'Tischler'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

export default [
  {
    name: 'Auswahl',
    element: (
      <CheckboxGroup
        id="gewerke"
        name="gewerke"
        label="Zu welchen Gewerken möchten Sie Ausschreibungen erhalten?"
        hint="Mehrere sind möglich."
        options={subjects}
        defaultValues={['dach', 'sanitär']}
      />
    ),
  },
  {
    name: 'mit Fehler',
    element: (
      <CheckboxGroup
        id="gewerke-fehler"
        name="gewerke"
        label="Gewerke"
        options={subjects}
        required
        errors={['Bitte wählen Sie mindestens ein Gewerk.']}
      />
    ),
  },
  {
    name: 'eine Option',
    element: (
      <CheckboxGroup
        id="gewerke-eins"
        name="gewerke"
        label="Gewerke"
        options={[{ value: 'dach', label: 'Dach' }]}
      />
    ),
  },
  {
    name: 'ohne Optionen',
    element: <CheckboxGroup id="gewerke-leer" name="leer" label="Gewerke" options={[]} />,
  },
  {
    name: 'gesperrt',
    element: (
      <CheckboxGroup
        id="gewerke-gesperrt"
        name="gewerke"
        label="Gewerke"
        options={subjects}
        defaultValues={['dach']}
        disabled
      />
    ),
  },
  {
    name: 'langes Wort',
    element: (
      <CheckboxGroup
        id="gewerke-wort"
        name="gewerke"
        label="Gewerke"
        options={[
          { value: 'lang', label: 'Wärmedämmverbundsystem'.repeat(9) },
          { value: 'kurz', label: 'Dach' },
        ]}
      />
    ),
  },
] satisfies ComponentExample[];
