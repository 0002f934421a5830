import { CONSENT_SERVICES, type ConsentService } from '@stadtraum/contracts/consent';

/** The services that the visitor accepted; all others were declined. */
export type ConsentChoice = ReadonlySet<ConsentService>;

/** The cookie of vanilla-cookieconsent. Raising the revision asks every visitor again. */
export const CONSENT_COOKIE = { name: 'consent', revision: 1, days: 182 } as const;

/** Reads the stored choice without the consent tool; a value that the tool would reject counts as no choice. */
export function readStoredChoice(): ConsentChoice | undefined {
  try {
    const stored = document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE.name}=`))
      ?.slice(CONSENT_COOKIE.name.length + 1);
    return stored ? choiceFrom(JSON.parse(decodeURIComponent(stored))) : undefined;
  } catch {
    // The cookie was written by another tool or is truncated, or cookies cannot be read. The visitor is asked again.
    return undefined;
  }
}

/** @param cookie the tool's cookie value */
export function choiceFrom(cookie: {
  categories?: unknown;
  revision?: unknown;
  consentId?: unknown;
}): ConsentChoice | undefined {
  const { categories, revision, consentId } = cookie;
  if (!Array.isArray(categories) || revision !== CONSENT_COOKIE.revision || !consentId) return undefined;
  return new Set(CONSENT_SERVICES.filter((service) => categories.includes(service)));
}
