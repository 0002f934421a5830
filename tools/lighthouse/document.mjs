/**
 * @typedef {object} Measured
 * @property {string} path
 * @property {{ performance: number, accessibility: number, bestPractices: number, seo: number }} scores percent
 * @property {number} lcp milliseconds
 * @property {number} cls
 * @property {number} tbt milliseconds
 * @property {string[]} findings what is less than perfect, performance aside
 */

/**
 * The table of Lighthouse's results, as Markdown.
 *
 * @param {readonly Measured[]} pages
 * @param {{ runs: number, day: Date }} circumstances
 */
export function lighthouseDocument(pages, { runs, day }) {
  const rows = pages.map(({ path, scores, lcp, cls, tbt }) => {
    const { performance, accessibility, bestPractices, seo } = scores;
    const figures = [
      performance,
      accessibility,
      bestPractices,
      seo,
      (lcp / 1000).toFixed(1),
      cls.toFixed(3),
      Math.round(tbt),
    ];
    return `| \`${path}\` | ${figures.join(' | ')} |`;
  });
  const findings = new Map();
  for (const { path, findings: own } of pages)
    for (const finding of own) findings.set(finding, [...(findings.get(finding) ?? []), path]);
  const list = [...findings].map(
    ([finding, paths]) =>
      `- ${finding}: ${paths.map((/** @type {string} */ path) => `\`${path}\``).join(', ')}`,
  );
  return `# Lighthouse

Lighthouse 12.8.2 as a phone on a slow line, the median of ${runs} ${runs === 1 ? 'run' : 'runs'} for each page, on ${day.toISOString().slice(0, 10)}. \`npm run lighthouse\`
measures a site that runs and writes this anew. Times depend on the machine and on what else it does.

| page | performance | accessibility | best practices | SEO | LCP, s | CLS | TBT, ms |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## What is less than perfect, performance aside

${list.length > 0 ? list.join('\n') : 'Nothing.'}
`;
}
