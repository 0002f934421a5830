import { createHash } from 'node:crypto';
import type { Picture } from '@stadtraum/contracts/media';
import { DATA_PREFIX } from '@stadtraum/contracts/page-meta';

const FOLDER = `${DATA_PREFIX}vorschau`;
/** Raised when previews are drawn in another way, so that those who keep them fetch them anew. */
const DRAWING = 1;

/** What a preview is made from. */
export interface PreviewSource {
  /** The page's name, written on a card where there is no picture. */
  label: string;
  siteName: string;
  picture: Picture | undefined;
}

/** Tells a preview from those that the page had before, and from those of other pages. */
export function previewStamp({ label, siteName, picture }: PreviewSource): string {
  const made = picture ? picture.src : `${siteName}\n${label}`;
  return createHash('sha256').update(`${DRAWING}\n${made}`).digest('hex').slice(0, 8);
}

/** `/daten/vorschau/presse/news.jpg?stand=0f1e2d3c` */
export function previewPath(pagePath: string, source: PreviewSource): string {
  return `${FOLDER}${pagePath === '/' ? '' : pagePath}.jpg?stand=${previewStamp(source)}`;
}

/** The path of the page that a preview is for; undefined when the address is none of a preview. */
export function pageOfPreview(address: string): string | undefined {
  const [, path] = PREVIEW.exec(address) ?? [];
  return path === '' ? '/' : path;
}

const PREVIEW = new RegExp(`^${FOLDER}((?:/[a-z0-9][a-z0-9-]*)*)\\.jpg$`);
