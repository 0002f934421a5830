import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { ComponentExample } from '../component-example.ts';
import { DateField } from '../date-field/date-field.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FormGroup } from '../form-group/form-group.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const subjects = [
  { value: '', label: 'Bitte wählen' },
  { value: 'miete', label: 'Miete und Nebenkosten' },
  { value: 'reparatur', label: 'Reparatur' },
];

const replies = [
  { value: 'mail', label: 'Per E-Mail' },
  { value: 'telefon', label: 'Telefonisch' },
];

const NAME_MISSING = 'Bitte geben Sie Ihren Nachnamen an.';
const REPLY_MISSING = 'Bitte sagen Sie uns, wie wir antworten sollen.';
const CONSENT_MISSING = 'Bitte stimmen Sie den Datenschutzhinweisen zu.';

export default [
  {
    name: 'Kontakt',
    element: (
      <Form method="post" action="/kontakt" actions={<Button type="submit">Nachricht senden</Button>}>
        <FormGroup>
          <TextField id="form-vorname" name="vorname" label="Vorname" autoComplete="given-name" />
          <TextField
            id="form-nachname"
            name="nachname"
            label="Nachname"
            autoComplete="family-name"
            required
          />
        </FormGroup>
        <FormGroup>
          <TextField id="form-email" name="email" type="email" label="E-Mail-Adresse" required />
        </FormGroup>
        <FormGroup>
          <Select id="form-anliegen" name="anliegen" label="Anliegen" options={subjects} />
          <DateField id="form-seit" name="seit" label="Seit wann?" />
        </FormGroup>
        <FormGroup>
          <TextArea id="form-text" name="text" label="Ihre Nachricht" required />
        </FormGroup>
        <FormGroup>
          <RadioGroup
            id="form-antwort"
            name="antwort"
            label="Wie sollen wir antworten?"
            options={replies}
            required
          />
        </FormGroup>
        <FormGroup>
          <Checkbox
            id="form-einwilligung"
            name="einwilligung"
            label="Ich habe die Datenschutzhinweise gelesen."
            required
          />
        </FormGroup>
      </Form>
    ),
  },
  {
    name: 'mit Fehlern',
    element: (
      <Form
        method="post"
        action="/kontakt"
        noValidate
        errorSummary={
          <ErrorSummary
            errors={[
              { fieldId: 'fehler-nachname', message: NAME_MISSING },
              { fieldId: 'fehler-antwort', message: REPLY_MISSING },
              { fieldId: 'fehler-einwilligung', message: CONSENT_MISSING },
            ]}
          />
        }
        actions={
          <>
            <Button type="submit">Nachricht senden</Button>
            <Button type="reset" variant="secondary">
              Abbrechen
            </Button>
          </>
        }
      >
        <FormGroup>
          <TextField id="fehler-vorname" name="vorname" label="Vorname" defaultValue="Jule" />
          <TextField id="fehler-nachname" name="nachname" label="Nachname" required errors={[NAME_MISSING]} />
        </FormGroup>
        <FormGroup>
          <RadioGroup
            id="fehler-antwort"
            name="fehler-antwort"
            label="Wie sollen wir antworten?"
            options={replies}
            required
            errors={[REPLY_MISSING]}
          />
        </FormGroup>
        <FormGroup>
          <Checkbox
            id="fehler-einwilligung"
            name="einwilligung"
            label="Ich habe die Datenschutzhinweise gelesen und bin einverstanden."
            required
            errors={[CONSENT_MISSING]}
          />
        </FormGroup>
      </Form>
    ),
  },
  {
    name: 'leer',
    element: <Form actions={<Button type="submit">Senden</Button>} explainsRequired={false} />,
  },
] satisfies ComponentExample[];
