/** Whether the page's URL has the parameter `news`, even without a value (R2.6-1); false on the server. */
export function isNewsRequested(): boolean {
  return typeof location !== 'undefined' && new URLSearchParams(location.search).has('news');
}
