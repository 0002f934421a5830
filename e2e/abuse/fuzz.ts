import { rawRequest } from '../site/raw-request.ts';
import type { Site } from '../site/site.ts';
import type { FuzzedPage, FuzzInput } from './fuzz-inputs.ts';

export interface FuzzAnswer {
  input: FuzzInput;
  status: number;
  milliseconds: number;
  /** An undeclared status of 500 or above. */
  isUndeclared: boolean;
}

/** The only status above 499 that visitors may see is a 503 with Retry-After: database or content API busy or unreachable. */
export function isDeclared(status: number, headers: { 'retry-after'?: string | undefined }): boolean {
  return status < 500 || (status === 503 && Number(headers['retry-after']) > 0);
}

/** Sends the inputs concurrently, each from a different visitor. @param visitors addresses from 127.0.100.1 on */
export async function fuzz(
  { url }: Pick<Site, 'url'>,
  inputs: readonly FuzzInput[],
  { atOnce = 3, visitors = 200 } = {},
): Promise<FuzzAnswer[]> {
  const answers: FuzzAnswer[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next; index < inputs.length; index = next) {
      next += 1;
      const input = inputs[index] as FuzzInput;
      answers.push(await send(url, input, `127.0.100.${1 + (index % visitors)}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

export async function send(url: string, input: FuzzInput, from: string): Promise<FuzzAnswer> {
  const { target, method = 'GET', headers = {}, body } = input;
  const startedAt = performance.now();
  const answer = await rawRequest(url, target, {
    method,
    headers,
    ...(body !== undefined && { body }),
    from,
  });
  const isUndeclared = !isDeclared(answer.status, answer.headers);
  return { input, status: answer.status, milliseconds: performance.now() - startedAt, isUndeclared };
}

/** Every page of the content API with its parameters, and the search. */
export async function readPages({ contentApiUrl }: Pick<Site, 'contentApiUrl'>): Promise<FuzzedPage[]> {
  const { paths } = (await (await fetch(`${contentApiUrl}/paths`)).json()) as { paths: string[] };
  const pages: FuzzedPage[] = [];
  for (const path of [...paths, '/suche']) {
    const response = await fetch(`${contentApiUrl}/page?${new URLSearchParams({ path })}`);
    pages.push((await response.json()) as FuzzedPage);
  }
  return pages;
}

/** The slowest inputs of each kind, each sent again: an input that was slow only once was slow because of the machine. */
export async function slowestOf(
  { url }: Pick<Site, 'url'>,
  answers: readonly FuzzAnswer[],
  amount: number,
): Promise<{ kind: string; target: string; status: number; milliseconds: number }[]> {
  const slow = answers
    .filter(({ input }) => input.method !== 'POST')
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, amount * 4);
  const again: { kind: string; target: string; status: number; milliseconds: number }[] = [];
  for (const [index, { input }] of slow.entries()) {
    const repeated: FuzzAnswer[] = [];
    for (let time = 0; time < 5; time += 1)
      repeated.push(await send(url, input, `127.0.101.${1 + (index % 200)}`));
    const median = repeated.toSorted((a, b) => a.milliseconds - b.milliseconds)[2] as FuzzAnswer;
    const { kind, target } = input;
    again.push({ kind, target, status: median.status, milliseconds: Math.round(median.milliseconds) });
  }
  return again.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, amount);
}
