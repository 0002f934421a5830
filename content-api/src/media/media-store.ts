import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import { type MediaAddress, PICTURE_FORMATS } from '@stadtraum/contracts/media-address';
import type { Program } from '@stadtraum/guarded-process/program';
import type { FastifyBaseLogger } from 'fastify';
import { apiError } from '../kernel/errors.ts';
import type {
  MasterDocument,
  MasterPicture,
  MasterVideo,
  MediaCatalogue,
} from './catalogue/media-catalogue.ts';
import type { MediaLibrary } from './catalogue/media-library.ts';
import { FAST_FORMAT, isLossless, renditionsByUse } from './catalogue/recipe.ts';
import { RenderProcess } from './rendering/render-process.ts';
import { BackgroundRendering } from './renditions/background-rendering.ts';
import type { Rendition } from './renditions/rendition.ts';
import { RenditionCache } from './renditions/rendition-cache.ts';
import { Renditions } from './renditions/renditions.ts';

/** Concurrent renders: two that visitors wait for and one in the background. */
const CONCURRENCY = { visitors: 2, background: 1 };

/** Milliseconds before the warm-up starts, so that the site's other servers can start first. */
const WARM_UP_DELAY_MS = 5000;

/** The file for an address. */
export interface MediaFile {
  directory: string;
  /** Path below `directory`. */
  file: string;
  /** Whether this is exactly the file for the address, and therefore immutable, rather than a substitute. */
  isExact: boolean;
  /** File name for downloads. */
  downloadName?: string;
}

export interface MediaStoreParts {
  library: MediaLibrary;
  cacheDirectory: string;
  /** Maximum total size of cached renditions in bytes. */
  cacheBytes: number;
  program: Program;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Called with the result of each render. */
  onRender?: (result: 'rendered' | 'failed') => void;
}

/** Finds the files for pictures, videos and documents by address. */
export class MediaStore {
  readonly #library: MediaLibrary;
  readonly #cacheDirectory: string;
  readonly #renditions: Renditions;
  readonly #processes: RenderProcess[];
  readonly #background: BackgroundRendering;
  readonly #log: MediaStoreParts['log'];
  readonly #closing = new AbortController();

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE */
  static async open(parts: MediaStoreParts): Promise<MediaStore> {
    return new MediaStore(parts, await RenditionCache.open(parts.cacheDirectory, parts.cacheBytes));
  }

  private constructor(
    { library, cacheDirectory, program, log, onRender }: MediaStoreParts,
    cache: RenditionCache,
  ) {
    const process = (priority: 'visitors' | 'background') =>
      new RenderProcess({
        program,
        mediaDirectory: library.directory,
        priority,
        concurrency: CONCURRENCY[priority],
      });
    const [foreground, background] = [process('visitors'), process('background')];
    this.#library = library;
    this.#cacheDirectory = cacheDirectory;
    this.#processes = [foreground, background];
    this.#log = log;
    this.#renditions = new Renditions({
      cache,
      foreground,
      background,
      onRendered: () => onRender?.('rendered'),
      onFailure: (rendition, error) => {
        onRender?.('failed');
        this.#logFailure(rendition, error);
      },
    });
    this.#background = new BackgroundRendering(this.#renditions, () => cache.isFull());
  }

  /**
   * Finds the file for an address; undefined if the address is unknown. Visitors never wait for a slow format: until a rendition
   * exists, another format is sent instead, or the master as a last resort and for a rendition without loss. For an outdated hash, from a page that was opened before
   * its picture changed, the current picture is sent. See decision 0040.
   */
  async find({ id, hash, file }: MediaAddress): Promise<MediaFile | undefined> {
    const { pictures, videos, documents } = await this.#library.current();
    const document = documents.get(id);
    if (document && file === 'document.pdf') return this.#documentFile(document, hash === document.hash);
    // A video may have the same id as its poster, because their files have different names.
    const video = videos.get(id);
    const videoFile = video && this.#videoFile(video, file, hash === video.hash);
    if (videoFile) return videoFile;
    const picture = pictures.get(id);
    return picture && this.#pictureFile(picture, file, hash === picture.hash);
  }

  /** Forgets a file that has disappeared, so that the next `find` renders it again. */
  async forget({ directory, file }: MediaFile): Promise<void> {
    if (directory === this.#cacheDirectory) await this.#renditions.forget(file);
  }

  /** Renders all pictures in the background, after a delay. Resolves when all are rendered or the warm-up ends early. */
  async warmUp(): Promise<void> {
    try {
      await delay(WARM_UP_DELAY_MS, undefined, { signal: this.#closing.signal, ref: false });
    } catch {
      return;
    }
    const startedAt = performance.now();
    const result = await this.#background.warmUp(allRenditions(await this.#library.current()));
    if (result.rendered === 0 && result.endedBy === undefined) return;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    this.#log.info({ ...result, seconds }, 'pictures were rendered in advance');
  }

  close(): void {
    this.#closing.abort();
    this.#background.close();
    for (const process of this.#processes) process.close();
  }

  async #pictureFile(
    master: MasterPicture,
    file: string,
    isCurrent: boolean,
  ): Promise<MediaFile | undefined> {
    const original = { directory: this.#library.directory, file: master.file };
    if (file === 'original')
      return { ...original, isExact: isCurrent, downloadName: path.basename(master.file) };
    const rendition = renditionOf(master, file);
    if (!rendition) return undefined;
    const found = this.#renditions.find(rendition);
    if (found) return this.#cached(found, isCurrent);
    if (rendition.format !== FAST_FORMAT) this.#background.request(rendition);
    // No other format has all of its pixels.
    if (isLossless(master.file, rendition.format)) return { ...original, isExact: false };
    const substitute = await this.#renditions.substituteFor(rendition);
    if (!substitute) return { ...original, isExact: false };
    return this.#cached(substitute.file, isCurrent && substitute.format === rendition.format);
  }

  #documentFile({ file }: MasterDocument, isExact: boolean): MediaFile {
    return { directory: this.#library.directory, file, isExact, downloadName: path.basename(file) };
  }

  #videoFile({ files }: MasterVideo, file: string, isExact: boolean): MediaFile | undefined {
    const path = { 'video.mp4': files.mp4, 'video.webm': files.webm, 'captions.vtt': files.captions }[file];
    return path === undefined ? undefined : { directory: this.#library.directory, file: path, isExact };
  }

  #cached(location: string, isExact: boolean): MediaFile {
    return { directory: this.#cacheDirectory, file: path.basename(location), isExact };
  }

  #logFailure({ master, width, format }: Rendition, error: unknown): void {
    if (this.#closing.signal.aborted) return;
    const picture = `${master.picture.id}, ${width} px, ${format}`;
    const { code, message, remedy } = apiError('MEDIA_RENDER_FAILED', {
      picture,
      reason: reasonOf(error),
    });
    this.#log.warn({ code, remedy }, message);
  }
}

/** The rendition for a file name; undefined if the format or the width is not offered. */
function renditionOf(master: MasterPicture, file: string): Rendition | undefined {
  const [name = '', extension] = file.split('.');
  const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
  const width = Number(name);
  return format && master.picture.widths.includes(width) ? { master, width, format } : undefined;
}

function* allRenditions({ pictures }: MediaCatalogue): Generator<Rendition> {
  for (const { width, format } of renditionsByUse()) {
    for (const master of pictures.values()) {
      if (master.picture.widths.includes(width)) yield { master, width, format };
    }
  }
}
