import {
  type ContactForm,
  FORM_FIELDS,
  FORM_PREFIX,
  type FormValues,
  fieldsOf,
} from '@stadtraum/contracts/contact-form';
import { Button } from '@stadtraum/shared-ui/button';
import { ErrorSummary } from '@stadtraum/shared-ui/error-summary';
import { Form } from '@stadtraum/shared-ui/form';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import type { SubmitEvent } from 'react';
import styles from './kontakt.module.css';
import { KontaktField } from './kontakt-field.tsx';
import type { Sending } from './use-sending.ts';

/** The form itself. Its groups are highlighted while one of their fields has the focus (R2.9-2). */
export function KontaktForm({ id, form, endpoint, values, sending }: KontaktFormProps) {
  const { phase, errors, attempt, send } = sending;
  const isLoading = phase === 'loading';
  const names = new Set(fieldsOf(form).map(({ name }) => name));
  const errorsOf = (name: string) => errors.flatMap(({ field, message }) => (field === name ? message : []));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    data.set(nameOf(FORM_FIELDS.seconds), (performance.now() / 1000).toFixed(1));
    send(data);
  }

  return (
    <Form
      method="post"
      action={endpoint}
      aria-busy={isLoading}
      onSubmit={submit}
      errorSummary={
        <ErrorSummary
          level={3}
          title="Das hat noch nicht geklappt"
          attempt={attempt}
          errors={errors.map(({ field, message }) => ({
            fieldId: names.has(field) ? `${id}-${field}` : `${id}-send`,
            message,
          }))}
        />
      }
      actions={
        <>
          <Button type="submit" id={`${id}-send`} aria-disabled={isLoading || undefined}>
            {form.submit}
          </Button>
          <p className={styles.status} role="status">
            {isLoading && <span className={styles.loading}>Ihre Nachricht wird gesendet …</span>}
          </p>
        </>
      }
    >
      <input type="hidden" name={nameOf(FORM_FIELDS.form)} value={id} />
      {form.pages.map(({ fields }) => (
        <FormGroup key={fields[0]?.name}>
          {fields.map((field) => (
            <KontaktField
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              name={nameOf(field.name)}
              value={String(values[field.name] ?? '')}
              errors={errorsOf(field.name)}
            />
          ))}
        </FormGroup>
      ))}
      {/* For robots, which fill in whatever there is: people neither see nor reach it. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Bitte nicht ausfüllen
          <input type="text" name={nameOf(FORM_FIELDS.website)} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  );
}

export interface KontaktFormProps {
  /** The block's. */
  id: string;
  form: ContactForm;
  /** The page that takes it. @default the page that it stands on */
  endpoint: string | undefined;
  /** What was entered before. */
  values: FormValues;
  sending: Sending;
}

function nameOf(field: string): string {
  return `${FORM_PREFIX}[${field}]`;
}
