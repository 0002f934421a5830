import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useCallback, useSyncExternalStore } from 'react';

/** Interval for polling the consent tool, in milliseconds. The tool may also notify about a change (R4.3-2). */
const POLL_INTERVAL_MS = 500;

/**
 * Whether the visitor allows map services (R4.3-1); false on the server and during hydration. Revoking consent takes effect
 * immediately.
 */
export function useMapConsent(): boolean {
  const { consent } = usePlatform();
  const isGranted = useCallback(() => consent.status('maps') === 'granted', [consent]);

  const poll = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      function check(): void {
        clearTimeout(timer);
        if (!isGranted()) timer = setTimeout(check, POLL_INTERVAL_MS);
        notify();
      }
      check();
      const unsubscribe = consent.subscribe('maps', check);
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
    [consent, isGranted],
  );

  return useSyncExternalStore(poll, isGranted, () => false);
}
