import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

/** The part of the store of live sets that the route needs. */
export interface SignedHistory {
  /** Newest first. */
  history(): readonly LiveSet[];
  envelopeOf(id: string): Envelope | undefined;
}

/**
 * `GET /live-sets/signed?limit=`: the envelopes of the newest live sets, newest first, or 304 when the client has the newest. A
 * shell learns from them which releases it may fetch when they are asked for (TR9).
 */
export function signedLiveSets(liveSets: SignedHistory) {
  return async (
    { headers, query }: FastifyRequest<{ Querystring: { limit?: string } }>,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const sets = liveSets.history();
    const etag = `"${sets[0]?.id ?? 'none'}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const envelopes = sets.slice(0, limitOf(query.limit)).map(({ id }) => liveSets.envelopeOf(id));
    return envelopes.filter((envelope) => envelope !== undefined);
  };
}

function limitOf(value: string | undefined): number {
  const limit = Number(value ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT;
}
