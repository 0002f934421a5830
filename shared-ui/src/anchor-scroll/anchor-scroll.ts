import { elementOfFragment } from '../fragment/fragment.ts';
import { hasModifier } from '../modifier-keys.ts';
import { smoothScrollTo } from '../smooth-scroll/smooth-scroll.ts';

/**
 * Makes links to targets on the same page scroll smoothly (R2.11-7). The URL, the history and the `hashchange` event behave as
 * without it. Clicks that are already handled, and links that open in another window or have no target on this page, are left to
 * the browser.
 *
 * @param root document or element whose links scroll, including links added later
 * @param duration milliseconds
 * @returns a function that removes the behaviour
 */
export function scrollAnchorsSmoothly(root: Document | HTMLElement, duration = 500): () => void {
  function follow(event: Event): void {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return;
    const link = linkOf(event);
    const target = link && targetOf(link);
    if (!target) return;
    event.preventDefault();
    pushUrl(link.href);
    void smoothScrollTo(target, { duration });
  }
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}

function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button !== 0 || hasModifier(event));
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isEligible = link instanceof HTMLAnchorElement && !link.hasAttribute('download');
  return isEligible && (link.target === '' || link.target === '_self') ? link : undefined;
}

/** The element of this page that the link refers to. `#` and `#top` refer to the page itself, unless an element has that id. */
function targetOf(link: HTMLAnchorElement): Element | undefined {
  const [page] = location.href.split('#');
  const [linked, fragment] = link.href.split('#');
  if (linked !== page || fragment === undefined) return undefined;
  return elementOfFragment(fragment) ?? (/^(top)?$/i.test(fragment) ? document.body : undefined);
}

/** `pushState` fires no event, and setting `location.hash` would jump. */
function pushUrl(newURL: string): void {
  const oldURL = location.href;
  if (newURL === oldURL) return;
  history.pushState(null, '', newURL);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
}
