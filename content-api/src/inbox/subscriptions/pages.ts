/** Pages that emails link to. Their URLs contain a token, which only a POST uses. */
export const CONFIRM_PAGE = '/abo/bestaetigen';
export const UNSUBSCRIBE_PAGE = '/abo/abmelden';
/** Shows and changes all subscriptions of an address. */
export const MANAGE_PAGE = '/abo/verwalten';

/** Query parameters of these pages: the token and the outcome. */
export const TOKEN_PARAMETER = 'token';
export const OUTCOME_PARAMETER = 'ergebnis';

export function linkWithToken(siteUrl: string, page: string, token: string): string {
  return `${siteUrl}${page}?${TOKEN_PARAMETER}=${token}`;
}

export function outcomeLocation(page: string, outcome: string): string {
  return `${page}?${OUTCOME_PARAMETER}=${outcome}`;
}
