import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { NOTHING, type Reaction } from './reaction.ts';
import { sendSubscription } from './send-subscription.ts';

export interface Subscribing {
  reaction: Reaction;
  isSending: boolean;
  /** Number of submissions. */
  attempt: number;
  /** Sends the fields, unless a request is pending. */
  send(fields: FormData): void;
  /** Shows a reaction without sending. */
  show(reaction: Reaction): void;
  /** Clears the reaction and aborts a pending request. */
  clear(): void;
}

/** The state of a subscription form. */
export function useSubscription(initial: Reaction = NOTHING): Subscribing {
  const botCheck = usePlatform().settings?.botCheck ?? false;
  const [reaction, setReaction] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  function show(shown: Reaction): void {
    setReaction(shown);
    setAttempt((before) => before + 1);
  }

  async function send(fields: FormData): Promise<void> {
    // A state update would come too late for a second click.
    if (pending.current) return;
    const controller = new AbortController();
    pending.current = controller;
    setReaction(NOTHING);
    setIsSending(true);
    const response = await sendSubscription(fields, { signal: controller.signal, botCheck });
    if (controller.signal.aborted) return;
    // A successful form is not sent again, even if it disappears late.
    if (!response.success) pending.current = undefined;
    setIsSending(false);
    show(response);
  }

  function clear(): void {
    pending.current?.abort();
    pending.current = undefined;
    setIsSending(false);
    setReaction(NOTHING);
  }

  return { reaction, isSending, attempt, send: (fields) => void send(fields), show, clear };
}
