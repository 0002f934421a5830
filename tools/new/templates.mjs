import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const TEMPLATES = join(import.meta.dirname, 'templates');
/** Keeps tools from treating templates as code. */
const SUFFIX = '.template';

/**
 * Writes a template's files, with `__name__` in names and contents replaced by its value.
 *
 * @param {{ template: 'remote' | 'block', root: string, folder: string, values: Record<string, string> }} order
 *   `root`: the repository's; `folder`: where the files are written, relative to it
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
    // Never overwrites a file.
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
