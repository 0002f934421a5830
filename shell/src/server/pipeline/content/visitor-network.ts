import { NETWORK_HEADER } from '@stadtraum/contracts/forms/submission';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';

/**
 * Headers that give the content API the visitor's network, so that each network has its own budget (SE6). It trusts them only
 * with the inner secret.
 */
export function networkHeaders(trace: RequestTrace | undefined, innerSecret: string): Record<string, string> {
  const network = trace?.network;
  return network === undefined ? {} : { [NETWORK_HEADER]: network, [INNER_SECRET_HEADER]: innerSecret };
}
