/** A request as the browser tells of it. Times are seconds of one clock. */
export interface ObservedRequest {
  url: string;
  /** URL of what asked for it: the document's parser, or the script on top of the stack. */
  initiator?: string;
  type: string;
  start: number;
  end: number;
  /** Of the body, as it came over the network. */
  bytes: number;
}

/** Requests in a row until the last script is there: the document is 1, what it names 2, what that imports 3. */
export function scriptDepth(requests: readonly ObservedRequest[], document: string): number {
  const scripts = requests.filter(({ type }) => type === 'Script');
  return Math.max(1, ...scripts.map((script) => depthOf(script, requests, document)));
}

/** Requests in a row to get a resource; of one that nobody asked for, and of the document, 1. */
export function depthOf(
  request: ObservedRequest,
  requests: readonly ObservedRequest[],
  document: string,
  seen: ReadonlySet<string> = new Set(),
): number {
  const { url, initiator } = request;
  if (url === document || initiator === undefined || seen.has(url)) return 1;
  const asker = requests.find((other) => other.url === initiator);
  return 1 + (asker ? depthOf(asker, requests, document, new Set([...seen, url])) : 1);
}

/**
 * Rounds of requests after a moment at which everything that ran was there already: 1 when all are asked for at once,
 * one more for each that had to wait for the answer to another of them.
 */
export function roundsOf(requests: readonly ObservedRequest[]): number {
  const rounds = new Map<string, number>();
  for (const { url, initiator } of [...requests].sort((a, b) => a.start - b.start)) {
    rounds.set(url, 1 + (rounds.get(initiator ?? '') ?? 0));
  }
  return Math.max(0, ...rounds.values());
}
