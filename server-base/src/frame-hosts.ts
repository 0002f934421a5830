import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import { serverError } from './errors.ts';

/** The host that the demonstration content embeds. */
const DEFAULT_HOST = 'www.openstreetmap.org';

const HOST = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,10}$/;

/**
 * Reads `FRAME_HOSTS`: comma-separated host names, or `none`. The content API rejects content with other frames; the
 * shell's security policy allows these hosts on pages with a block that shows frames.
 *
 * @throws CodedError SETTING_INVALID for a value that is not a host name
 */
export function readFrameHosts(value: string | undefined): FrameHosts {
  const given = value || DEFAULT_HOST;
  if (given === 'none') return [];
  const hosts = given.split(',').map((host) => host.trim().toLowerCase());
  const invalid = hosts.find((host) => !HOST.test(host));
  if (invalid === undefined) return hosts;
  throw serverError('SETTING_INVALID', {
    name: 'FRAME_HOSTS',
    value: given,
    reason: `"${invalid}" is not a host name such as video.example.org; omit protocol and port`,
  });
}
