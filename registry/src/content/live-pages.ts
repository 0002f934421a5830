import type { IncomingMessage } from 'node:http';
import { Type } from '@sinclair/typebox';
import type { CodedError } from '@stadtraum/contracts/errors';
import { PageModel } from '@stadtraum/contracts/page-model';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { sendRequest } from '@stadtraum/server-base/http-client';
import { withTimeout } from '@stadtraum/server-base/timeout';

/** Maximum length of a page model as JSON. */
const MAX_LINE_LENGTH = 8_000_000;
/** Milliseconds without a byte after which the content API is given up. */
const SILENCE_MS = 10_000;

const validateStart = lazyValidator(
  Type.Object({ revision: Type.Optional(Type.String()), pages: Type.Integer() }),
);
const validateError = lazyValidator(Type.Object({ code: Type.String(), message: Type.String() }));
const validatePage = lazyValidator(PageModel);

/**
 * Reads `GET /live-pages` and hands on each page model as it arrives, so that thousands of pages need little memory at once.
 *
 * @param errorOf creates the error for a reason
 * @returns the revision of all these pages; undefined if nothing is loaded
 * @throws what `errorOf` creates
 */
export async function readLivePages(
  url: URL,
  headers: Record<string, string>,
  {
    onPage,
    signal,
    errorOf,
  }: { onPage: (page: PageModel) => void; signal: AbortSignal; errorOf: (reason: string) => CodedError },
): Promise<string | undefined> {
  const response = await sendRequest(url, { headers, signal });
  if (response.statusCode !== 200) {
    response.destroy();
    throw errorOf(`it returned ${response.statusCode}`);
  }
  let revision: string | undefined;
  let isStarted = false;
  for await (const line of linesOf(response, signal, errorOf)) {
    const value: unknown = JSON.parse(line);
    const failure = validateError(value);
    if (failure.ok) throw errorOf(failure.value.message.replace(/\.$/, ''));
    if (isStarted) {
      const page = validatePage(value);
      if (!page.ok) throw errorOf('it returned an invalid page');
      onPage(page.value);
      continue;
    }
    const start = validateStart(value);
    if (!start.ok) throw errorOf('it returned an invalid response');
    revision = start.value.revision;
    isStarted = true;
  }
  if (!isStarted) throw errorOf('it returned an invalid response');
  return revision;
}

async function* linesOf(
  body: IncomingMessage,
  signal: AbortSignal,
  errorOf: (reason: string) => CodedError,
): AsyncGenerator<string> {
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const part = await inTime(parts.next(), errorOf);
      if (signal.aborted || part.done) break;
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_LINE_LENGTH) throw errorOf('it returned a page that is too long');
      yield* lines;
    }
  } finally {
    body.destroy();
  }
  // Every line ends with a line break: without it, the connection was lost.
  if (rest !== '' || signal.aborted) throw errorOf('the connection was lost');
}

function inTime<Value>(work: Promise<Value>, errorOf: (reason: string) => CodedError): Promise<Value> {
  return withTimeout(work, SILENCE_MS, () => errorOf(`it sent nothing for ${SILENCE_MS / 1000} s`));
}
