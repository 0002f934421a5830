import { createHash } from 'node:crypto';
import type { Picture } from '@stadtraum/contracts/media';
import { DATA_PREFIX } from '@stadtraum/contracts/page-meta';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { previewPictureOf } from './preview-picture.ts';

const FOLDER = `${DATA_PREFIX}vorschau`;
/** Increment this when the drawing changes, so that previews get new addresses. */
const DRAWING_VERSION = 2;

/** The input of a preview. */
export interface PreviewSource {
  /** The document's title without the site's name. */
  label: string;
  /** Short facts, such as rent and rooms. */
  figures: readonly string[];
  siteName: string;
  picture: Picture | undefined;
}

/** The input for a page's preview. The site's name is not a part of the page's. */
export function previewSource({
  title,
  meta: { siteName = '', figures = [] },
  regions,
}: Pick<PageModel, 'title' | 'meta' | 'regions'>): PreviewSource {
  const suffix = ` – ${siteName}`;
  const label = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return { label, figures, siteName, picture: previewPictureOf(regions.main ?? []) };
}

/** Hash of a preview's input, for its address and ETag. */
export function previewStamp({ label, figures, siteName, picture }: PreviewSource): string {
  const input = [siteName, label, picture?.src ?? '', ...figures].join('\n');
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
