import type { ContactForm, FieldError } from '@stadtraum/contracts/forms/contact-form';
import { formSentLocation } from '@stadtraum/contracts/forms/form-names';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendForm } from '../../form/send-form.ts';
import type { FormSession, FormSessionProps } from './form-session.tsx';

export interface ValidatedForm {
  element: RefObject<HTMLFormElement | null>;
  /** The component that validates the form; undefined until it is loaded. */
  Session: typeof FormSession | undefined;
  sessionProps: Omit<FormSessionProps, 'element' | 'attempt'>;
  /** Number of attempts to submit. */
  attempt: number;
  /** Current errors. */
  errors: readonly FieldError[];
  /** Result of the last attempt. */
  outcome: { attempt: number; errors: readonly FieldError[] };
  isSending: boolean;
  /** Loads the validation code: formik, yup and the rules. */
  prepare(): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}

/**
 * Validates a form before submission, then opens the page with its confirmation. The validation code is large, so it is loaded
 * on first use. If loading fails, the browser submits the form and the server validates it.
 *
 * @param serverErrors errors that the server found in a form submitted without JavaScript
 */
export function useValidatedForm(
  id: string,
  path: string,
  form: ContactForm,
  serverErrors: readonly FieldError[],
): ValidatedForm {
  const element = useRef<HTMLFormElement>(null);
  const [Session, setSession] = useState<typeof FormSession>();
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState(serverErrors);
  const [outcome, setOutcome] = useState<ValidatedForm['outcome']>({ attempt: 0, errors: serverErrors });
  const [isSending, setIsSending] = useState(false);

  async function load(): Promise<void> {
    const session = await import(/* webpackChunkName: "form-session" */ './form-session.tsx');
    setSession(() => session.FormSession);
  }

  function prepare(): void {
    if (Session === undefined) load().catch(() => {});
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const formElement = event.currentTarget;
    setAttempt((count) => count + 1);
    load().catch(() => formElement.submit());
  }

  /** Both clicks of a double click get the same response. */
  const response = useRef<Promise<FieldError[]>>(undefined);

  function send(): Promise<FieldError[]> {
    response.current ??= sendOnce().finally(() => {
      response.current = undefined;
    });
    return response.current;
  }

  async function sendOnce(): Promise<FieldError[]> {
    if (element.current === null) return [];
    setIsSending(true);
    const sent = await sendForm(path, new FormData(element.current), unmountController.current.signal);
    if (sent.isOnPage) leave(() => element.current?.submit());
    else if (sent.errors.length > 0) setIsSending(false);
    else leave(() => location.assign(formSentLocation(path, id, sent.reference)));
    return sent.errors;
  }

  /** The form counts as being sent until the visitor leaves the page, so that it cannot be sent twice; it can be sent again after the visitor returns. */
  function leave(open: () => void): void {
    addEventListener('pagehide', () => setIsSending(false), {
      once: true,
      signal: unmountController.current.signal,
    });
    open();
  }

  const unmountController = useRef(new AbortController());
  useEffect(() => () => unmountController.current.abort(), []);

  // The focus event that triggered hydration fired before `onFocus` was attached.
  const prepareForFocus = useEffectEvent(prepare);
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepareForFocus();
  }, []);

  return {
    element,
    Session,
    sessionProps: {
      form,
      send,
      onErrors: setErrors,
      onOutcome: (remaining) => {
        setErrors(remaining);
        setOutcome((previous) => ({ attempt: previous.attempt + 1, errors: remaining }));
      },
    },
    attempt,
    errors,
    outcome,
    isSending,
    prepare,
    submit,
  };
}
