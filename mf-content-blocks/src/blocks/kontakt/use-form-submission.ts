import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { useEffect, useRef, useState } from 'react';
import { type FormResult, sendForm } from '../../form/send-form.ts';

/** Minimum duration of the loading state before the response, in milliseconds (R2.9-1). */
const MIN_LOADING_MS = 3000;

const NOTHING_WRONG: FormResult = { errors: [] };

export interface FormSubmission {
  phase: 'form' | 'loading' | 'response';
  /** Errors in fields or in the form as a whole. */
  errors: readonly FieldError[];
  /** The reference number of a form that has arrived. */
  reference: string | undefined;
  /** Number of submissions. */
  attempt: number;
  send(data: FormData): void;
}

/**
 * Sends a form. The response appears once the server has responded and 3000 ms have passed (P14). On an error, the form
 * reappears immediately.
 *
 * @param endpoint if undefined, nothing is sent, and the response appears after 3000 ms
 * @param serverErrors errors that the server found in a form submitted without JavaScript
 */
export function useFormSubmission(
  endpoint: string | undefined,
  serverErrors: readonly FieldError[],
): FormSubmission {
  const [phase, setPhase] = useState<FormSubmission['phase']>('form');
  const [{ errors, reference }, setResult] = useState<{
    errors: readonly FieldError[];
    reference?: string | undefined;
  }>({ errors: serverErrors });
  const [attempt, setAttempt] = useState(0);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  async function send(data: FormData): Promise<void> {
    // A change of state would come too late to stop the second click of a double click.
    if (pending.current) return;
    const controller = new AbortController();
    pending.current = controller;
    setPhase('loading');
    setResult(NOTHING_WRONG);
    const minDuration = wait(MIN_LOADING_MS);
    const result = endpoint === undefined ? NOTHING_WRONG : await sendForm(endpoint, data, controller.signal);
    const hasArrived = result.errors.length === 0;
    if (hasArrived) await minDuration;
    if (controller.signal.aborted) return;
    pending.current = undefined;
    setResult(result);
    setAttempt((count) => count + 1);
    setPhase(hasArrived ? 'response' : 'form');
  }

  return { phase, errors, reference, attempt, send: (data) => void send(data) };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
