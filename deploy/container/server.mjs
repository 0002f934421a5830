/*
 * The program of the container image: starts the server that SERVER names (shell, registry or content-api), or checks its health.
 *
 *   node deploy/container/server.mjs             starts the server
 *   node deploy/container/server.mjs --healthy   exits with status 0 if the server of this container responds
 */
import { getLocally, localOrigin } from '../../tools/workspace/local-request.mjs';

const SERVERS = {
  shell: { main: '../../shell/dist/server/main.js', host: 'HOST', setting: 'PORT', port: '4000' },
  registry: {
    main: '../../registry/dist/server/main.js',
    host: 'REGISTRY_HOST',
    setting: 'REGISTRY_PORT',
    port: '4001',
  },
  'content-api': {
    main: '../../content-api/dist/main.js',
    host: 'CONTENT_API_HOST',
    setting: 'CONTENT_API_PORT',
    port: '4002',
  },
};
const TIMEOUT_MS = 3_000;

const name = process.env.SERVER ?? '';
if (!isServer(name)) {
  console.error(
    `SETTING_INVALID: SERVER is ${name || 'not set'}: expected one of ${Object.keys(SERVERS).join(', ')}.`,
  );
  process.exit(1);
}
const server = SERVERS[name];
if (process.argv.includes('--healthy')) process.exit((await isHealthy()) ? 0 : 1);
await import(server.main);

async function isHealthy() {
  const port = process.env[server.setting] || server.port;
  const host = process.env[server.host] || '127.0.0.1';
  return getLocally(`${localOrigin(host, port)}/healthz`, TIMEOUT_MS).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {string} text @returns {text is keyof typeof SERVERS} */
function isServer(text) {
  return Object.hasOwn(SERVERS, text);
}
