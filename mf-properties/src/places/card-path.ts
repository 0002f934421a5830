/** Path of the place that a card is about, from the link in its title; empty for anything but a card. */
export function cardPath(target: Element): string {
  const link = target
    .closest('article')
    ?.querySelector<HTMLAnchorElement>('h2 a[href], h3 a[href], h4 a[href]');
  return link?.pathname ?? '';
}
