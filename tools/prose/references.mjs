import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { repositoryFiles, repositoryPaths } from '../workspace/repository-files.mjs';
import { ROOT } from '../workspace/root.mjs';

/** Documents that tell history name what has gone. */
export const HISTORY = /^docs\/(decisions\/|findings\.md)|CHANGELOG\.md$/;
/** What documents name although no checkout contains it: results of builds, files of a running site, and the guide's example. */
const NOT_TRACKED =
  /(^|\/)(dist|release|lib|jobs|opening-hours|leak\.module|NNNN-)|^mf-jobs|^records\/|^registry\/(publications|key\.pem|log|trust|public-key)|^cache\/$|DATA_DIRECTORY|__/;
/** Extensions of sources; other files may be data. */
const SOURCE = /\.(ts|tsx|mjs|css|md|yml|conf|env|sql|service)$/;
const CODE_BLOCK = /^ *```.*?^ *```$/gms;
const LINK = /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g;

const paths = repositoryPaths('*');
const folders = [...new Set(paths.flatMap(parentsOf))];
const existing = new Set([...paths, ...folders]);
const listed = ['', ...existing, ''].join('\n/');
const topLevel = new Set([...existing].map((path) => path.split('/')[0]));

/** @typedef {{ path: string, text: string, prose: string }} Document `prose`: without blocks of code, with the same lines */

/** The repository's documents. @returns {Document[]} */
export function readDocuments() {
  return repositoryFiles('*.md', '*.md.template').map(({ path, text }) =>
    toDocument(path, text.replaceAll('__remote__', 'mf-press')),
  );
}

/** @param {string} path @param {string} text @returns {Document} */
export function toDocument(path, text) {
  return { path, text, prose: text.replace(CODE_BLOCK, (block) => block.replace(/[^\n]/g, '')) };
}

/** Links to files, folders and sections that do not exist. @param {Document} document @param {readonly Document[]} documents */
export function deadLinks({ path, prose }, documents) {
  return Array.from(prose.matchAll(LINK), ([, link = '', anchor]) => ({ link, anchor }))
    .filter(({ link, anchor }) => {
      if (/^[a-z]+:/.test(link)) return false;
      const target = targetOf(path, link);
      const linked = documents.find((document) => document.path === target);
      return !existing.has(target) || (anchor !== undefined && !(linked && sectionOf(linked, anchor)));
    })
    .map(({ link, anchor }) => `${path}: ${link}${anchor === undefined ? '' : `#${anchor}`}`);
}

/** Files and folders that a document names, as code or with `.md` at the end, but that do not exist. @param {Document} document */
export function missingPaths({ path, prose }) {
  if (HISTORY.test(path)) return [];
  const named = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code).filter(isPath);
  const mentioned = prose.match(/[\w./-]+\.md\b/g) ?? [];
  return [...named, ...mentioned].filter((name) => !exists(name, path)).map((name) => `${path}: ${name}`);
}

/** @param {string} code */
function isPath(code) {
  if (!/^[\w.<>{}*,-]+(\/[\w.@<>{}*,-]+)*\/?$/.test(code)) return false;
  return (
    (code.includes('/') && topLevel.has(code.split('/')[0] ?? '')) ||
    (SOURCE.test(code) && !code.startsWith('.'))
  );
}

/** Whether a path exists as it is, beside the document, or as the end of a longer path. @param {string} name @param {string} from */
function exists(name, from) {
  if (NOT_TRACKED.test(name) || existing.has(targetOf(from, name))) return true;
  const pattern = name
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/<[^>]+>|\*+/g, '[^/\\n]*')
    .replace(/\{([^}]+)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`/${pattern}\n`).test(listed);
}

/**
 * Sections that texts name beside a document, such as “Styles” in docs/teams.md, and documents that sources name, but that do not exist.
 *
 * @param {readonly Document[]} documents
 */
export function missingSections(documents) {
  const parameters = ['grep', '-hIF', '.md', '--', '*.ts', '*.tsx', '*.mjs', '*.md', 'deploy', '.ci'];
  const lines = execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) =>
    Array.from(
      line.matchAll(
        /(?:“([^”]+)” in )?\b((?:docs|[a-z-]+)\/[A-Za-z/-]+\.md)\b(?:#([\w-]+)(?![\w$-])|, “([^”]+)”)?/g,
      ),
      ([, before, target, anchor, after]) => {
        const document = documents.find(({ path }) => path === target);
        const section = before ?? after;
        if (NOT_TRACKED.test(target ?? '')) return '';
        if (!document)
          return /^(docs|content-api|registry|shell)\//.test(target ?? '')
            ? `${target}: no such document`
            : '';
        if (anchor) return sectionOf(document, anchor) ? '' : `${target}#${anchor}`;
        return !section || sectionOf(document, anchorOf(section)) ? '' : `${target}: “${section}”`;
      },
    ).filter(Boolean),
  );
}

/**
 * Rows of tables that name files or commands and send to a document that has none of them: what readers look for is elsewhere.
 *
 * @param {Document} document @param {readonly Document[]} documents
 */
export function misleadingRows({ path, prose }, documents) {
  if (HISTORY.test(path)) return [];
  return (prose.match(/^\|.*\|$/gm) ?? []).flatMap((row) => {
    const withoutAnchors = row.replace(/<a id=[^>]*><\/a>`[^`]+`/g, '');
    const names = Array.from(withoutAnchors.matchAll(/`([^`]+)`/g), ([, code = '']) =>
      code.replace(/^npm run \w+ -- /, ''),
    )
      .flatMap((code) => [code, code.split('/').filter(Boolean).at(-1) ?? code])
      .filter((name) => name.length > 3);
    if (names.length === 0) return [];
    return Array.from(row.matchAll(LINK), ([, link = '', anchor]) => {
      const linked = documents.find((document) => document.path === targetOf(path, link));
      const text = linked && (anchor ? sectionOf(linked, anchor) : linked.text);
      return text && !names.some((name) => text.includes(name))
        ? `${path}: ${link} does not mention ${names[0]}`
        : '';
    }).filter(Boolean);
  });
}

/** @param {string} from path of the document @param {string} link */
function targetOf(from, link) {
  if (link === '') return from;
  // What is generated from a template is in the folder of a remote.
  const folder = from.startsWith('tools/new/templates/') ? 'mf-press' : posix.dirname(from);
  return posix.join(folder, link).replace(/\/$/, '');
}

/** The text of a section, or the line of an anchor; undefined if there is no such section. @param {Document} document @param {string} anchor */
function sectionOf({ text, prose }, anchor) {
  const lines = prose.split('\n');
  const line = lines.find((each) => each.includes(`<a id="${anchor}">`));
  if (line !== undefined) return line;
  const start = lines.findIndex((each) => /^#+ /.test(each) && anchorOf(each.replace(/^#+ /, '')) === anchor);
  if (start < 0) return undefined;
  const level = lines[start]?.indexOf(' ') ?? 0;
  const length = lines.slice(start + 1).findIndex((each) => /^#+ /.test(each) && each.indexOf(' ') <= level);
  return text
    .split('\n')
    .slice(start, length < 0 ? undefined : start + 1 + length)
    .join('\n');
}

/** The anchor that GitHub and GitLab give to a heading. @param {string} heading */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** @param {string} path @returns {string[]} */
function parentsOf(path) {
  const parent = posix.dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}
