import { SitePath } from '@stadtraum/contracts/page-model';
import {
  NETWORK_HEADER,
  SUBMISSION_LIMIT,
  SUBMISSION_TYPES,
  type SubmissionAnswer,
} from '@stadtraum/contracts/submission';
import { compileValidator } from '@stadtraum/contracts/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LONGEST_QUERY, parseQuery } from '../lists/query-string.ts';
import { withinDeadline } from '../server/deadline.ts';
import { type FormReceiver, firstValues, type SentForm } from './sent-form.ts';
import { WorkUnderway } from './work-underway.ts';

const isSitePath = compileValidator(SitePath, { trustSchema: true });

/** Milliseconds; the shell waits for 8000. */
const DEADLINE = 6000;

/**
 * `POST /submission?path=<path>&query=<raw query>`, the body and the headers `content-type`, `accept` and NETWORK_HEADER as the
 * visitor sent them: answers a SubmissionAnswer, or 405 where nothing takes forms. Only the shell asks, which has checked where
 * the form comes from. Of a form that comes again while it is being taken, all get one answer (fault 23).
 */
export function submissionRoute(server: FastifyInstance, receivers: readonly FormReceiver[]): void {
  const receiving = new WorkUnderway<SubmissionAnswer>();
  // In a scope of its own: no other route reads forms.
  server.register((scope, _options, done) => {
    scope.addContentTypeParser([...SUBMISSION_TYPES], { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post('/submission', { bodyLimit: SUBMISSION_LIMIT }, async (request, reply) => {
      const form = readForm(request);
      const receiver = form && receivers.find((candidate) => candidate.takes(form));
      if (!receiver) return reply.code(405).header('allow', 'GET, HEAD').send({ code: 'REQUEST_REJECTED' });
      const answer = receiving.share(identityOf(form), () => receiver.receive(form));
      return withinDeadline(answer, DEADLINE);
    });
    done();
  });
}

/** Equal for forms that differ in nothing. */
function identityOf(form: SentForm): string {
  return JSON.stringify({ ...form, query: [...form.query] });
}

function readForm(request: FastifyRequest): SentForm | undefined {
  const { path, query = '' } = request.query as { path?: string; query?: string };
  if (!isSitePath(path).ok || path === undefined || Buffer.byteLength(query) > LONGEST_QUERY)
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
  };
}
