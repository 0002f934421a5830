/** Whether the page's address has the parameter `news`, even an empty one (R2.6-1). On the server it never has. */
export function isNewsRequested(): boolean {
  return typeof location !== 'undefined' && new URLSearchParams(location.search).has('news');
}
