/** Whether the page's address has the parameter `news`, even an empty one (R2.6-1); false on the server. */
export function isNewsRequested(): boolean {
  return typeof location !== 'undefined' && new URLSearchParams(location.search).has('news');
}
