import { NETWORK_HEADER } from '@stadtraum/contracts/forms/submission';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';

/**
 * Headers that tell the content API whose question it is, so that each network has a budget of its own (SE6). It believes them
 * with the inner secret only.
 */
export function networkHeaders(trace: RequestTrace | undefined, innerSecret: string): Record<string, string> {
  const network = trace?.network;
  return network === undefined ? {} : { [NETWORK_HEADER]: network, [INNER_SECRET_HEADER]: innerSecret };
}
