import { PICTURE_FORMATS, type PictureFormat } from '@stadtraum/contracts/media-address';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { FAST_FORMAT } from '../catalogue/recipe.ts';
import type { Renderer } from './renderer.ts';
import { type Rendition, renditionName } from './rendition.ts';
import type { RenditionCache } from './rendition-cache.ts';

/** Milliseconds that a visitor waits for a render before getting the master. */
const TIMEOUT_MS = 2000;

export interface RenditionsParts {
  cache: RenditionCache;
  /** Handles renders that a visitor waits for. */
  foreground: Renderer;
  /** Handles all other renders. */
  background: Renderer;
  /** Called after each successful render. */
  onRendered?: () => void;
  /** Called once for each failure. */
  onFailure: (rendition: Rendition, error: unknown) => void;
}

export interface Substitute {
  /** Absolute path. */
  file: string;
  format: PictureFormat;
}

/** Finds or renders renditions; concurrent requests share one render. */
export class Renditions {
  readonly #parts: RenditionsParts;
  /** Running renders by name; each resolves to undefined on failure. */
  readonly #running = new Map<string, Promise<string | undefined>>();

  constructor(parts: RenditionsParts) {
    this.#parts = parts;
  }

  has(rendition: Rendition): boolean {
    return this.#parts.cache.has(renditionName(rendition));
  }

  /** The file of exactly this rendition, if it exists. */
  find(rendition: Rendition): string | undefined {
    return this.#parts.cache.find(renditionName(rendition));
  }

  /**
   * Finds a substitute for a missing rendition: an existing rendition of the same width in another format, or the fast format,
   * which is rendered immediately. Undefined if rendering fails or takes too long.
   */
  async substituteFor(rendition: Rendition): Promise<Substitute | undefined> {
    for (const format of otherFormats(rendition.format)) {
      const file = this.find({ ...rendition, format });
      if (file) return { file, format };
    }
    const rendering = this.render({ ...rendition, format: FAST_FORMAT }, 'foreground');
    const onTimeout = () => new Error('the render timed out');
    const file = await withTimeout(rendering, TIMEOUT_MS, onTimeout).catch(() => undefined);
    return file === undefined ? undefined : { file, format: FAST_FORMAT };
  }

  /** Finds a rendition, waits for its running render, or starts one; undefined on failure. */
  async render(rendition: Rendition, where: 'foreground' | 'background'): Promise<string | undefined> {
    const name = renditionName(rendition);
    const existing = this.find(rendition) ?? this.#running.get(name);
    if (existing !== undefined) return existing;
    const rendering = this.#renderNew(rendition, name, where).finally(() => this.#running.delete(name));
    this.#running.set(name, rendering);
    return rendering;
  }

  async forget(file: string): Promise<void> {
    await this.#parts.cache.forget(file);
  }

  async #renderNew(
    rendition: Rendition,
    name: string,
    where: 'foreground' | 'background',
  ): Promise<string | undefined> {
    const { cache, onFailure } = this.#parts;
    const { master, width, format } = rendition;
    const target = cache.newFile();
    try {
      await this.#parts[where].render({ master: master.file, width, format, target });
      await cache.add(name, target);
      this.#parts.onRendered?.();
      return cache.find(name);
    } catch (error) {
      await cache.forget(target);
      onFailure(rendition, error);
      return undefined;
    }
  }
}

/** Substitute formats, smallest files first: a browser that requests a format supports all formats that follow it in this order. */
function otherFormats(format: PictureFormat): PictureFormat[] {
  return PICTURE_FORMATS.slice(PICTURE_FORMATS.indexOf(format) + 1);
}
