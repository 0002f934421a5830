/*
 * `npm run lighthouse`: measures every page, and one of each kind of record, as a phone on a slow line would see them, and writes
 * docs/lighthouse.md. It starts a site of its own, with what is built.
 *
 *   --all         every page of every record, too
 *   --site <url>  a site that runs already
 *   --runs <n>    how often each page is measured (3)
 *   <path>…       these pages alone
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
