/** Headers of all answers to a request of a preview: no cache may store them, no search engine list them. */
export const PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding, Cookie',
  'x-robots-tag': 'noindex, nofollow',
};

/** The address of a preview's link must not reach other pages. */
export const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

/**
 * The headers of a page in a preview: its own, but nothing is prefetched, since the preview may end before a prefetched page is shown.
 *
 * @param isFramed whether the page is one of the two frames of the comparison, which this site may then contain
 */
export function previewHeaders(
  headers: Readonly<Record<string, string>>,
  isFramed: boolean,
): Record<string, string> {
  const { 'speculation-rules': _, ...others } = headers;
  const policy = others['content-security-policy'] ?? '';
  return {
    ...others,
    'referrer-policy': 'same-origin',
    'content-security-policy': isFramed ? allowFraming(policy) : policy,
  };
}

function allowFraming(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
