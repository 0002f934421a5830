import type { ContactForm, FieldError, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { FORM_FIELDS, fieldsOf } from '@stadtraum/contracts/forms/form-names';
import { Button } from '@stadtraum/shared-ui/button';
import { ErrorSummary } from '@stadtraum/shared-ui/error-summary';
import { Form } from '@stadtraum/shared-ui/form';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import type { Ref, SubmitEvent } from 'react';
import { submittedName } from './field-name.ts';
import { FormInput } from './form-input.tsx';
import styles from './plugin-form.module.css';

/**
 * A plugin form, built from content: groups of fields with their errors (R5.4-2), and a summary of the errors. Without
 * JavaScript it submits to its page. The browser never validates it: its messages would differ from those of the script and the
 * server.
 */
export function PluginForm({
  id,
  form,
  endpoint,
  values,
  errors,
  summary = errors,
  attempt,
  isSending,
  note,
  ref,
  onSubmit,
  onFieldFocus,
}: PluginFormProps) {
  const names = new Set(fieldsOf(form).map(({ name }) => name));
  const errorsOf = (name: string) => errors.flatMap(({ field, message }) => (field === name ? message : []));
  return (
    <Form
      ref={ref}
      method="post"
      action={endpoint}
      noValidate
      aria-busy={isSending}
      onSubmit={onSubmit}
      onFocus={onFieldFocus}
      errorSummary={
        <ErrorSummary
          level={3}
          title="Das hat noch nicht geklappt"
          attempt={attempt}
          errors={summary.map(({ field, message }) => ({
            fieldId: names.has(field) ? `${id}-${field}` : `${id}-send`,
            message,
          }))}
        />
      }
      actions={
        <>
          <Button type="submit" id={`${id}-send`} aria-disabled={isSending || undefined}>
            {form.submit}
          </Button>
          <p className={styles.status} role="status">
            {isSending && <span className={styles.loading}>Ihre Nachricht wird gesendet …</span>}
          </p>
        </>
      }
    >
      <input type="hidden" name={submittedName(FORM_FIELDS.form)} value={id} />
      {form.pages.map(({ title, fields }) => (
        <FormGroup key={fields[0]?.name}>
          {title && (
            <Heading level={3} look={4} className={styles.wide}>
              {title}
            </Heading>
          )}
          {fields.map((field) => (
            <FormInput
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              value={values[field.name]}
              errors={errorsOf(field.name)}
            />
          ))}
        </FormGroup>
      ))}
      {note !== undefined && <RichText html={note} className={styles.note} />}
      {/* A honeypot: bots fill in every field, but people can neither see nor focus this one. */}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Bitte nicht ausfüllen
          <input type="text" name={submittedName(FORM_FIELDS.website)} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  );
}

export interface PluginFormProps {
  /** Id of the block. */
  id: string;
  form: ContactForm;
  /** Path that the form is sent to. @default the path of its page */
  endpoint: string | undefined;
  /** Input from an earlier submission. */
  values: FormValues;
  /** Current errors in fields or in the form as a whole. */
  errors: readonly FieldError[];
  /** Errors at the last submission, for the summary. @default errors */
  summary?: readonly FieldError[];
  /** Number of submissions. */
  attempt: number;
  isSending: boolean;
  /** How the data are used, as HTML, shown before the submit button. */
  note?: string | undefined;
  ref?: Ref<HTMLFormElement>;
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** Called when a field gets the focus. */
  onFieldFocus?: (() => void) | undefined;
}
