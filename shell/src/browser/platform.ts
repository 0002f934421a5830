import type { BrowserSettings } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import { createConsent } from '@stadtraum/shared-ui/consent';
import { createEventBus } from '@stadtraum/shared-ui/event-bus';
import { createUrlState } from '@stadtraum/shared-ui/url-state';
import { pulse } from './pulse.ts';
import type { Reports } from './reports/reports.ts';
import { sanitizerReady } from './trusted-types.ts';
import { whenIdle } from './when-idle.ts';

/** Creates the platform that all islands of the page share. */
export function createPlatform(
  { siteHost, testHost, botCheck, consent: providers = {} }: BrowserSettings,
  reports: Reports,
): Platform {
  const bus = createEventBus((error) => reports.error('BROWSER_SCRIPT_FAILED', error));
  const consent = createConsent({
    bus,
    providers,
    siteHost,
    whenIdle,
    beforeSettings: sanitizerReady,
    showPending: pulse,
    onError: (error) => reports.error('BROWSER_SCRIPT_FAILED', error),
  });
  // All hosts serve the same document, so the browser has to check the host name.
  const settings = {
    isTestHost: testHost !== undefined && location.hostname === testHost,
    botCheck: botCheck === true,
  };
  return { bus, consent, urlState: createUrlState(bus), settings };
}
