/* Installs what checks and tests need: packages, a browser, PostgreSQL, nginx, promtool. `npm test` does this too. */
import { setUp } from './test/setup.mjs';

const ending = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(name, () => ending.abort());

await setUp((line) => process.stdout.write(`${line}\n`), ending.signal);
