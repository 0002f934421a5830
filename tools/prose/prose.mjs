import { repositoryFiles } from '../workspace/repository-files.mjs';
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
