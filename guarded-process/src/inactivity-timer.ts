export interface InactivityTimer {
  renew(): void;
  stop(): void;
}

/** Calls `onInactive` once when neither `renew` nor `stop` is called for `deadline` milliseconds. */
export function startInactivityTimer(deadline: number, onInactive: () => void): InactivityTimer {
  let renewals = 0;
  let stopped = false;
  const timer = setTimeout(() => {
    const seen = renewals;
    // When this process itself was held up, the other's message may lie unread in the pipe: read first, then judge.
    setImmediate(() => {
      if (!stopped && renewals === seen) onInactive();
    });
  }, deadline);

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
