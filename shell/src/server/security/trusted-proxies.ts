import { BlockList, isIP } from 'node:net';
import { invalidSetting } from '@stadtraum/server-base/settings';
import { LRUCache } from 'lru-cache';

/** Whether a connection comes from a proxy that may set the visitor's address (SE3). @param address the connection's address */
export type IsTrustedProxy = (address: string | undefined) => boolean;

/** Maximum number of addresses whose result is remembered: few connect often, and a check takes as long as reading a request. */
const MAX_KNOWN_ADDRESSES = 1000;

/**
 * Reads `TRUSTED_PROXIES`.
 *
 * @param ranges addresses and ranges such as `10.0.0.0/8, 2001:db8::/32`, separated by commas
 * @throws CodedError SETTING_INVALID
 */
export function readTrustedProxies(ranges = ''): IsTrustedProxy {
  const list = new BlockList();
  for (const range of ranges.split(',')) add(list, range.trim());
  const known = new LRUCache<string, boolean>({ max: MAX_KNOWN_ADDRESSES });
  return (address = '') => {
    const version = isIP(address);
    if (version === 0) return false;
    const existing = known.get(address);
    if (existing !== undefined) return existing;
    // This also matches `::ffff:192.0.2.1`, an IPv4 address on an IPv6 socket.
    const result = list.check(address, version === 4 ? 'ipv4' : 'ipv6');
    known.set(address, result);
    return result;
  };
}

function add(list: BlockList, range: string): void {
  if (range === '') return;
  const [address = '', ...mask] = range.split('/');
  const version = isIP(address);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const maxBits = version === 4 ? 32 : 128;
  const [bits = String(maxBits), ...rest] = mask;
  const isValid = /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits && rest.length === 0;
  if (version === 0 || !isValid) {
    const reason = 'expected addresses and ranges such as 192.0.2.1, 10.0.0.0/8 or 2001:db8::/32';
    throw invalidSetting('TRUSTED_PROXIES', range, reason);
  }
  list.addSubnet(address, Number(bits), family);
}
