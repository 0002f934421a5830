import type { ComponentExample } from '../component-example.ts';
import { TextArea } from './text-area.tsx';

export default [
  {
    name: 'leer',
    element: (
      <TextArea
        id="text-leer"
        label="Ihre Nachricht"
        hint="Bitte schreiben Sie keine Kontonummern hinein."
        name="nachricht"
        required
      />
    ),
  },
  {
    name: 'mit Fehler',
    element: (
      <TextArea
        id="text-fehler"
        label="Ihre Nachricht"
        name="nachricht"
        errors={['Bitte schreiben Sie uns, worum es geht.']}
        rows={3}
      />
    ),
  },
  {
    name: 'viel Text mit langem Wort',
    element: (
      <TextArea
        id="text-viel"
        label="Ihre Nachricht"
        name="nachricht"
        rows={3}
        defaultValue={`Guten Tag,\n\nseit Montag ist die Heizung kalt.\n${'Fernwärmeübergabestation'.repeat(9)}\n\nMit freundlichen Grüßen`}
      />
    ),
  },
  {
    name: 'gesperrt',
    element: (
      <TextArea id="text-gesperrt" label="Ihre Nachricht" name="nachricht" defaultValue="Gesendet" disabled />
    ),
  },
] satisfies ComponentExample[];
