import { TestShell } from '../../../test/test-shell.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const PROXY = '127.0.0.2';
const VISITOR = '127.0.0.1';
const NETWORK_HEADER = 'x-visitor-network';

describe('[SE3] TRUSTED_PROXIES', () => {
  it.each([
    ['', '127.0.0.1', false],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['192.0.2.1, 10.0.0.0/8', '10.20.30.40', true],
    ['10.0.0.0/8', '::ffff:10.20.30.40', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['0.0.0.0/0', 'unix:', false],
  ])('for the ranges "%s" and the address %s, returns %s', (ranges, address, isTrusted) => {
    expect(readTrustedProxies(ranges)(address)).toBe(isTrusted);
  });
});

describe('[SE3] the network of a visitor behind a proxy', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await TestShell.prepare();
    await shell.startReady({ TRUSTED_PROXIES: `${PROXY}, 10.0.0.0/8` });
  });
  afterAll(() => shell.end());

  async function forwardedNetwork(from: string, forwarded?: string): Promise<unknown> {
    let network: unknown;
    shell.content.submission = (_url, { headers }) => {
      network = headers[NETWORK_HEADER];
      return { status: 200, responseBody: { kind: 'json', status: 200, body: {} } };
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    await shell.send(
      'POST',
      '/',
      { ...headers, ...(forwarded && { 'x-forwarded-for': forwarded }) },
      'a=1',
      from,
    );
    return network;
  }

  it.each([
    ['the address that the proxy appended', PROXY, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['the last address before other proxies', PROXY, '203.0.113.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['the /64 of an IPv6 address', PROXY, '2001:db8:1:2:3::4', '2001:db8:1:2'],
    ['an address with a port', PROXY, '198.51.100.7:4711', '198.51.100.7'],
    ['the same for all values that are not addresses', PROXY, 'a"b', 'unknown'],
    ['the proxy’s address if the proxy sends none', PROXY, undefined, PROXY],
    ['the connection’s address for untrusted senders', VISITOR, '198.51.100.7', VISITOR],
  ])('is %s', async (_case, from, forwarded, network) => {
    expect(await forwardedNetwork(from, forwarded)).toBe(network);
  });

  it('has its own limit, which an untrusted sender cannot evade with spoofed addresses', async () => {
    const report = JSON.stringify([
      { kind: 'error', code: 'ISLAND_LOAD_LATE', liveSet: '1-00000001', path: '/' },
    ]);
    const statuses = async (from: string) => {
      const sent = Array.from({ length: 70 }, (_, index) =>
        shell.send(
          'POST',
          '/_reports',
          { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
          report,
          from,
        ),
      );
      return new Set((await Promise.all(sent)).map(({ status }) => status));
    };
    expect([...(await statuses(PROXY))]).toEqual([204]);
    expect(await statuses(VISITOR)).toContain(429);
  });
});
