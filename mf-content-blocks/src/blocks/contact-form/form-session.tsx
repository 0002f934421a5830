import type { ContactForm, FieldError, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { checkForm } from '@stadtraum/contracts/forms/form-rules';
import { readValues } from '@stadtraum/contracts/forms/sent-fields';
import { type FormikErrors, useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/**
 * Validates a form with the rules from its content (R5.4-1): on each attempt to submit and, after the first attempt, on every
 * change. The component renders nothing. The fields are uncontrolled, so it can be loaded at any time.
 */
export function FormSession({ form, element, attempt, send, onErrors, onOutcome }: FormSessionProps) {
  const formik = useFormik<FormValues>({
    initialValues: NO_VALUES,
    // The fields hold the values. A copy would lack what is typed between rendering and the first effect.
    validate: () => toFormikErrors(checkForm(form, readValues(form, formEntries(element)))),
    validateOnBlur: false,
    onSubmit: async (_, { setErrors }) => setErrors(toFormikErrors(await send())),
  });
  const { submitCount, isSubmitting } = formik;

  const revalidate = useEffectEvent(() => {
    if (submitCount > 0) void formik.validateForm();
  });
  useEffect(() => {
    const handleInput = () => revalidate();
    element.addEventListener('input', handleInput);
    return () => element.removeEventListener('input', handleInput);
  }, [element]);

  const attemptSubmit = useEffectEvent(() => void formik.submitForm());
  useEffect(() => {
    if (attempt > 0) attemptSubmit();
  }, [attempt]);

  const reportErrors = useEffectEvent((errors: FormikErrors<FormValues>) => {
    if (submitCount > 0) onErrors(toFieldErrors(errors));
  });
  useEffect(() => reportErrors(formik.errors), [formik.errors]);

  const reportOutcome = useEffectEvent(() => onOutcome(toFieldErrors(formik.errors)));
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) reportOutcome();
  }, [submitCount, isSubmitting]);

  return null;
}

const NO_VALUES: FormValues = {};

export interface FormSessionProps {
  form: ContactForm;
  element: HTMLFormElement;
  /** Number of attempts to submit. Each attempt validates the form and, if it is valid, submits it. */
  attempt: number;
  /** Submits the form and resolves with the errors that the server found. */
  send: () => Promise<FieldError[]>;
  /** Called with the errors in the current input. */
  onErrors: (errors: FieldError[]) => void;
  /** Called with the remaining errors at the end of an attempt. */
  onOutcome: (errors: FieldError[]) => void;
}

function formEntries(element: HTMLFormElement): [string, string][] {
  return [...new FormData(element)].map(([name, value]) => [name, String(value)]);
}

function toFormikErrors(errors: readonly FieldError[]): FormikErrors<FormValues> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

function toFieldErrors(errors: FormikErrors<FormValues>): FieldError[] {
  return Object.entries(errors).map(([field, message]) => ({ field, message: String(message) }));
}
