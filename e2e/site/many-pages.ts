import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from './site.ts';

/** A copy of the site's content with more pages, for `CONTENT_DIRECTORY`. */
export interface ManyPages {
  directory: string;
  remove(): Promise<void>;
}

interface PageFile {
  title: string;
  regions: Record<string, { id: string; type: string; content: Record<string, unknown>; source?: unknown }[]>;
}

/** Ids of the copies start here, above those of the site's own pages. */
const FIRST_ID = 100_000;

/**
 * Copies the site's pages below `/archiv` until there are so many. Each copy has texts of its own, and each fourth lacks its last
 * block, so that neither contents nor pages are all alike. Pages that search engines must not list, such as those of links in emails,
 * are not copied.
 *
 * @param count pages besides the site's own
 */
export async function makeManyPages(count: number): Promise<ManyPages> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-content-'));
  await cp(join(REPOSITORY, 'content-api/content'), directory, { recursive: true });
  const templates = await readTemplates(join(directory, 'pages'));
  const folder = join(directory, 'pages/archiv');
  await mkdir(folder, { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const template = templates[number % templates.length];
    if (!template) throw new Error('there is no page to copy');
    await writeFile(join(folder, `seite-${number}.json`), JSON.stringify(copyOf(template, number)));
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

async function readTemplates(pages: string): Promise<PageFile[]> {
  const names = await readdir(pages, { recursive: true });
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.json') && !/^(404|410|suche|abo)/.test(name))
      .map(async (name) => JSON.parse(await readFile(join(pages, name), 'utf8'))),
  );
  return files.filter((page) => page.status === undefined && page.meta?.robots === undefined);
}

function copyOf(template: PageFile, number: number): Record<string, unknown> {
  const { title, regions } = template;
  return {
    id: FIRST_ID + number,
    title: `${title} ${number}`.slice(0, 200),
    meta: { description: `Archiv, Seite ${number}` },
    regions: Object.fromEntries(
      Object.entries(regions).map(([name, blocks]) => [
        name,
        blocks
          // Forms belong to one page, and a list's filter to its own path.
          .filter(({ type, source }) => source === undefined && !/form|kontakt|subscription/.test(type))
          .slice(0, number % 4 === 0 ? -1 : undefined)
          .map((block) => ({ ...block, content: withOwnText(block.content, number) })),
      ]),
    ),
  };
}

function withOwnText(content: Record<string, unknown>, number: number): Record<string, unknown> {
  return typeof content.heading === 'string'
    ? { ...content, heading: `${content.heading} (${number})`.slice(-200) }
    : content;
}
