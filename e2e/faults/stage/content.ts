import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../../site/site.ts';
import type { Block } from './block.ts';
import { BROKEN_BLOCKS, THIRTY_BLOCKS } from './slides-content.ts';

const heading = (text: string): Block => ({
  id: 'titel',
  type: 'text',
  content: { heading: text, level: 1, html: '<p>Vor dem Block.</p>' },
});
const trial = (text: string, fault?: string, type = 'trial', id = 'probe'): Block => ({
  id,
  type,
  content: { text, ...(fault !== undefined && { fault }) },
});
const closing: Block = { id: 'schluss', type: 'text', content: { html: '<p>Nach dem Block.</p>' } };

/** The fault suite's pages, by path, with the blocks between the heading and the closing text. */
const PAGES: Record<string, Block[]> = {
  index: [trial('Heil')],
  ziel: [],
  heil: [trial('Heil')],
  formular: [trial('Formular', undefined, 'trial-form')],
  wirft: [trial('Unsichtbar', 'throw')],
  nachricht: [trial('Unsichtbar', 'throw', 'trial-notice')],
  schleife: [trial('Unsichtbar', 'loop')],
  heap: [trial('Unsichtbar', 'heap')],
  buffers: [trial('Unsichtbar', 'buffers')],
  inseln: [trial('Formular', undefined, 'trial-form')],
  'wirft-im-browser': [
    trial('Kaputt', 'throw-in-browser', 'trial-form'),
    trial('Ganz', undefined, 'trial-form', 'probe-2'),
  ],
  'wirft-im-effekt': [
    trial('Kaputt', 'throw-in-effect', 'trial-form'),
    trial('Ganz', undefined, 'trial-form', 'probe-2'),
  ],
  dreissig: THIRTY_BLOCKS,
  lueckenhaft: BROKEN_BLOCKS,
  'presse/bildmaterial': [
    {
      id: 'bilder',
      type: 'press-asset-list',
      content: { heading: 'Bilder' },
      source: { collection: 'press-assets' },
    },
  ],
};

/** Writes a content directory with the fault suite's pages and the site's real header and footer. */
export async function writeContent(directory: string): Promise<void> {
  const seed = join(REPOSITORY, 'content-api/content');
  const write = async (file: string, value: unknown) => {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), JSON.stringify(value));
  };
  await mkdir(directory, { recursive: true });
  await write('layout.json', await layoutWithoutLinks(join(seed, 'layout.json')));
  await cp(join(seed, 'collections/press-assets'), join(directory, 'collections/press-assets'), {
    recursive: true,
  });
  await write('navigation.json', {
    main: [{ label: 'Ziel', path: '/ziel' }],
    legal: [{ label: 'Impressum', path: '/impressum' }],
  });
  await write('pages/impressum.json', page(1, 'Impressum', [heading('Impressum')]));
  await write('pages/datenschutz.json', page(2, 'Datenschutz', [heading('Datenschutz')]));
  await write('pages/404.json', {
    ...page(3, 'Seite nicht gefunden', [heading('Seite nicht gefunden')]),
    status: 404,
  });
  for (const [index, [path, blocks]] of Object.entries(PAGES).entries()) {
    await write(`pages/${path}.json`, page(10 + index, path, [heading(path), ...blocks, closing]));
  }
}

/** The site's header and footer without links to pages that the suite does not have. */
async function layoutWithoutLinks(file: string): Promise<Record<string, Block[]>> {
  const layout = JSON.parse(await readFile(file, 'utf8')) as Record<string, Block[]>;
  for (const { content } of Object.values(layout).flat()) {
    for (const link of ['search', 'teasers', 'easyLanguage', 'reportBarrier']) delete content[link];
  }
  return layout;
}

function page(id: number, title: string, main: Block[]) {
  return { id, title, regions: { main } };
}
