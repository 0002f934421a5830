import { networkOf, RateLimit } from './rate-limit.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  // Some proxies send addresses in this format.
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::6]:51234', '2001:db8:1:2'],
  ['_hidden', 'unknown'],
  ['', 'unknown'],
])('maps %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('RateLimit', () => {
  it('limits requests per minute, for each network and in total', () => {
    let now = 0;
    const limit = new RateLimit(2, 3, () => now);
    const allowed = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2', '2.2.2.2'].map((ip) => limit.allows(ip));
    expect(allowed).toEqual([true, true, false, true, false]);
    now = 60_000;
    expect(limit.allows('1.1.1.1')).toBe(true);
  });
});
