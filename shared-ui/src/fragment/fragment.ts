/** The element that a URL's fragment refers to. @param fragment without `#`, as in the URL */
export function elementOfFragment(fragment: string): Element | undefined {
  return document.getElementById(decodeFragment(fragment)) ?? document.getElementById(fragment) ?? undefined;
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
