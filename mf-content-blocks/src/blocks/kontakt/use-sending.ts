import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../../form/send-form.ts';

/** Minimum duration of the loading state before the response, in milliseconds (R2.9-1). */
const MIN_LOADING_MS = 3000;

export interface Sending {
  phase: 'form' | 'loading' | 'response';
  /** Errors of fields, or of the form as a whole. */
  errors: readonly FieldError[];
  /** Number of submissions. */
  attempt: number;
  send(data: FormData): void;
}

/**
 * Moves the form from loading to response when the answer has arrived and 3000 ms have passed (P14). An error appears at once,
 * with the form.
 *
 * @param endpoint undefined: nothing is sent, and the response appears after 3000 ms
 * @param serverErrors of a form that was submitted without JavaScript
 */
export function useSending(endpoint: string | undefined, serverErrors: readonly FieldError[]): Sending {
  const [phase, setPhase] = useState<Sending['phase']>('form');
  const [errors, setErrors] = useState(serverErrors);
  const [attempt, setAttempt] = useState(0);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  async function send(data: FormData): Promise<void> {
    if (phase === 'loading') return;
    const controller = new AbortController();
    pending.current = controller;
    setPhase('loading');
    setErrors([]);
    const loaded = pass(MIN_LOADING_MS);
    const problems = endpoint === undefined ? [] : await sendForm(endpoint, data, controller.signal);
    if (problems.length === 0) await loaded;
    if (controller.signal.aborted) return;
    setErrors(problems);
    setAttempt((before) => before + 1);
    setPhase(problems.length === 0 ? 'response' : 'form');
  }

  return { phase, errors, attempt, send: (data) => void send(data) };
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
