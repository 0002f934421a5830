import type { ContactForm, FieldError, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { FORM_FIELDS, fieldsOf } from '@stadtraum/contracts/forms/form-names';
import { Button } from '@stadtraum/shared-ui/button';
import { ErrorSummary } from '@stadtraum/shared-ui/error-summary';
import { Form } from '@stadtraum/shared-ui/form';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import type { Ref, SubmitEvent } from 'react';
import { nameOf } from './field-name.ts';
import { FormInput } from './form-input.tsx';
import styles from './plugin-form.module.css';

/**
 * A form of the form plugin, built from its content: groups of fields, with their errors (R5.4-2) and a summary of them. Without
 * JavaScript it is sent to its page as it is.
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
  checksItself = false,
  note,
  ref,
  onSubmit,
  onUse,
}: PluginFormProps) {
  const names = new Set(fieldsOf(form).map(({ name }) => name));
  const errorsOf = (name: string) => errors.flatMap(({ field, message }) => (field === name ? message : []));
  return (
    <Form
      ref={ref}
      method="post"
      action={endpoint}
      noValidate={checksItself}
      aria-busy={isSending}
      onSubmit={onSubmit}
      onFocus={onUse}
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
      <input type="hidden" name={nameOf(FORM_FIELDS.form)} value={id} />
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

export interface PluginFormProps {
  /** The block's. */
  id: string;
  form: ContactForm;
  /** The page that takes it. @default the page that it stands on */
  endpoint: string | undefined;
  /** What was entered before. */
  values: FormValues;
  /** What is wrong now: with fields, or with the form as a whole. */
  errors: readonly FieldError[];
  /** What was wrong when it was sent: the summary on top. @default errors */
  summary?: readonly FieldError[];
  /** How often it was sent. */
  attempt: number;
  isSending: boolean;
  /** Whether a script checks it, so that the browser need not. @default false */
  checksItself?: boolean;
  /** What is read before it is sent, as HTML: how the data are used. */
  note?: string | undefined;
  ref?: Ref<HTMLFormElement>;
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** One of its fields gets the focus. */
  onUse?: (() => void) | undefined;
}
