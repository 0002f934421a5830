import type { ContactForm, FieldError, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { checkForm } from '@stadtraum/contracts/forms/form-rules';
import { readValues } from '@stadtraum/contracts/forms/sent-fields';
import { type FormikErrors, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Checks a form with the rules of its content (R5.4-1) before it is sent: at each attempt, and from the first one on with every
 * change. The fields own what is entered, so that this can join them at any time; it renders nothing.
 */
export function FormSession({ form, element, attempt, send, onErrors, onOutcome }: FormSessionProps) {
  const read = () => readValues(form, pairsOf(element));
  const [initialValues] = useState(read);
  const formik = useFormik<FormValues>({
    initialValues,
    validate: (values) => byField(checkForm(form, values)),
    validateOnBlur: false,
    onSubmit: async (_, { setErrors }) => setErrors(byField(await send())),
  });
  const { submitCount, isSubmitting } = formik;

  const keepUp = useEffectEvent(() => void formik.setValues(read(), submitCount > 0));
  useEffect(() => {
    const follow = () => keepUp();
    element.addEventListener('input', follow);
    return () => element.removeEventListener('input', follow);
  }, [element]);

  const attemptToSend = useEffectEvent(() => void formik.submitForm());
  useEffect(() => {
    if (attempt > 0) attemptToSend();
  }, [attempt]);

  const tellErrors = useEffectEvent((errors: FormikErrors<FormValues>) => {
    if (submitCount > 0) onErrors(inOrder(errors));
  });
  useEffect(() => tellErrors(formik.errors), [formik.errors]);

  const tellOutcome = useEffectEvent(() => onOutcome(inOrder(formik.errors)));
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) tellOutcome();
  }, [submitCount, isSubmitting]);

  return null;
}

export interface FormSessionProps {
  form: ContactForm;
  element: HTMLFormElement;
  /** How often it was to be sent; each time it is checked, and sent when nothing is wrong. */
  attempt: number;
  /** Sends it; resolves with what the server found to be wrong. */
  send: () => Promise<FieldError[]>;
  /** What is wrong with what stands there now. */
  onErrors: (errors: FieldError[]) => void;
  /** An attempt has come to its end. */
  onOutcome: (errors: FieldError[]) => void;
}

function pairsOf(element: HTMLFormElement): [string, string][] {
  return [...new FormData(element)].map(([name, value]) => [name, String(value)]);
}

function byField(errors: readonly FieldError[]): FormikErrors<FormValues> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

function inOrder(errors: FormikErrors<FormValues>): FieldError[] {
  return Object.entries(errors).map(([field, message]) => ({ field, message: String(message) }));
}
