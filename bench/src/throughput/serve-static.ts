/** Serves precompressed bytes for each path: `node serve-static.js <port> <origin> <path>…`. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const [port, origin, ...paths] = process.argv.slice(2);
const responses = new Map(
  await Promise.all(['/', ...paths].map(async (path) => [path, await prepare(path)] as const)),
);

createServer((request, response) => {
  const prepared = responses.get(request.url ?? '');
  if (!prepared) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, prepared.headers).end(prepared.body);
}).listen(Number(port), '127.0.0.1');

/** Fetches the composed site's response and compresses its body. */
async function prepare(path: string) {
  const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()));
  const forwarded = [...response.headers].filter(
    ([name]) => !['connection', 'keep-alive', 'date'].includes(name),
  );
  const headers = {
    ...Object.fromEntries(forwarded),
    'content-encoding': 'br',
    'content-length': body.length,
  };
  return { body, headers };
}
