/**
 * @typedef {object} PageResult
 * @property {string} path
 * @property {{ performance?: number, accessibility: number, bestPractices: number, seo: number }} scores percent; without `performance` if it was not measured
 * @property {number} lcp milliseconds
 * @property {number} cls
 * @property {number} tbt milliseconds
 * @property {number} benchmarkIndex Lighthouse's measure of the machine's speed during the measurement
 * @property {string[]} findings imperfect audits, except performance
 * @property {string[]} slowedBy imperfect performance audits
 */

/** Minimum scores in percent. */
const TARGETS = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };

/**
 * Returns the shortfalls of a page, each with its reason; the list is empty when the page reaches its targets.
 *
 * @param {PageResult} page
 */
export function shortfalls(page) {
  const { performance = TARGETS.performance } = page.scores;
  const isSlow = performance < TARGETS.performance;
  return [
    ...(isSlow ? [`performance ${performance}: ${page.slowedBy.join('; ')}`] : []),
    ...(missesTarget(page) ? page.findings : []),
  ];
}

/**
 * Whether a page misses a target other than performance, which depends on the machine.
 *
 * @param {PageResult} page
 */
export function missesTarget({ scores: { accessibility, bestPractices, seo } }) {
  return accessibility < TARGETS.accessibility || bestPractices < TARGETS.bestPractices || seo < TARGETS.seo;
}

/**
 * Writes Lighthouse's results as Markdown.
 *
 * @param {readonly PageResult[]} pages
 * @param {{ runs: number, day: Date }} options
 */
export function lighthouseDocument(pages, { runs, day }) {
  const measured = pages.filter(({ scores }) => scores.performance !== undefined);
  const others = pages.length - measured.length;
  const rows = measured.map(({ path, scores, lcp, cls, tbt }) => {
    const figures = [
      ...[scores.performance, scores.accessibility, scores.bestPractices, scores.seo],
      ...[(lcp / 1000).toFixed(1), cls.toFixed(3), Math.round(tbt)],
    ];
    return `| \`${path}\` | ${figures.join(' | ')} |`;
  });
  const list = pages.flatMap((page) =>
    shortfalls(page).map((shortfall) => `- \`${page.path}\`: ${shortfall}`),
  );
  const speeds = measured.map(({ benchmarkIndex }) => Math.round(benchmarkIndex));
  return `# Lighthouse

Lighthouse 12.8.2 emulated a phone on a slow connection on ${day.toISOString().slice(0, 10)}. Each row is the median of ${runs} ${runs === 1 ? 'run' : 'runs'}. \`npm run test:full\` and
\`npm run lighthouse\` generate this file. Times depend on the machine and its load: Lighthouse's BenchmarkIndex was
between ${Math.min(...speeds)} and ${Math.max(...speeds)}.

| page | performance | accessibility | best practices | SEO | LCP, s | CLS | TBT, ms |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
${others > 0 ? `\nPages of which Lighthouse checked everything but performance: ${others}.\n` : ''}
## Shortfalls

The targets are ${TARGETS.performance} for performance and 100 for everything else.

${list.length > 0 ? list.join('\n') : 'Every page reaches its targets.'}
`;
}
