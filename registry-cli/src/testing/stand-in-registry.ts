import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import {
  type PublishedRelease,
  REQUEST_PAYLOAD,
  type RegistryRequest,
  type TrustedKey,
} from '@stadtraum/contracts/registry-api';
import { generateSigningKey, openEnvelope, parseEnvelope } from '@stadtraum/federation-kit/signing';

/** A signed request that the registry received. */
export type ReceivedRequest = RegistryRequest & { path: string };

interface Answer {
  status?: number;
  /** Undefined: the connection ends without an answer. */
  body: unknown;
}

/** What anyone may post. */
const UNSIGNED = '/activations/expected';

/** A registry at the other end of the network: it checks signatures, remembers requests, and answers with what the test set. */
export type StandInRegistry = Awaited<ReturnType<typeof startStandInRegistry>>;

export async function startStandInRegistry() {
  const key = generateSigningKey();
  const sender = generateSigningKey();
  const received: ReceivedRequest[] = [];
  /** Answers by path; a status of 300 or more is a refusal. */
  const answers: Record<string, Answer | ((parameters: RegistryRequest['parameters']) => Answer)> = {
    '/identity': { body: { keys: [key.publicKey.text] } },
    '/live-set': { body: LIVE_SET },
    '/releases': { body: RELEASES },
    '/keys': { body: { keys: [trusted(sender.publicKey)] } },
    '/activations': { body: ACTIVATION },
    '/rollbacks': { body: ACTIVATION },
    '/retirements': { body: ACTIVATION },
    '/marks': { body: {} },
    '/prunings': { body: { releases: [{ name: 'mf-press', version: OLD, bytes: 12_300 }], bytes: 12_300 } },
    '/content': { body: { changed: true, revision: 'r1', pages: 1, records: 12, warnings: [] } },
  };

  const server = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://registry');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    let parameters: RegistryRequest['parameters'] = {};
    if (request.method === 'POST' && path !== UNSIGNED) {
      const opened = openEnvelope(readEnvelope(Buffer.concat(chunks).toString()), [sender.publicKey]);
      if (!opened) throw new Error('the request is not signed by the sender');
      const signed: RegistryRequest = JSON.parse(opened.payload.toString());
      received.push({ path, ...signed });
      parameters = signed.parameters;
    }
    const answer = answers[path] ?? { status: 404, body: {} };
    const { status = 200, body } = typeof answer === 'function' ? answer(parameters) : answer;
    if (body === undefined) return response.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Id of the registry's key. */
    id: key.publicKey.id,
    sender,
    received,
    answers,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The envelope is the body, or the part `request` of a publication. */
function readEnvelope(body: string) {
  const [json] = /\{"payloadType".*?\}\]\}/.exec(body) ?? [];
  return parseEnvelope(JSON.parse(json ?? 'null'), REQUEST_PAYLOAD);
}

export const OLD = '1.0.0-aaaaaaaaaa';
export const LIVE = '1.0.0-bbbbbbbbbb';

const RELEASES: PublishedRelease[] = [OLD, LIVE].map((version, index) => ({
  ...{ name: 'mf-press', version, kind: 'remote', sequence: index + 1, manifest: '' },
  ...{ bytes: 12_300, browserBytes: 12_300, blocks: ['press'] },
  publishedAt: `2026-03-10T1${index}:00:00.000Z`,
}));

const LIVE_SET: LiveSet = {
  id: '2-12345678',
  sequence: 2,
  createdAt: '2026-03-10T12:00:00.000Z',
  reason: 'activate mf-press',
  releases: [
    {
      ...{ name: 'mf-press', version: LIVE, kind: 'remote', sequence: 2, manifest: '' },
      liveSince: '2026-03-10T12:00:00.000Z',
    },
  ],
};

const ACTIVATION = {
  liveSet: { ...LIVE_SET, id: '3-12345678', sequence: 3 },
  verificationMs: 1,
  switchMs: 1,
};

function trusted({ id, text }: { id: string; text: string }): TrustedKey {
  return {
    ...{ id, publicKey: text, team: 'press', remotes: ['mf-press'], roles: ['publish', 'activate'] },
    ...{ state: 'active', addedAt: '2026-03-10T12:00:00.000Z', addedBy: 'registry' },
  };
}
