export interface InactivityTimer {
  renew(): void;
  stop(): void;
}

/** Calls `onInactive` once when neither `renew` nor `stop` is called for `timeoutMs` milliseconds. */
export function startInactivityTimer(timeoutMs: number, onInactive: () => void): InactivityTimer {
  let renewals = 0;
  let stopped = false;
  const timer = setTimeout(() => {
    const renewalsBefore = renewals;
    // If this process was blocked, a message that renews the timer may still be unread: it is handled before the check.
    setImmediate(() => {
      if (!stopped && renewals === renewalsBefore) onInactive();
    });
  }, timeoutMs);

  return {
    renew() {
      renewals += 1;
      timer.refresh();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
