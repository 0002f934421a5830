import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { logProblem } from '@stadtraum/server-base/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { registryError } from '../../errors.ts';
import type { History } from '../../history/history.ts';
import { type AnnouncedShells, readAnnouncement, serversOf } from '../../shells/announced-shells.ts';
import type { VisitorReports } from '../../shells/visitor-reports.ts';
import type { LiveSetStore } from '../../store/live-set-store.ts';

/** The current live set, or 304 when the client has it. For people and for servers that trust this one. */
export function currentLiveSet(liveSets: LiveSetStore) {
  return sendCurrent(liveSets, (set) => set);
}

/** The envelope that signs the current live set (SE7), or 304 when the client has it. Shells poll it and announce themselves. */
export function signedLiveSet({
  liveSets,
  shells,
  history,
  visitorReports,
  innerSecret,
}: {
  liveSets: LiveSetStore;
  shells: AnnouncedShells;
  history: Pick<History, 'noteServers'>;
  visitorReports: VisitorReports;
  innerSecret: string;
}) {
  const send = sendCurrent(liveSets, ({ id }) => liveSets.envelopeOf(id));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const announcement = readAnnouncement(request, innerSecret);
    if (announcement) {
      shells.announce(announcement.shell);
      history.noteServers(serversOf(shells.list()));
      // The live set does not wait for the log.
      visitorReports
        .take(announcement.visitorReports)
        .catch((error) => logProblem(request.log, 'warn', error));
    }
    return send(request, reply);
  };
}

function sendCurrent(liveSets: LiveSetStore, bodyOf: (set: LiveSet) => unknown) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const set = liveSets.current();
    if (!set) throw releaseError('LIVE_SET_MISSING', {});
    const etag = `"${set.id}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    return headers['if-none-match'] === etag ? reply.code(304).send() : bodyOf(set);
  };
}

/** All live sets, newest first. */
export function liveSetHistory(liveSets: LiveSetStore) {
  return async (): Promise<readonly LiveSet[]> => liveSets.history();
}

/** One live set. */
export function liveSet(liveSets: LiveSetStore) {
  return async ({ params: { id } }: FastifyRequest<{ Params: { id: string } }>): Promise<LiveSet> => {
    const set = liveSets.find(id);
    if (!set) throw registryError('LIVE_SET_UNKNOWN', { id });
    return set;
  };
}

/** The envelope that signs one live set, current or earlier: shells replay pages with it. */
export function signedEarlierLiveSet(liveSets: LiveSetStore) {
  return async ({ params: { id } }: FastifyRequest<{ Params: { id: string } }>): Promise<Envelope> => {
    const envelope = liveSets.envelopeOf(id);
    if (!envelope) throw registryError('LIVE_SET_UNKNOWN', { id });
    return envelope;
  };
}
