import type { ComposedPage, Html } from '../compose/compose.ts';

/**
 * Returns the preload of the page's first high-priority picture, so that the browser finds the picture in the head before it
 * parses or styles anything. The preload is derived from the block's HTML: it has the same sources and sizes as the picture
 * element and thus selects the same rendition. The list is empty if no picture has priority.
 */
export function picturePreloads({ regions }: ComposedPage): string[] {
  for (const { html } of regions.flatMap(({ blocks }) => blocks)) {
    const source = findPrioritySource(html);
    if (source) return [preloadOf(source)];
  }
  return [];
}

/** Attribute values as they are in the HTML, still encoded. */
interface PictureSource {
  type: string;
  srcset: string;
  sizes: string;
}

/** The attribute in React's spelling and in HTML's. */
const PRIORITY = [' fetchPriority="high"', ' fetchpriority="high"'];

/** Finds the first and best source in the first `<picture>` whose image has priority. */
function findPrioritySource(html: Html): PictureSource | undefined {
  const bytes =
    typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer, html.byteOffset, html.length);
  const [priorityAt = -1] = PRIORITY.map((attribute) => bytes.indexOf(attribute)).filter(
    (index) => index >= 0,
  );
  const start = priorityAt < 0 ? -1 : bytes.lastIndexOf('<picture', priorityAt);
  if (start < 0) return undefined;
  const picture = bytes.toString('utf8', start, priorityAt);
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

/** Includes the type, because browsers ignore a preload in an unsupported format. */
function preloadOf({ type, srcset, sizes }: PictureSource): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
}
