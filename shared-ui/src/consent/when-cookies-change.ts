/** Milliseconds between two checks in browsers without the Cookie Store API, and on sites without HTTPS. */
const CHECK_INTERVAL_MS = 500;

/**
 * Calls `check` when any window of this site may have changed a cookie. Browsers report no change to a page in the back/forward
 * cache or to a frozen tab, so `check` is also called when the visitor returns to the page.
 */
export function whenCookiesChange(check: () => void): void {
  const { cookieStore } = window as Partial<Window>;
  if (cookieStore) cookieStore.addEventListener('change', check);
  else setInterval(check, CHECK_INTERVAL_MS);
  addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
}
