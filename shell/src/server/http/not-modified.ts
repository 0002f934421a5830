/** Whether If-None-Match names this ETag, by weak comparison: the coding does not matter. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const opaque = withoutWeakness(etag);
  return ifNoneMatch.split(',').some((candidate) => withoutWeakness(candidate.trim()) === opaque);
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
