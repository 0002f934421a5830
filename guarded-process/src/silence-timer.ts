export interface SilenceTimer {
  renew(): void;
  stop(): void;
}

/** Calls `onSilence` once when neither `renew` nor `stop` is called for `deadline` milliseconds. */
export function startSilenceTimer(deadline: number, onSilence: () => void): SilenceTimer {
  let renewals = 0;
  let stopped = false;
  const timer = setTimeout(() => {
    const seen = renewals;
    // When this process itself was held up, the other's message may lie unread in the pipe: read first, then judge.
    setImmediate(() => {
      if (!stopped && renewals === seen) onSilence();
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
