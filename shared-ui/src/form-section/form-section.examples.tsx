import { Button } from '../button/button.tsx';
import type { ComponentExample } from '../component-example.ts';
import { Form } from '../form/form.tsx';
import { FormGroup } from '../form-group/form-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormSection } from './form-section.tsx';

export default [
  {
    name: 'mit Einleitung',
    element: (
      <FormSection
        id="abo"
        level={1}
        heading="Neue Angebote per E-Mail"
        intro="Wir schreiben Ihnen, sobald etwas erscheint, das zu Ihrer Suche passt."
      >
        <Form actions={<Button type="submit">Suche abonnieren</Button>}>
          <FormGroup>
            <TextField id="abo-email" name="email" type="email" label="E-Mail-Adresse" required />
          </FormGroup>
        </Form>
      </FormSection>
    ),
  },
  {
    name: 'langes Wort',
    element: (
      <FormSection id="abo-wort" heading={'Vergabebekanntmachung'.repeat(10)}>
        <p>Das Formular</p>
      </FormSection>
    ),
  },
] satisfies ComponentExample[];
