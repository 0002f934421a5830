/** Hosts whose documents blocks may show in sandboxed frames once the visitor consents; in lower case, without protocol or port. */
export type FrameHosts = readonly string[];

/** Whether an address is an https URL on the default port of one of the hosts. */
export function isFrameAddress(address: string, hosts: FrameHosts): boolean {
  const [, host = ''] = /^https:\/\/([A-Za-z0-9.-]{1,253})(?:[/?#]|$)/.exec(address) ?? [];
  return hosts.includes(host.toLowerCase());
}
