import { Button } from '@stadtraum/shared-ui/button';
import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { ErrorSummary } from '@stadtraum/shared-ui/error-summary';
import { Form } from '@stadtraum/shared-ui/form';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { RefusedSubscription } from './block.ts';

/** R7.1-1. */
const ACTION =
  '/?type=1777&tx_dmannouncements_subscriptionuser[action]=send&tx_dmannouncements_subscriptionuser[controller]=Subscriptionuser';

/** A subscription form that was refused, with its input and its errors, to be corrected and sent again. */
export function CorrectionForm({ id, refused: { errors, values, consent } }: CorrectionFormProps) {
  const messages = (field: string) =>
    errors.filter((error) => error.field === field).map(({ message }) => message);
  const fieldId = (field: string) => `${id}-${field}`;
  return (
    <Form
      method="post"
      action={ACTION}
      noValidate
      errorSummary={
        <ErrorSummary
          title="Validierung des Formulars fehlgeschlagen."
          errors={errors.map(({ field, message }) => ({ fieldId: fieldId(shownField(field)), message }))}
        />
      }
      actions={<Button type="submit">Anmelden</Button>}
    >
      <TextField
        id={fieldId('input-email')}
        name={nameOf('email')}
        type="email"
        label="E-Mail-Adresse"
        required
        maxLength={254}
        defaultValue={values.email}
        errors={messages('input-email')}
      />
      <TextField
        id={fieldId('input-company')}
        name={nameOf('company')}
        label="Unternehmen"
        autoComplete="organization"
        maxLength={200}
        defaultValue={values.company}
        errors={messages('input-company')}
      />
      <Checkbox
        id={fieldId('input-terms')}
        name={nameOf('terms')}
        value="1"
        label={consent}
        required
        defaultChecked={values.terms}
        errors={messages('input-terms')}
      />
      {values.analytics && <input type="hidden" name={nameOf('analytics')} value="1" />}
      <input type="hidden" name={nameOf('announcement')} value={values.announcement} />
      <input type="hidden" name={nameOf('page')} value={values.page} />
      {values.subjects !== undefined && (
        <input type="hidden" name={nameOf('subjects-concat')} value={values.subjects} />
      )}
    </Form>
  );
}

export interface CorrectionFormProps {
  /** Unique on the page. */
  id: string;
  refused: RefusedSubscription;
}

function nameOf(field: string): string {
  return `tx_dmannouncements_subscriptionuser[${field}]`;
}

/** What this form does not show, such as subjects, is told at its first field. */
function shownField(field: string): string {
  return ['input-email', 'input-company', 'input-terms'].includes(field) ? field : 'input-email';
}
