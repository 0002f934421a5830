import {
  NETWORK_HEADER,
  SUBMISSION_LIMIT,
  SUBMISSION_TYPES,
  type SubmissionResponse,
} from '@stadtraum/contracts/forms/submission';
import { SitePath } from '@stadtraum/contracts/page-model';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { withinDeadline } from '../../http/deadline.ts';
import { firstValues, MAX_QUERY_BYTES, parseQuery } from '../../kernel/query-string.ts';
import { InFlightWork } from './in-flight-work.ts';
import type { FormReceiver, FormResult, SentForm } from './sent-form.ts';

const isSitePath = lazyValidator(SitePath);

/** In milliseconds; shorter than the shell's timeout of 8000. */
const DEADLINE_MS = 6000;

export interface SubmissionRouteParts {
  receivers: readonly FormReceiver[];
  /** Admits only servers of this site (SE9), because only the shell knows a form's origin and network. */
  internalOnly: onRequestAsyncHookHandler;
  /** Called once for each form, with its result. */
  onReceived: (form: FormReceiver['name'], result: FormResult | 'failed') => void;
}

/**
 * `POST /submission?path=<path>&query=<raw query>`, with the body and the headers `content-type`, `accept` and NETWORK_HEADER as the
 * visitor sent them. Returns a SubmissionResponse, or 405 if no receiver handles the form. Only the shell calls it, after checking the
 * form's origin. Duplicates that arrive while a form is being processed share its response (F23).
 */
export function submissionRoute(server: FastifyInstance, parts: SubmissionRouteParts): void {
  const { receivers, internalOnly, onReceived } = parts;
  const inFlight = new InFlightWork<SubmissionResponse>();
  // In a scope of its own, so that no other route parses forms.
  server.register((scope, _options, done) => {
    scope.addContentTypeParser([...SUBMISSION_TYPES], { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const options = { bodyLimit: SUBMISSION_LIMIT, onRequest: internalOnly };
    scope.post('/submission', options, async (request, reply) => {
      const form = readForm(request);
      const receiver = form && receivers.find((candidate) => candidate.handles(form));
      if (!receiver) return reply.code(405).header('allow', 'GET, HEAD').send({ code: 'REQUEST_REJECTED' });
      const response = inFlight.share(deduplicationKey(form), () => receive(receiver, form));
      return withinDeadline(response, DEADLINE_MS);
    });
    done();
  });

  /** Logs and counts each form once. The log entry contains none of the form's values. */
  async function receive(receiver: FormReceiver, form: SentForm): Promise<SubmissionResponse> {
    const { name, receive } = receiver;
    try {
      const { result, block, response } = await receive(form);
      const { request, path: page } = form;
      server.log.info({ request, form: name, page, block, result }, 'a form was received');
      onReceived(name, result);
      return response;
    } catch (error) {
      onReceived(name, 'failed');
      throw error;
    }
  }
}

/** A key that is equal for forms that differ only in their request id. */
function deduplicationKey({ request: _, ...form }: SentForm): string {
  return JSON.stringify({ ...form, query: [...form.query] });
}

function readForm(request: FastifyRequest): SentForm | undefined {
  const { path, query = '' } = request.query as { path?: string; query?: string };
  if (!isSitePath(path).ok || path === undefined || Buffer.byteLength(query) > MAX_QUERY_BYTES)
    return undefined;
  const { accept = '', 'content-type': type = '', [NETWORK_HEADER]: network } = request.headers;
  const body = String(request.body ?? '');
  return {
    path,
    query: firstValues(parseQuery(query)),
    fields: type.startsWith(SUBMISSION_TYPES[0]) ? parseQuery(body) : [],
    body,
    wantsJson: accept.startsWith('application/json'),
    network: String(network ?? 'unknown'),
    request: request.id,
  };
}
