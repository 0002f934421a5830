import type { ConsentService } from '@stadtraum/contracts/consent';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the visitor has consented to a service; false on the server and during hydration. */
export function useConsent(service: ConsentService): boolean {
  const { consent } = usePlatform();
  const subscribe = useCallback(
    (notify: () => void) => consent.subscribe(service, notify),
    [consent, service],
  );
  return useSyncExternalStore(
    subscribe,
    () => consent.status(service) === 'granted',
    () => false,
  );
}
