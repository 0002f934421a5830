/** A request as the browser reports it. Times are in seconds on the same clock. */
export interface ObservedRequest {
  url: string;
  /** URL of its initiator: the document, or the script on top of the stack. */
  initiator?: string;
  type: string;
  start: number;
  end: number;
  /** The body's size as transferred. */
  bytes: number;
  /** Whether the file is only loaded into the cache, when nothing else is to be loaded. Nothing runs it. */
  isPrefetch: boolean;
}

/** Sequential requests until the last script has arrived: the document is 1, its scripts are 2, their imports 3. */
export function scriptDepth(requests: readonly ObservedRequest[], document: string): number {
  const scripts = requests.filter(({ type }) => type === 'Script');
  return Math.max(1, ...scripts.map((script) => depthOf(script, requests, document)));
}

/** Sequential requests to get a resource; 1 for the document and for a resource without an initiator. */
export function depthOf(
  request: ObservedRequest,
  requests: readonly ObservedRequest[],
  document: string,
  visited: ReadonlySet<string> = new Set(),
): number {
  const { url, initiator } = request;
  if (url === document || initiator === undefined || visited.has(url)) return 1;
  const parent = requests.find((other) => other.url === initiator);
  return 1 + (parent ? depthOf(parent, requests, document, new Set([...visited, url])) : 1);
}

/**
 * Rounds of deferred requests: 1 if all start at once, and one more for each link in the longest chain of requests that had to
 * wait for one another.
 */
export function countRounds(requests: readonly ObservedRequest[]): number {
  const rounds = new Map<string, number>();
  for (const { url, initiator } of [...requests].sort((a, b) => a.start - b.start)) {
    rounds.set(url, 1 + ((initiator !== undefined && rounds.get(initiator)) || 0));
  }
  return Math.max(0, ...rounds.values());
}
