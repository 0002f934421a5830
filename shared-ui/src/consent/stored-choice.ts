import { CONSENT_SERVICES, type ConsentService } from '@stadtraum/contracts/consent';

/** The services that the visitor accepted; all others were declined. */
export type ConsentChoice = ReadonlySet<ConsentService>;

/** The cookie of vanilla-cookieconsent. Raising the revision asks every visitor again. */
export const CONSENT_COOKIE: ConsentCookie = { name: 'consent', revision: 1, days: 182 };

export interface ConsentCookie {
  name: string;
  revision: number;
  days: number;
}

const DAY_S = 86_400;

/** Reads the stored choice without the consent tool; a value that the tool would reject counts as no choice. */
export function readStoredChoice(): ConsentChoice | undefined {
  const stored = readCookie();
  return stored && choiceFrom(stored);
}

/** Stores a choice without the consent tool, as the tool would. Without cookies, it has no effect. */
export function writeStoredChoice(choice: ConsentChoice): void {
  const { consentId, consentTimestamp } = readCookie() ?? {};
  const now = new Date();
  const maxAge = CONSENT_COOKIE.days * DAY_S;
  const cookie = {
    categories: ['necessary', ...choice],
    revision: CONSENT_COOKIE.revision,
    data: null,
    consentTimestamp: consentTimestamp ?? now,
    consentId: consentId || randomId(),
    services: { necessary: [], maps: [], video: [], analytics: [] },
    languageCode: 'de',
    lastConsentTimestamp: now,
    expirationTime: now.getTime() + maxAge * 1000,
  };
  const { hostname, protocol } = location;
  // With another domain, this would be a second cookie of the same name.
  const domain = hostname.includes('.') ? `; Domain=${hostname}` : '';
  const secure = protocol === 'https:' ? '; Secure' : '';
  try {
    const value = encodeURIComponent(JSON.stringify(cookie));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the next status must be right
    document.cookie = `${CONSENT_COOKIE.name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${domain}${secure}`;
  } catch {
    // The document is sandboxed. The choice applies to this page.
  }
}

/** @param cookie the tool's cookie value */
export function choiceFrom({ categories, revision, consentId }: StoredCookie): ConsentChoice | undefined {
  if (!Array.isArray(categories) || revision !== CONSENT_COOKIE.revision || !consentId) return undefined;
  return new Set(CONSENT_SERVICES.filter((service) => categories.includes(service)));
}

/** What the cookie holds, as far as this site reads it. */
export interface StoredCookie {
  categories?: unknown;
  revision?: unknown;
  consentId?: unknown;
  consentTimestamp?: unknown;
}

function readCookie(): StoredCookie | undefined {
  try {
    const stored = document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE.name}=`))
      ?.slice(CONSENT_COOKIE.name.length + 1);
    // Another tool may have written a value that is not an object.
    return stored ? Object(JSON.parse(decodeURIComponent(stored))) : undefined;
  } catch {
    // The cookie was written by another tool or is truncated, or cookies cannot be read. The visitor is asked again.
    return undefined;
  }
}

/** 128 random bits. `crypto.randomUUID` does not exist on sites without HTTPS. */
function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
