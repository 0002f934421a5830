import { Checkbox } from '../checkbox/checkbox.tsx';
import type { ComponentExample } from '../component-example.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormGroup } from './form-group.tsx';

export default [
  {
    name: 'mehrere Felder',
    element: (
      <FormGroup>
        <TextField id="gruppe-vorname" name="vorname" label="Vorname" autoComplete="given-name" />
        <TextField id="gruppe-nachname" name="nachname" label="Nachname" autoComplete="family-name" />
      </FormGroup>
    ),
  },
  {
    name: 'ein Feld',
    element: (
      <FormGroup>
        <TextArea id="gruppe-text" name="text" label="Ihre Nachricht" rows={2} hint="In Stichworten" />
      </FormGroup>
    ),
  },
  {
    name: 'Kästchen',
    element: (
      <FormGroup>
        <Checkbox id="gruppe-kasten" name="kopie" label="Ich möchte eine Kopie meiner Nachricht." />
      </FormGroup>
    ),
  },
  { name: 'leer', element: <FormGroup /> },
] satisfies ComponentExample[];
