import type { ComponentExample } from '../component-example.ts';
import { TextField } from './text-field.tsx';

export default [
  { name: 'leer', element: <TextField id="feld-leer" label="Titel" name="titel" /> },
  {
    name: 'mit Hinweis',
    element: (
      <TextField
        id="feld-hinweis"
        label="Suchbegriff"
        hint="Zum Beispiel ein Bezirk"
        type="search"
        name="q"
      />
    ),
  },
  {
    name: 'ausgefüllt',
    element: <TextField id="feld-wert" label="Titel" name="titel" defaultValue={'Uferstraße'.repeat(20)} />,
  },
] satisfies ComponentExample[];
