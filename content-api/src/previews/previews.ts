import path from 'node:path';
import type { Picture } from '@stadtraum/contracts/media';
import { PREVIEW_SIZE } from '@stadtraum/contracts/page-meta';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { MediaLibrary } from '../media/catalogue/media-library.ts';
import { type PreviewSource, previewStamp } from '../pages/preview-address.ts';
import { drawCard, drawPlate } from './card.ts';

/** Enough bytes for about two hundred previews. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const JPEG = { quality: 82, mozjpeg: true };

/** Renders link previews, one at a time; the same input always gives the same bytes. */
export class Previews {
  readonly #library: MediaLibrary;
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  #last: Promise<unknown> = Promise.resolve();

  constructor(library: MediaLibrary) {
    this.#library = library;
  }

  /** Returns a JPEG of PREVIEW_SIZE: the page's name and figures, on its picture if it has one. */
  async get(source: PreviewSource): Promise<Buffer> {
    const stamp = previewStamp(source);
    const cached = this.#cache.get(stamp);
    if (cached) return cached;
    const rendering = this.#last.then(async () => this.#cache.get(stamp) ?? this.#render(source));
    this.#last = rendering.catch(() => undefined);
    const bytes = await rendering;
    this.#cache.set(stamp, bytes);
    return bytes;
  }

  async #render(source: PreviewSource): Promise<Buffer> {
    const file = source.picture && (await this.#masterOf(source.picture));
    const drawing = file
      ? sharp(file)
          .resize({ ...PREVIEW_SIZE, fit: 'cover' })
          .composite([{ input: Buffer.from(drawPlate(source)) }])
      : sharp(Buffer.from(drawCard(source)));
    return drawing.jpeg(JPEG).toBuffer();
  }

  /** Path of the picture's master; undefined if the picture is no longer in the catalogue. */
  async #masterOf({ id }: Picture): Promise<string | undefined> {
    const master = (await this.#library.current()).pictures.get(id);
    return master && path.join(this.#library.directory, master.file);
  }
}
