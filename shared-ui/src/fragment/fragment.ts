import { useEffectEvent, useLayoutEffect } from 'react';

/** The element that a URL's fragment refers to. @param fragment without `#`, as in the URL */
export function elementOfFragment(fragment: string): Element | undefined {
  return document.getElementById(decodeFragment(fragment)) ?? document.getElementById(fragment) ?? undefined;
}

/**
 * Calls `onTarget` with the element that the page's fragment refers to, once after hydration and whenever the fragment changes.
 */
export function useFragmentTarget(onTarget: (element: Element) => void): void {
  const report = useEffectEvent(() => {
    const element = elementOfFragment(location.hash.slice(1));
    if (element) onTarget(element);
  });
  // Before paint, so that the fragment's target is visible immediately.
  useLayoutEffect(() => {
    report();
    const listener = () => report();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);
}

/**
 * Whether the browser itself opens a `<details>` or an element with `hidden="until-found"` for a fragment or a search within the
 * page. Browsers that support `onbeforematch` do both.
 */
export function browserRevealsTargets(): boolean {
  return 'onbeforematch' in HTMLElement.prototype;
}

/** Decodes a fragment; one with a stray `%` is returned unchanged. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
