import { rawRequest } from '../site/raw-request.ts';
import type { Site } from '../site/site.ts';
import type { FuzzedPage, FuzzInput } from './fuzz-inputs.ts';

export interface FuzzResult {
  input: FuzzInput;
  status: number;
  milliseconds: number;
  /** An undeclared status of 500 or above. */
  isUndeclared: boolean;
}

/**
 * Visitors may see only one status above 499: a 503 with Retry-After while the database or the content API is busy or
 * unreachable.
 */
export function isDeclared(status: number, headers: { 'retry-after'?: string | undefined }): boolean {
  return status < 500 || (status === 503 && Number(headers['retry-after']) > 0);
}

/** Sends the inputs concurrently. @param visitors number of addresses to send from, starting with 127.0.100.1 */
export async function fuzz(
  { url }: Pick<Site, 'url'>,
  inputs: readonly FuzzInput[],
  { concurrency = 3, visitors = 200 } = {},
): Promise<FuzzResult[]> {
  const results: FuzzResult[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next; index < inputs.length; index = next) {
      next += 1;
      const input = inputs[index] as FuzzInput;
      results.push(await send(url, input, `127.0.100.${1 + (index % visitors)}`));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

export async function send(url: string, input: FuzzInput, from: string): Promise<FuzzResult> {
  const { target, method = 'GET', headers = {}, body } = input;
  const startedAt = performance.now();
  const response = await rawRequest(url, target, {
    method,
    headers,
    ...(body !== undefined && { body }),
    from,
  });
  const isUndeclared = !isDeclared(response.status, response.headers);
  return { input, status: response.status, milliseconds: performance.now() - startedAt, isUndeclared };
}

/** Every page from the content API with its parameters, and the search page. */
export async function readPages({ contentApiUrl }: Pick<Site, 'contentApiUrl'>): Promise<FuzzedPage[]> {
  const { paths } = (await (await fetch(`${contentApiUrl}/paths`)).json()) as { paths: string[] };
  const pages: FuzzedPage[] = [];
  for (const path of [...paths, '/suche']) {
    const response = await fetch(`${contentApiUrl}/page?${new URLSearchParams({ path })}`);
    pages.push((await response.json()) as FuzzedPage);
  }
  return pages;
}

/** Finds the slowest inputs. Repeats each five times and takes the median, because one run may be slow for other reasons. */
export async function findSlowest(
  { url }: Pick<Site, 'url'>,
  results: readonly FuzzResult[],
  count: number,
): Promise<{ kind: string; target: string; status: number; milliseconds: number }[]> {
  const slow = results
    .filter(({ input }) => input.method !== 'POST')
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count * 4);
  const remeasured: { kind: string; target: string; status: number; milliseconds: number }[] = [];
  for (const [index, { input }] of slow.entries()) {
    const repeats: FuzzResult[] = [];
    for (let repeat = 0; repeat < 5; repeat += 1)
      repeats.push(await send(url, input, `127.0.101.${1 + (index % 200)}`));
    const median = repeats.toSorted((a, b) => a.milliseconds - b.milliseconds)[2] as FuzzResult;
    const { kind, target } = input;
    remeasured.push({ kind, target, status: median.status, milliseconds: Math.round(median.milliseconds) });
  }
  return remeasured.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
}
