import type { ConsentService } from '@stadtraum/contracts/consent';
import type { ConsentPort } from '@stadtraum/contracts/platform';
import { type Behaviour, offerHandover } from '@stadtraum/federation-kit/behaviour';
import { whenNear } from '../when-near.ts';

/** The distance from the viewport at which the content counts as about to be seen. */
const NEAR_MARGIN = '200px 0px';
/** Interval for polling the consent tool, in milliseconds. The tool may also notify about a change (R4.3-2). */
const POLL_INTERVAL_MS = 500;

/**
 * Consent placeholders until their component hydrates: they show their buttons, which the visitor's first touch brings to life.
 * A block that is near the viewport hydrates without a touch as soon as its service is allowed: by an earlier choice, elsewhere
 * on the page or in another tab (R4.3-1, R4.3-2).
 */
const startPlaceholders: Behaviour = (root, { platform: { consent }, hydrate, signal }) => {
  for (const placeholder of root.querySelectorAll<HTMLElement>('[data-consent]')) {
    const end = new AbortController();
    signal.addEventListener('abort', () => end.abort(), { signal: end.signal });
    placeholder.dataset.live = '';
    const stopWatching = whenNear(placeholder, NEAR_MARGIN, () => {
      whenGranted(consent, placeholder.dataset.consent as ConsentService, end, hydrate);
    });
    end.signal.addEventListener('abort', stopWatching);
    offerHandover(placeholder, () => end.abort());
  }
};
export default startPlaceholders;

/** Calls `onGranted` once. @param end ended then; ending it earlier stops the watch */
function whenGranted(
  consent: ConsentPort,
  service: ConsentService,
  end: AbortController,
  onGranted: () => void,
): void {
  function check(): void {
    if (end.signal.aborted || consent.status(service) !== 'granted') return;
    end.abort();
    onGranted();
  }
  const timer = setInterval(check, POLL_INTERVAL_MS);
  const unsubscribe = consent.subscribe(service, check);
  end.signal.addEventListener('abort', () => {
    clearInterval(timer);
    unsubscribe();
  });
  check();
}
