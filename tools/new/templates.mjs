import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const TEMPLATES = join(import.meta.dirname, 'templates');
/** Keeps tools from treating templates as code. */
const SUFFIX = '.template';

/**
 * Writes a template's files, and replaces each `__name__` in their names and contents with its value.
 *
 * @param {{ template: 'remote' | 'repository' | 'block' | 'list-block', root: string, folder: string, values: Record<string, string> }} options
 *   `root`: the repository's root; `folder`: destination of the files, relative to `root`
 * @returns {Promise<string[]>} the files' paths, relative to the root
 */
export async function writeTemplate({ template, root, folder, values }) {
  const source = join(TEMPLATES, template);
  const fill = fillIn(values);
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const written = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const target = join(root, folder, fill(relative(source, path).slice(0, -SUFFIX.length)));
    await mkdir(dirname(target), { recursive: true });
    // `wx` fails instead of overwriting a file.
    await writeFile(target, fill(await readFile(path, 'utf8')), { flag: 'wx' });
    written.push(relative(root, target));
  }
  return written.sort();
}

/** @param {Record<string, string>} values */
function fillIn(values) {
  return (/** @type {string} */ text) =>
    text.replace(/__([A-Za-z]+)__/g, (placeholder, name) => values[name] ?? placeholder);
}
