import { posix } from 'node:path';
import { repositoryFiles, repositoryPaths } from '../workspace/repository-files.mjs';
import { BANNED } from './words.mjs';

/** German content, artwork, generated documents, and the list itself. */
const NOT_OURS =
  /^content-api\/(content|media|drizzle)\/|^artwork\/|^tools\/(prose|pictures|documents)\/|^docs\/(requirements|faults|errors)\.md$|^(package|tsconfig).*\.json$/;
const ANY = new RegExp(BANNED.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'im');

/** Banned phrases of the repository. @returns {string[]} `file:line: phrase: what to write instead` */
export function readFindings() {
  return repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.yml', '*.conf', '*.template', '.ci/*')
    .filter(({ path }) => !NOT_OURS.test(path))
    .flatMap(({ path, text }) => findingsIn(path, text));
}

/** @param {string} path @param {string} text @returns {string[]} */
export function findingsIn(path, text) {
  if (!ANY.test(text)) return [];
  return text.split('\n').flatMap((line, index) =>
    BANNED.flatMap(({ pattern, instead }) => {
      const phrase = pattern.exec(line)?.[0];
      return phrase ? [`${path}:${index + 1}: "${phrase}": ${instead}`] : [];
    }),
  );
}

/** Links in Markdown files that lead to no file. @returns {string[]} `file: link` */
export function readDeadLinks() {
  const files = repositoryPaths('*');
  const folders = files.flatMap((path) => parentsOf(path));
  const known = new Set([...files, ...folders]);
  return repositoryFiles('*.md').flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g), ([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !known.has(posix.join(posix.dirname(path), link).replace(/\/$/, '')))
      .map((link) => `${path}: ${link}`),
  );
}

/** @param {string} path @returns {string[]} */
function parentsOf(path) {
  const parent = posix.dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}
