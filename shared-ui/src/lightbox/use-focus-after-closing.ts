import { type RefObject, useEffect, useRef } from 'react';
import { isLinkTo } from './link-to-item.ts';

/** Milliseconds in which the step back in the history, with which a lightbox closes, has ended. */
const BACK_MS = 1_000;

/**
 * Moves the focus to the link of the last item when a lightbox closes that no link has opened, as after following a URL with its
 * fragment (FO5). Otherwise the viewers return the focus to the link.
 *
 * @param root the element with the links
 * @param href URL of the open item; undefined while the lightbox is closed
 */
export function useFocusAfterClosing(root: RefObject<HTMLElement | null>, href: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const closed = href === undefined ? last.current : undefined;
    last.current = href;
    if (closed !== undefined && root.current) focusLink(root.current, closed);
  }, [root, href]);
}

/** Leaves the focus where it is, unless it is lost. Falls back to the links of other items, because a slide may be inert. */
function focusLink(root: HTMLElement, href: string): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-hold]')];
  const candidates = [...links.filter((link) => isLinkTo(link, href)), ...links];
  for (const link of candidates) {
    if (document.activeElement !== document.body) return;
    link.focus({ preventScroll: true });
    if (document.activeElement === link) showFocus(link);
  }
}

/** Scrolls to the link, unless the visitor uses a pointer: then the page stays where it is. */
function showFocus(link: HTMLElement): void {
  const scroll = () => {
    if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'center' });
  };
  scroll();
  // The browser restores the scroll position of the earlier entry after this event.
  const restored = () => requestAnimationFrame(() => requestAnimationFrame(scroll));
  addEventListener('popstate', restored, { once: true, signal: AbortSignal.timeout(BACK_MS) });
}
