import type { LiveSet } from '@stadtraum/contracts/live-set';
import { LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { generateSigningKey, signEnvelope } from '@stadtraum/federation-kit/signing';
import Fastify from 'fastify';
import { signedLiveSets } from './signed-live-sets.ts';

const key = generateSigningKey();

function makeSet(sequence: number): LiveSet {
  const id = `${sequence}-0000000${sequence}`;
  return { id, sequence, createdAt: '2026-01-01T00:00:00Z', reason: 'a test', releases: [] };
}

const sets = [3, 2, 1].map(makeSet);
const envelopes = sets.map((set) => signEnvelope(LIVE_SET_PAYLOAD, JSON.stringify(set), key));

const server = Fastify();
server.get(
  '/live-sets/signed',
  signedLiveSets({
    history: () => sets,
    envelopeOf: (id) => envelopes[sets.findIndex((set) => set.id === id)],
  }),
);
let origin: string;
beforeAll(async () => {
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const request = (query = '', headers = {}) => fetch(`${origin}/live-sets/signed${query}`, { headers });
const list = async (query = '') => (await request(query)).json();

describe('[TR9] GET /live-sets/signed', () => {
  it('lists the envelopes of the newest live sets, newest first', async () => {
    expect(await list()).toEqual(envelopes);
    expect(await list('?limit=2')).toEqual(envelopes.slice(0, 2));
  });

  it.each(['0', '-1', 'x', '1.5', '1000'])('uses a valid limit instead of %s', async (limit) => {
    expect(await list(`?limit=${limit}`)).toEqual(envelopes);
  });

  it('responds with 304 to a client that has the newest', async () => {
    const { headers } = await request();
    expect((await request('', { 'if-none-match': headers.get('etag') })).status).toBe(304);
    expect((await request('', { 'if-none-match': '"2-00000002"' })).status).toBe(200);
  });
});
