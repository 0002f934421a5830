import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useCallback, useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the consent tool, which may tell a change by itself before (R4.3-2). */
const POLL_INTERVAL = 500;

/**
 * Whether the map may be shown: always without a provider, else as long as consent to map services is given (R4.3-1). False
 * on the server and while the server's HTML is taken over.
 */
export function useMapConsent(isNeeded: boolean): boolean {
  const { consent } = usePlatform();
  const isGranted = useCallback(() => !isNeeded || consent.status('maps') === 'granted', [consent, isNeeded]);

  const follow = useCallback(
    (notify: () => void) => {
      let next: ReturnType<typeof setTimeout> | undefined;
      function look(): void {
        clearTimeout(next);
        if (!isGranted()) next = setTimeout(look, POLL_INTERVAL);
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

  return useSyncExternalStore(follow, isGranted, () => !isNeeded);
}
