import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** With NODE_USE_ENV_PROXY, Node's own agent and `fetch` would use the proxy that HTTP_PROXY names. */
const agent = new Agent();

/** Returns the origin at which this machine reaches a server. @param {string} host that it listens on @param {number | string} port */
export function localOrigin(host, port) {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/**
 * Requests a URL of a server on this machine.
 *
 * @param {string} url
 * @param {number} timeoutMs
 * @returns {Promise<{ ok: boolean, status: number, body: string }>}
 */
export function getLocally(url, timeoutMs) {
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    get(url, { agent, signal }, async (response) => {
      const { statusCode = 0 } = response;
      const body = await text(response).catch(reject);
      resolve({ ok: statusCode >= 200 && statusCode < 300, status: statusCode, body: body ?? '' });
    }).once('error', reject);
  });
}
