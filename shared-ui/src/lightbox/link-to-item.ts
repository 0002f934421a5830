/** Whether a link leads to the item with this URL. */
export function isLinkTo(link: HTMLAnchorElement, href: string): boolean {
  return link.href === new URL(href, document.baseURI).href;
}
