/** Services that require consent. */
export const CONSENT_SERVICES = ['maps', 'video', 'analytics'] as const;
export type ConsentService = (typeof CONSENT_SERVICES)[number];
export type ConsentStatus = 'granted' | 'denied' | 'unknown';

/**
 * The services that the site uses, with the names of the other providers that deliver them. Without a name, the site itself delivers
 * the service. A service that the site does not use is absent.
 */
export type ConsentProviders = { readonly [Service in ConsentService]?: readonly string[] };
