/*
 * `npm run lighthouse`: measures every page, and one page for each kind of record, as a phone on a slow connection, and writes
 * docs/lighthouse.md. It starts the built site.
 *
 *   --all         also every page of every record
 *   --site <url>  a running site
 *   --runs <n>    measurements of each page (3)
 *   <path>…       only these pages
 */
import { parseArgs } from 'node:util';
import { audit } from './lighthouse/audit.mjs';

const ending = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(name, () => ending.abort(new Error(`ended by ${name}`)));
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    site: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
const { passed, failed } = await audit({
  siteUrl: values.site?.replace(/\/$/, ''),
  paths: positionals,
  all: values.all,
  runs: Number(values.runs),
  print: (line) => process.stdout.write(`${line}\n`),
  signal: ending.signal,
});
process.stdout.write(`\n${passed} passed, ${failed} failed: docs/lighthouse.md\n`);
process.exitCode = failed > 0 ? 1 : 0;
