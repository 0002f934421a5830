import { parseJson } from '@stadtraum/server-base/http-client';
import { apiError } from '../kernel/errors.ts';
import type { SiteServer } from './site-server.ts';

/** Requests an operation from the content API. @throws COMMAND_REFUSED with its reason, CONTENT_UNAVAILABLE */
export async function requestOperation(
  { post }: SiteServer,
  name: string,
  parameters: string[],
): Promise<unknown> {
  const { status, bytes } = await post('/operation', { name, parameters });
  const body = parseJson(bytes);
  if (status === 200) return body;
  const { code, message = `status ${status}` } = body as { code?: string; message?: string };
  const reason = code === 'COMMAND_REFUSED' ? message.slice(message.indexOf(': ') + 2) : message;
  throw apiError('COMMAND_REFUSED', { command: name, reason: reason.replace(/\.$/, '') });
}
