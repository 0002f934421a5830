/* Installs what checks and tests need: packages, browsers, PostgreSQL, nginx, promtool. `npm test` does this too. */
import { setUp } from './test/setup.mjs';

const abortController = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(name, () => abortController.abort());

await setUp((line) => process.stdout.write(`${line}\n`), abortController.signal);
