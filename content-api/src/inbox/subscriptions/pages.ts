/** The pages that links in mails lead to. A link's secret stays in the address; the pages do not look at it, the POST does. */
export const CONFIRM_PAGE = '/abo/bestaetigen';
export const UNSUBSCRIBE_PAGE = '/abo/abmelden';

/** Query parameters of both: the secret, and what happened. */
export const TOKEN_PARAMETER = 'token';
export const OUTCOME_PARAMETER = 'ergebnis';

export function linkWithToken(siteUrl: string, page: string, token: string): string {
  return `${siteUrl}${page}?${TOKEN_PARAMETER}=${token}`;
}

export function outcomeLocation(page: string, outcome: string): string {
  return `${page}?${OUTCOME_PARAMETER}=${outcome}`;
}
