import type { ComposedPage, Html } from '../compose/compose.ts';

/**
 * The preload of the page's first picture with priority, read off the HTML that its block rendered: the browser learns of the
 * picture from the head, before it has parsed or styled anything. It chooses the very rendition that the picture would,
 * since both have the same sources and sizes. Empty when no picture has priority.
 */
export function picturePreloads({ regions }: ComposedPage): string[] {
  for (const { html } of regions.flatMap(({ blocks }) => blocks)) {
    const source = findPrioritySource(html);
    if (source) return [preloadOf(source)];
  }
  return [];
}

/** Attributes as they stand in the HTML, encoded. */
interface PictureSource {
  type: string;
  srcset: string;
  sizes: string;
}

/** As React writes it, and as HTML does. */
const PRIORITY = [' fetchPriority="high"', ' fetchpriority="high"'];

/** The first, best source of the first `<picture>` whose image has priority. */
function findPrioritySource(html: Html): PictureSource | undefined {
  const bytes =
    typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer, html.byteOffset, html.length);
  const [at = -1] = PRIORITY.map((attribute) => bytes.indexOf(attribute)).filter((index) => index >= 0);
  const begin = at < 0 ? -1 : bytes.lastIndexOf('<picture', at);
  if (begin < 0) return undefined;
  const picture = bytes.toString('utf8', begin, at);
  const source = picture.indexOf('<source ');
  if (source < 0 || picture.includes('</picture>')) return undefined;
  return readSource(picture.slice(source, picture.indexOf('>', source)));
}

function readSource(tag: string): PictureSource | undefined {
  const attributes = new Map(
    [...tag.matchAll(/ ([a-zA-Z]{1,20})="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const [type, srcset, sizes] = ['type', 'srcset', 'sizes'].map((name) => attributes.get(name));
  return type && srcset && sizes ? { type, srcset, sizes } : undefined;
}

/** With its type: a browser that does not know the format leaves it alone. */
function preloadOf({ type, srcset, sizes }: PictureSource): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
}
