import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { type FormOutcome, NO_OUTCOME } from './form-outcome.ts';
import { sendSubscription } from './send-subscription.ts';

export interface SubscriptionState {
  outcome: FormOutcome;
  isSending: boolean;
  /** Number of submissions. */
  attempt: number;
  /** Sends the fields, unless a request is pending. */
  send(fields: FormData): void;
  /** Shows an outcome without sending. */
  show(outcome: FormOutcome): void;
  /** Clears the outcome and aborts a pending request. */
  clear(): void;
}

/** The state of a subscription form. */
export function useSubscription(initial: FormOutcome = NO_OUTCOME): SubscriptionState {
  const botCheck = usePlatform().settings?.botCheck ?? false;
  const [outcome, setOutcome] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  function show(shown: FormOutcome): void {
    setOutcome(shown);
    setAttempt((before) => before + 1);
  }

  async function send(fields: FormData): Promise<void> {
    // A state update would come too late to block a second click.
    if (pending.current) return;
    const controller = new AbortController();
    pending.current = controller;
    setOutcome(NO_OUTCOME);
    setIsSending(true);
    const result = await sendSubscription(fields, { signal: controller.signal, botCheck });
    if (controller.signal.aborted) return;
    // Blocks further submissions of a successful form until it disappears.
    if (!result.success) pending.current = undefined;
    setIsSending(false);
    show(result);
  }

  function clear(): void {
    pending.current?.abort();
    pending.current = undefined;
    setIsSending(false);
    setOutcome(NO_OUTCOME);
  }

  return { outcome, isSending, attempt, send: (fields) => void send(fields), show, clear };
}
