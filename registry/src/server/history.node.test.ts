import { createHash } from 'node:crypto';
import type { PageHistory } from '@stadtraum/contracts/history';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { openEnvelope, openReplayToken, parsePublicKey } from '@stadtraum/federation-kit/signing';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import type { ErrorBody } from '../testing/running-registry.ts';
import { pageWith, type StandInContentApi, startStandInContentApi } from '../testing/stand-in-content-api.ts';
import { INNER_SECRET, startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const SERVERS = ['0123456789abcdef.00000001', '0123456789abcdef.00000002'] as const;
const press = makeRemote('mf-press');
const press2 = makeRemote('mf-press', { component: 'return content.text + 2' });

let contentApi: StandInContentApi;
let registry: TestRegistry;
/** Instants between the changes. */
const times: string[] = [];

beforeAll(async () => {
  contentApi = await startStandInContentApi({ pages: [pageWith('/presse', { press: { text: 'alt' } })] });
  registry = await startTestRegistry({ contentApiUrl: contentApi.url, gate: { pollMs: 20 } });
  const next = () => times.push(new Date().toISOString());
  for (const release of [makeShell(), makeKit(), press, press2]) await registry.publish(release);
  await announce(SERVERS[0]);
  await registry.activate(makeShell(), makeKit(), press);
  await untilStates(1);
  next();
  await registry.activate(press2);
  next();
  contentApi.pages = [pageWith('/presse', { press: { text: 'neu' } })];
  contentApi.revision = '2-b';
  await untilStates(3);
  next();
  await announce(SERVERS[1]);
});
afterAll(async () => {
  await registry.remove();
  await contentApi.close();
});

/** Asks for the live set as a shell of this version does. */
async function announce(server: string): Promise<void> {
  const headers = { 'x-inner-secret': INNER_SECRET, 'x-shell-address': 'http://127.0.0.1:9' };
  await fetch(`${registry.url}/live-set/signed`, { headers: { ...headers, 'x-shell-server': server } });
}

const history = (query: string) => registry.request<PageHistory & ErrorBody>(`/history?${query}`);
const states = async () =>
  (await history('path=/presse&from=2026-01-01T00:00:00Z').catch(() => undefined))?.body.states ?? [];

async function untilStates(count: number): Promise<void> {
  const end = Date.now() + 60_000;
  while ((await states()).length < count) {
    if (Date.now() > end) throw new Error(`there are not ${count} states`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('[0167] the history names the live set, the page and the server of each state', async () => {
  const { body } = await history('path=/presse&from=2026-01-01T00:00:00Z');
  const [first, second, third, fourth] = body.states;
  expect(body.states).toHaveLength(4);
  expect(second).toMatchObject({ page: first?.page, revision: '1-a', servers: [SERVERS[0]] });
  expect(third).toMatchObject({ liveSet: second?.liveSet, revision: '2-b' });
  expect(fourth).toMatchObject({ page: third?.page, servers: [SERVERS[1]] });
  expect([first?.liveSet.split('-')[0], second?.liveSet.split('-')[0]]).toEqual(['1', '2']);
  expect(first?.page).not.toBe(third?.page);
  const between = await history(`path=/presse&from=${times[0]}&to=${times[1]}`);
  expect(between.body.states).toEqual([first, second]);
});

it('[0167] a replay names the state of its time, and its link says what a shell needs', async () => {
  const { status, body } = await registry.replay('/presse', times[1] ?? '');
  expect(status).toBe(200);
  const [, second] = await states();
  expect(body.state).toEqual(second);
  expect(body.servers).toEqual([SERVERS[1]]);
  const { keys } = (await registry.request<{ keys: string[] }>('/identity')).body;
  const link = openReplayToken(body.path.replace('/vorschau/rueckblick/', ''), keys.map(parsePublicKey));
  expect(link).toEqual({
    ...{ liveSet: second?.liveSet, page: second?.page, servers: [SERVERS[0]] },
    expiresAt: Date.parse(body.expiresAt) / 1000,
  });
  expect(Math.abs(Date.now() + 3_600_000 - Date.parse(body.expiresAt))).toBeLessThan(5_000);
  expect(await registry.newestEntry()).toMatchObject({
    ...{ action: 'replay', outcome: 'done', subject: `/presse at ${times[1]}` },
  });
  expect(JSON.stringify(await registry.log())).not.toContain(body.path.slice(-20));
});

it('[0167] a model is returned to servers of the site only, and its hash is that of its bytes', async () => {
  const [first] = await states();
  const path = `/history/models/${first?.page}`;
  expect((await registry.request(path)).status).toBe(400);
  const response = await fetch(registry.url + path, { headers: { 'x-inner-secret': INNER_SECRET } });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(first?.page);
  expect(JSON.parse(String(bytes))).toMatchObject({ path: '/presse', status: 200 });
  const headers = { 'x-inner-secret': INNER_SECRET };
  expect((await fetch(`${registry.url}/history/models/${'0'.repeat(64)}`, { headers })).status).toBe(404);
  expect((await fetch(`${registry.url}/history/models/..%2Fkey.pem`, { headers })).status).toBe(404);
});

it('[0167] an earlier live set is returned with its signature', async () => {
  const [first] = await states();
  const { body } = await registry.request<Envelope>(`/live-sets/${first?.liveSet}/signed`);
  const { keys } = (await registry.request<{ keys: string[] }>('/identity')).body;
  const opened = openEnvelope(body, keys.map(parsePublicKey));
  expect(JSON.parse(String(opened?.payload)).id).toBe(first?.liveSet);
  expect((await registry.request('/live-sets/9-00000000/signed')).status).toBe(404);
});

it('[0167] what is unknown, malformed or not allowed is refused', async () => {
  const now = new Date().toISOString();
  expect((await registry.replay('/nirgends', now)).body.code).toBe('HISTORY_UNKNOWN');
  expect((await registry.replay('/presse', '2026-01-01T00:00:00Z')).body.message).toContain('it begins on');
  expect((await registry.replay('/presse?a=1', now)).body.code).toBe('REQUEST_REJECTED');
  expect((await registry.replay('/presse', 'gestern')).body.code).toBe('REQUEST_REJECTED');
  expect((await history('path=/nirgends&from=2026-01-01T00:00:00Z')).status).toBe(404);
  expect((await history('path=/presse')).status).toBe(400);
  const activator = registry.as(await registry.addTeam({ roles: ['activate'] }));
  expect((await activator.replay('/presse', now)).body.code).toBe('ACTION_NOT_ALLOWED');
  const publisher = registry.as(await registry.addTeam({ roles: ['publish'] }));
  expect((await publisher.replay('/presse', now)).status).toBe(200);
});

it('[0167] everything is still known after a restart', async () => {
  const before = await states();
  registry = await registry.restart({ contentApiUrl: contentApi.url, gate: { pollMs: 20 } });
  expect((await states()).slice(0, 4)).toEqual(before);
  expect((await registry.replay('/presse', times[0] ?? '')).status).toBe(200);
});
