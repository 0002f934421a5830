/** Headers of all answers to a request of a preview: no cache may store them, no search engine list them. */
export const PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store, no-transform',
  vary: 'Accept-Encoding, Cookie',
  'x-robots-tag': 'noindex, nofollow',
};

/** The address of a preview's link must not reach other pages. */
export const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

/**
 * The headers of a page in a preview: its own, but nothing is prefetched, since the preview may end before a prefetched page is shown.
 * The tools of Module Federation may override its remotes with releases from the developer's own computer, whose hashes no import map lists.
 *
 * @param options.isFramed whether the page is one of the two frames of the comparison, which this site may then contain
 * @param options.isLive whether it is the live page, which nothing overrides
 */
export function previewHeaders(
  headers: Readonly<Record<string, string>>,
  { isFramed, isLive }: { isFramed: boolean; isLive: boolean },
): Record<string, string> {
  const { 'speculation-rules': _, 'integrity-policy': integrityPolicy, ...others } = headers;
  const policy = others['content-security-policy'] ?? '';
  const ownPolicy = isLive ? policy : allowOwnComputer(policy);
  return {
    ...others,
    ...(isLive && integrityPolicy !== undefined && { 'integrity-policy': integrityPolicy }),
    'referrer-policy': 'same-origin',
    'content-security-policy': isFramed ? allowFraming(ownPolicy) : ownPolicy,
  };
}

function allowOwnComputer(policy: string): string {
  return policy.replace(/(?<=^|; )(script-src|style-src|connect-src) /g, '$1 http://localhost:* ');
}

function allowFraming(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
