/** Whether If-None-Match contains this ETag. The comparison is weak, so the encoding does not matter. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const opaque = withoutWeakPrefix(etag);
  return ifNoneMatch.split(',').some((candidate) => withoutWeakPrefix(candidate.trim()) === opaque);
}

function withoutWeakPrefix(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
