import { basename } from 'node:path';
import { repositoryFiles } from '../workspace/repository-files.mjs';

/**
 * @typedef {object} DecisionRecord
 * @property {string} file `0091-the-lock-is-checked-after-the-installation.md`
 * @property {string} number `0091`
 * @property {string} title
 * @property {string} status
 * @property {string} date
 */

/** Reads the decision records, sorted by number. Missing parts are empty strings. @returns {DecisionRecord[]} */
export function readDecisions() {
  return repositoryFiles('docs/decisions/*.md')
    .filter(({ path }) => basename(path) !== 'README.md')
    .map(({ path, text }) => parseDecision(basename(path), text));
}

/** @param {string} file @param {string} text @returns {DecisionRecord} */
export function parseDecision(file, text) {
  const part = (/** @type {RegExp} */ pattern) => pattern.exec(text)?.[1]?.trim() ?? '';
  return {
    file,
    number: file.slice(0, 4),
    title: part(/^# \d{4}: (.+)$/m),
    status: part(/^- Status: (.+)$/m),
    date: part(/^- Date: (\d{4}-\d{2}-\d{2})$/m),
  };
}

/** Writes the index of the records as Markdown. @param {readonly DecisionRecord[]} decisions */
export function decisionsDocument(decisions) {
  const rows = decisions.map(
    ({ number, file, title, status, date }) => `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
  );
  return `# Decision records

Each record states a technical decision, its context and its consequences. Code cites a record as \`decision 0091\`. A record may be
superseded but is never rewritten; a new record takes the next free number. \`npm run docs:decisions\` generates this index.

| number | decision | status | date |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
