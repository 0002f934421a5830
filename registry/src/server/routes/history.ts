import { Type } from '@sinclair/typebox';
import { type CreatedReplay, type PageHistory, ReplayParameters } from '@stadtraum/contracts/history';
import { SitePath } from '@stadtraum/contracts/page-meta';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { registryError } from '../../errors.ts';
import type { History } from '../../history/history.ts';
import type { Replays } from '../../history/replays.ts';
import type { SignedAction } from '../../requests/signed-requests.ts';

const INSTANT = Type.String({ format: 'date-time' });

const validate = lazyValidator(
  Type.Object({ path: SitePath, from: INSTANT, to: Type.Optional(INSTANT) }, { additionalProperties: false }),
);

/** `GET ?path=&from=&to=`: the states of a page. @throws CodedError HISTORY_UNKNOWN, REQUEST_REJECTED */
export function pageHistory(history: Pick<History, 'states'>) {
  return async ({ query }: FastifyRequest): Promise<PageHistory> => {
    const result = validate(query);
    if (!result.ok) throw serverError('REQUEST_REJECTED', { reason: describeViolations(result.violations) });
    const { path, from, to } = result.value;
    return history.states(path, Date.parse(from), to === undefined ? Date.now() : Date.parse(to));
  };
}

/**
 * `GET /history/models/:hash`, for shells: the JSON of a page model, whose SHA-256 is the hash.
 *
 * @throws CodedError HISTORY_UNKNOWN
 */
export function pageModel(history: Pick<History, 'model'>) {
  return async (
    { params: { hash } }: FastifyRequest<{ Params: { hash: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const model = await history.model(hash);
    const details = { path: `page model ${hash.slice(0, 64)}`, time: 'any time', reason: 'it is not kept' };
    if (!model) throw registryError('HISTORY_UNKNOWN', details);
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(model);
  };
}

/** Parameters `{path, at}`, returns a `CreatedReplay`. Every team may see how a public page was. */
export function createReplay(replays: Replays): SignedAction<ReplayParameters, CreatedReplay> {
  return {
    action: 'replay',
    validate: lazyValidator(ReplayParameters),
    actsOn: () => [],
    subject: ({ path, at }) => `${path} at ${at}`,
    perform: (parameters) => replays.create(parameters),
  };
}
