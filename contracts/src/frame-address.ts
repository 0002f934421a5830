import type { FrameHosts } from './frame-hosts.ts';

/** Whether an address is a document of one of the hosts, over https and on its usual port. */
export function isFrameAddress(address: string, hosts: FrameHosts): boolean {
  const [, host = ''] = /^https:\/\/([A-Za-z0-9.-]{1,253})(?:[/?#]|$)/.exec(address) ?? [];
  return hosts.includes(host.toLowerCase());
}
