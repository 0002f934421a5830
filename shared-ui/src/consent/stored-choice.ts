import { CONSENT_SERVICES, type ConsentService } from '@stadtraum/contracts/consent';

/** The services that the visitor accepted; all others were refused. */
export type ConsentChoice = ReadonlySet<ConsentService>;

/** The cookie of vanilla-cookieconsent. Raising the revision asks every visitor again. */
export const CONSENT_COOKIE: ConsentCookie = { name: 'consent', revision: 1, days: 182 };

export interface ConsentCookie {
  name: string;
  revision: number;
  days: number;
}

const DAY_S = 86_400;

/** What is stored, read without the consent tool. */
export interface StoredDecision {
  /** Undefined if nothing is stored that the tool would accept. */
  choice: ConsentChoice | undefined;
  /** Changes with each decision. */
  text: string;
  /** Changes with each decision on all services. */
  onAll: unknown;
}

export function readStored(): StoredDecision {
  const cookie = readCookie();
  const { categories, revision, consentId, data } = cookie;
  const isValid = consentId && revision === CONSENT_COOKIE.revision && Array.isArray(categories);
  return { choice: isValid ? choiceOf(categories) : undefined, text: JSON.stringify(cookie), onAll: data };
}

/** Whether the stored choice was made when the site used these services. A choice that does not list its services is about all. */
export function isStoredFor(services: readonly ConsentService[]): boolean {
  const asked = Object.keys(Object(readCookie().services));
  return !asked[0] || services.every((service) => asked.includes(service));
}

/**
 * Stores a choice without the consent tool, as the tool would. Without cookies, it has no effect.
 *
 * @param services the services that the site uses
 * @param isOnAll whether the visitor has decided on all of them, and not on one
 */
export function writeStoredChoice(
  choice: ConsentChoice,
  services: readonly ConsentService[],
  isOnAll?: boolean,
): void {
  const { consentId, consentTimestamp, data } = readCookie();
  const now = new Date();
  const maxAge = CONSENT_COOKIE.days * DAY_S;
  const cookie = {
    categories: ['necessary', ...choice],
    revision: CONSENT_COOKIE.revision,
    // The tool keeps this property for the site.
    data: isOnAll ? now : data,
    consentTimestamp: consentTimestamp || now,
    consentId: consentId || randomId(),
    services: Object.fromEntries(['necessary', ...services].map((service) => [service, []])),
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

/** @param categories the tool's categories that the visitor accepted */
export function choiceOf(categories: readonly string[]): ConsentChoice {
  return new Set(CONSENT_SERVICES.filter((service) => categories.includes(service)));
}

/** Properties of the tool's cookie that this site reads. */
interface StoredCookie {
  categories?: unknown;
  revision?: unknown;
  consentId?: unknown;
  consentTimestamp?: unknown;
  services?: unknown;
  /** Time of the last decision on all services. */
  data?: unknown;
}

/** Returns an empty object without a readable cookie. */
function readCookie(): StoredCookie {
  try {
    const stored = document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE.name}=`))
      ?.slice(CONSENT_COOKIE.name.length + 1);
    // Another tool may have written a value that is not an object.
    return Object(stored && JSON.parse(decodeURIComponent(stored)));
  } catch {
    // The cookie was written by another tool or is truncated, or cookies cannot be read. The visitor is asked again.
    return {};
  }
}

/** 128 random bits. `crypto.randomUUID` does not exist on sites without HTTPS. */
function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
