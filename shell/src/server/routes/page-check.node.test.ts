import {
  PAGE_CHECK_PATH,
  SHELL_ADDRESS_HEADER,
  SHELL_SETTINGS_HEADER,
} from '@stadtraum/contracts/page-check';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { blockOf } from '../../../test/stand-ins.ts';
import { TestShell } from '../../../test/test-shell.ts';

const SECRET = 'inner-secret-of-the-tests-0123456789';
const LIVE_SET = '1-00000001';
const RELEASE = 'mf-fixture@1.0.0-0000000001';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  const text = blockOf('a', 'text', { html: 'da' });
  shell.content.put({ path: '/', regions: { main: [text] } });
  shell.content.put({
    path: '/mixed',
    regions: {
      main: [
        text,
        blockOf('b', 'thrower'),
        blockOf('c', 'unknown'),
        blockOf('d', 'text', { html: 1 }),
        blockOf('a', 'text', { html: 'again' }),
      ],
    },
  });
  shell.content.put({ path: '/empty', regions: { main: [blockOf('b', 'thrower')] } });
  shell.content.redirect('/old', { redirectUrl: '/', statusCode: 301 });
  shell.content.fails = (path) => path === '/away';
  await shell.startReady({ INNER_SECRET: SECRET });
});
afterAll(() => shell.end());

async function check(path: string, { liveSet = LIVE_SET, secret = SECRET } = {}) {
  const url = new URL(`http://127.0.0.1:${shell.metricsPort}${PAGE_CHECK_PATH}`);
  url.search = new URLSearchParams({ path, 'live-set': liveSet }).toString();
  const response = await fetch(url, { headers: { [INNER_SECRET_HEADER]: secret } });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('[GA8] GET /page-check', () => {
  it('says of each block whether it was rendered, and which blocks are left out', async () => {
    const timing = { renderMs: { [RELEASE]: expect.any(Number) }, ms: expect.any(Number) };
    const rendered = { id: 'a', type: 'text', release: RELEASE, state: 'rendered' };
    expect(await check('/')).toEqual({
      status: 200,
      body: { liveSet: LIVE_SET, status: 200, blocks: [rendered], skipped: [], ...timing },
    });
    const thrower = { id: 'b', type: 'thrower', release: RELEASE, state: 'failed', reason: 'boom' };
    expect((await check('/mixed')).body).toEqual({
      liveSet: LIVE_SET,
      status: 200,
      blocks: [rendered, thrower],
      skipped: [
        { id: 'c', type: 'unknown', cause: 'unknown' },
        { id: 'a', type: 'text', cause: 'duplicate' },
        { id: 'd', type: 'text', cause: 'invalid' },
      ],
      ...timing,
    });
    expect((await check('/empty')).body).toMatchObject({ status: 503, blocks: [thrower] });
    expect((await check('/old')).body).toMatchObject({ status: 301, blocks: [] });
  });

  it('renders whatever the caches hold, and changes no cache, circuit or metric', async () => {
    await shell.get('/');
    const before = await shell.metrics();
    for (let attempt = 0; attempt < 4; attempt += 1) await check('/mixed');
    expect((await check('/')).body).toMatchObject({ blocks: [{ state: 'rendered' }] });
    const after = await shell.metrics();
    const changed = [...after].filter(
      ([series, value]) =>
        /^shell_(cache_(requests_total|bytes)\{cache="(page|fragment)"|block|circuit)/.test(series) &&
        value !== before.get(series),
    );
    expect(changed).toEqual([]);
    expect((await shell.get('/')).headers['server-timing']).toBe('cache;desc=hit');
  });

  it('is only for servers with the inner secret, and only on the internal port', async () => {
    expect((await check('/', { secret: 'another' })).status).toBe(403);
    expect((await shell.get(`${PAGE_CHECK_PATH}?path=/&live-set=${LIVE_SET}`)).status).toBe(404);
    expect((await check('/', { liveSet: 'live' })).status).toBe(400);
    expect((await check('/away')).status).toBe(503);
  });

  it('waits for a live set, in two requests at a time, and refuses one that was replaced', async () => {
    const pending = [1, 2, 3].map(() => check('/', { liveSet: '2-00000002' }));
    expect((await Promise.race(pending)).status).toBe(429);
    shell.registry.offer({ ...liveSet(), id: '2-00000002', sequence: 2 });
    const served = { status: 200, body: { liveSet: '2-00000002', status: 200 } };
    expect((await Promise.all(pending)).filter(({ status }) => status === 200)).toMatchObject([
      served,
      served,
    ]);
    expect(await check('/')).toEqual({
      status: 409,
      body: { reason: 'the shell serves live set 2-00000002' },
    });
  });

  it('is announced to the registry with the inner secret', async () => {
    const polls = shell.registry.headers.filter((headers) => headers[SHELL_ADDRESS_HEADER] !== undefined);
    expect(polls.at(-1)).toMatchObject({
      [SHELL_ADDRESS_HEADER]: `http://127.0.0.1:${shell.metricsPort}`,
      [INNER_SECRET_HEADER]: SECRET,
      [SHELL_SETTINGS_HEADER]: expect.stringMatching(/^maps=\w{8},frames=\w{8}$/),
    });
  });
});

function liveSet() {
  if (!shell.registry.liveSet) throw new Error('no live set was offered');
  return shell.registry.liveSet;
}
