import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useCallback, useSyncExternalStore } from 'react';

/** Polling interval of the consent tool in milliseconds; it may also report a change by itself (R4.3-2). */
const POLL_INTERVAL_MS = 500;

/**
 * Whether the visitor allows map services (R4.3-1); false on the server and during hydration. Revoked consent takes effect at
 * once.
 */
export function useMapConsent(): boolean {
  const { consent } = usePlatform();
  const isGranted = useCallback(() => consent.status('maps') === 'granted', [consent]);

  const follow = useCallback(
    (notify: () => void) => {
      let next: ReturnType<typeof setTimeout> | undefined;
      function look(): void {
        clearTimeout(next);
        if (!isGranted()) next = setTimeout(look, POLL_INTERVAL_MS);
        notify();
      }
      look();
      const unsubscribe = consent.subscribe('maps', look);
      return () => {
        unsubscribe();
        clearTimeout(next);
      };
    },
    [consent, isGranted],
  );

  return useSyncExternalStore(follow, isGranted, () => false);
}
