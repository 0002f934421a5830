import { isSameServer } from '@stadtraum/contracts/history';

/** Endpoint of reports in a document's headers. */
const REPORTING = /^report-(uri|to)\b/;
/** What a replay must not do: its forms and scripts would reach the site as it is now. */
const CLOSED = /^(connect-src|form-action)\b.*/;

/**
 * The headers of a replayed page: those that visitors got, but nothing is sent from it, and nothing prefetched or reported. Its address
 * contains the link, which must not reach other pages.
 */
export function replayHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'speculation-rules': _, 'reporting-endpoints': __, ...others } = headers;
  const policy = (others['content-security-policy'] ?? '')
    .split('; ')
    .filter((directive) => !REPORTING.test(directive))
    .map((directive) => directive.replace(CLOSED, "$1 'none'"));
  const integrity = others['integrity-policy'];
  return {
    ...others,
    'content-security-policy': policy.join('; '),
    ...(integrity !== undefined && { 'integrity-policy': integrity.replace(/, endpoints=.*$/, '') }),
    'cross-origin-opener-policy': 'same-origin',
  };
}

/**
 * Value of `REPLAY_EQUALITY_HEADER`.
 *
 * @param server version of this server
 * @param then versions of the servers at the time of the page
 * @param isComplete whether every block was rendered
 */
export function equalityOf(server: string, then: readonly string[], isComplete: boolean): string {
  if (!isComplete) return 'not-promised; a block was not rendered';
  if (isSameServer(server, then)) return 'promised';
  return `not-promised; server=${server}; then=${then.join(',') || 'unknown'}`;
}
