import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryFiles } from '../workspace/repository-files.mjs';
import { ROOT } from '../workspace/root.mjs';

/** The letters with which the ids of findings begin (docs/findings.md). */
export const FINDING = '(?:OP|SE|TR|GA|VI|FO|AC)';

/** The documents that list ids, and the pattern of their rows. */
const LISTS = [
  { file: 'docs/requirements.md', row: /^\| (R\d+(?:\.\d+)?-\d+) +\|/gm },
  { file: 'docs/faults.md', row: /^\| (F\d+) +\|/gm },
  { file: 'docs/findings.md', row: new RegExp(`^\\| (${FINDING}\\d+) +\\|`, 'gm') },
  { file: 'docs/product-decisions.md', row: /^\| (P\d+) +\|/gm },
];
/** `R2.1-4`, `F12`, `P29`, `OP3`, `TR10`; not `%F3`, `#F3` or part of a name. */
const CITATION = new RegExp(
  `(?<![\\w%#&.$/-])(?:R\\d+(?:\\.\\d+)?-\\d+|(?:F|P|${FINDING})\\d{1,2})(?![\\w%])`,
  'g',
);
/** `decision 0091`, `decisions/0091-…`, and in decision records `[0091](0091-…)`. */
const RECORD = /\bdecisions?(?: |\/)(\d{4})\b|\]\((\d{4})-/g;
/** Citations that do not name their list, such as `fault 7`. */
const UNRESOLVABLE = /\b(?:faults?|decisions?|rows?)(?: |\n\s*(?:\*|\/\/)?\s*)\d{1,3}\b(?!\.)|§ ?\d+\.\d/gi;

/** Content and artwork cite laws, generated documents repeat test titles, and this folder contains examples. */
const EXCLUDED_PATHS =
  /^content-api\/content\/|^tools\/requirements\/|^artwork\/|^docs\/(requirements|faults)\.md$/;

/** Returns the ids that may be cited. @returns {Set<string>} */
export function citableIds() {
  const ids = LISTS.flatMap(({ file, row }) =>
    Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(row), ([, id = '']) => id),
  );
  return new Set([
    ...ids,
    ...repositoryFiles('docs/decisions/*.md').map(({ path }) => basename(path).slice(0, 4)),
  ]);
}

/**
 * Finds the repository's citations: ids from the lists and numbers of decision records, each with the file that cites it.
 *
 * @returns {{ id: string, file: string }[]}
 */
export function findCitations() {
  return citingFiles().flatMap(({ path, text }) => [...citationsIn(text).map((id) => ({ id, file: path }))]);
}

/** Finds citations that do not name their list, such as `fault 7`. @returns {string[]} `file: citation` */
export function findUnresolvableCitations() {
  return citingFiles().flatMap(({ path, text }) =>
    Array.from(text.matchAll(UNRESOLVABLE), ([citation]) => `${path}: ${citation}`),
  );
}

/** @param {string} text @returns {string[]} */
export function citationsIn(text) {
  return [
    ...Array.from(text.matchAll(CITATION), ([id]) => id),
    ...Array.from(text.matchAll(RECORD), ([, cited, linked]) => cited ?? linked ?? ''),
  ];
}

function citingFiles() {
  return repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.yml', '*.yaml', '*.conf').filter(
    ({ path }) => !EXCLUDED_PATHS.test(path),
  );
}
