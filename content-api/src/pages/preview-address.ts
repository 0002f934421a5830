import { createHash } from 'node:crypto';
import type { Picture } from '@stadtraum/contracts/media';
import { DATA_PREFIX } from '@stadtraum/contracts/page-meta';

const FOLDER = `${DATA_PREFIX}vorschau`;
/** Increment this when the drawing changes, so that previews get new addresses. */
const DRAWING_VERSION = 1;

/** The input of a preview. */
export interface PreviewSource {
  /** The page's name, drawn on a card if there is no picture. */
  label: string;
  siteName: string;
  picture: Picture | undefined;
}

/** Hash of a preview's input, for its address and ETag. */
export function previewStamp({ label, siteName, picture }: PreviewSource): string {
  const input = picture ? picture.src : `${siteName}\n${label}`;
  return createHash('sha256').update(`${DRAWING_VERSION}\n${input}`).digest('hex').slice(0, 8);
}

/** `/daten/vorschau/presse/news.jpg?stand=0f1e2d3c` */
export function previewPath(pagePath: string, source: PreviewSource): string {
  return `${FOLDER}${pagePath === '/' ? '' : pagePath}.jpg?stand=${previewStamp(source)}`;
}

/** The path of the page that a preview represents; undefined if the address is not that of a preview. */
export function pageOfPreview(address: string): string | undefined {
  const [, path] = PREVIEW.exec(address) ?? [];
  return path === '' ? '/' : path;
}

const PREVIEW = new RegExp(`^${FOLDER}((?:/[a-z0-9][a-z0-9-]*)*)\\.jpg$`);
