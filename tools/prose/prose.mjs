import { posix } from 'node:path';
import { repositoryFiles, repositoryPaths } from '../workspace/repository-files.mjs';
import { BANNED } from './words.mjs';

/** German content, artwork, generated documents, and the word list itself. */
const EXCLUDED_PATHS =
  /^content-api\/(content|media|drizzle)\/|^artwork\/|^tools\/(prose|pictures|documents)\/|^docs\/(requirements|faults|errors)\.md$|^(package|tsconfig).*\.json$/;
const ANY_BANNED = new RegExp(BANNED.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'im');

/** Finds the banned phrases in the repository. @returns {string[]} `file:line: phrase: what to write instead` */
export function findBannedPhrases() {
  return repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.yml', '*.conf', '*.template', '.ci/*')
    .filter(({ path }) => !EXCLUDED_PATHS.test(path))
    .flatMap(({ path, text }) => bannedPhrasesIn(path, text));
}

/** @param {string} path @param {string} text @returns {string[]} */
export function bannedPhrasesIn(path, text) {
  if (!ANY_BANNED.test(text)) return [];
  return text.split('\n').flatMap((line, index) =>
    BANNED.flatMap(({ pattern, instead }) => {
      const phrase = pattern.exec(line)?.[0];
      return phrase ? [`${path}:${index + 1}: "${phrase}": ${instead}`] : [];
    }),
  );
}

/** Finds links in Markdown files whose targets do not exist. @returns {string[]} `file: link` */
export function findDeadLinks() {
  const files = repositoryPaths('*');
  const folders = files.flatMap((path) => parentsOf(path));
  const existing = new Set([...files, ...folders]);
  return repositoryFiles('*.md').flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g), ([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !existing.has(posix.join(posix.dirname(path), link).replace(/\/$/, '')))
      .map((link) => `${path}: ${link}`),
  );
}

/** @param {string} path @returns {string[]} */
function parentsOf(path) {
  const parent = posix.dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}
