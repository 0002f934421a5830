import type { UrlState } from '@stadtraum/contracts/platform';

/** Whether the page's URL has the parameter `news`, even without a value (R2.6-1); false on the server. */
export function isNewsRequested(urlState: UrlState): boolean {
  return urlState.read().some(([name]) => name === 'news');
}
