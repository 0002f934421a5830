import { NETWORK_HEADER } from '@stadtraum/contracts/forms/submission';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';

/**
 * Headers that tell the content API the visitor's network, so that each network has its own budget (SE6). The content API trusts
 * them only if the inner secret is correct.
 */
export function networkHeaders(trace: RequestTrace | undefined, innerSecret: string): Record<string, string> {
  const network = trace?.network;
  return network === undefined ? {} : { [NETWORK_HEADER]: network, [INNER_SECRET_HEADER]: innerSecret };
}
