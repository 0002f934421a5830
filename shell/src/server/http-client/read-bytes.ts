/**
 * Reads a response's body, but never more than `limit` bytes of it.
 *
 * @returns undefined when there is more
 */
export async function readBytes(response: Response, limit: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's ReadableStream can be iterated; leaving the loop early cancels the transfer.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
