import type { ConsentService } from '@stadtraum/contracts/platform';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the visitor has agreed to a service. False on the server and while the server's HTML is taken over. */
export function useConsent(service: ConsentService): boolean {
  const { consent } = usePlatform();
  const follow = useCallback((notify: () => void) => consent.subscribe(service, notify), [consent, service]);
  return useSyncExternalStore(
    follow,
    () => consent.status(service) === 'granted',
    () => false,
  );
}
