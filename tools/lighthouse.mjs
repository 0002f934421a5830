/*
 * `npm run lighthouse`: starts the built site, checks accessibility, best practices and SEO of every page in the sitemap, measures the
 * performance of every page with content of its own and of one page for each kind of record, and writes docs/lighthouse.md. Lighthouse
 * emulates a phone on a slow connection.
 *
 *   --all         measures the performance of all pages
 *   --site <url>  checks a site that is already running
 *   --runs <n>    number of performance measurements per page (3). With 0, pages are checked without performance, which takes some
 *                 seconds per page, and docs/lighthouse.md stays as it is
 *   <path>…       checks only these pages; docs/lighthouse.md stays as it is
 */
import { parseArgs } from 'node:util';
import { audit } from './lighthouse/audit.mjs';

const abortController = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(name, () => abortController.abort(new Error(`stopped by ${name}`)));
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
  signal: abortController.signal,
});
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
