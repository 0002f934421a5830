/** Runs the built monolith: `node serve.js <port> <content API> <processes> [caches]`; several processes share the port. */
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { MONOLITH_FOLDER } from '../sites/folders.ts';

const [port = '0', contentApiUrl = '', processes = '1', caches] = process.argv.slice(2);

if (cluster.isPrimary && Number(processes) > 1) {
  for (let count = 0; count < Number(processes); count += 1) cluster.fork();
} else {
  const { createMonolith, blocks } = createRequire(import.meta.url)(join(MONOLITH_FOLDER, 'index.cjs'));
  const files = deserialize(readFileSync(join(MONOLITH_FOLDER, 'files.bin')));
  await createMonolith(blocks, files, contentApiUrl, caches !== undefined).listen({
    port: Number(port),
    host: '127.0.0.1',
  });
}
