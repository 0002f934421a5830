/** Services that require consent. */
export const CONSENT_SERVICES = ['maps', 'video', 'analytics'] as const;
export type ConsentService = (typeof CONSENT_SERVICES)[number];
export type ConsentStatus = 'granted' | 'denied' | 'unknown';
