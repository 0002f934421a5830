import { PICTURE_FORMATS, type PictureFormat } from '@stadtraum/contracts/media-address';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { FAST_FORMAT } from '../catalogue/recipe.ts';
import type { Renderer } from './renderer.ts';
import { type Rendition, renditionName } from './rendition.ts';
import type { RenditionCache } from './rendition-cache.ts';

/** Milliseconds that a visitor waits for a picture to be rendered before the master is sent. */
const TIMEOUT_MS = 2000;

export interface RenditionsParts {
  cache: RenditionCache;
  /** For what a visitor waits for. */
  foreground: Renderer;
  /** For all else. */
  background: Renderer;
  /** Gets each rendition that was made. */
  onRendered?: () => void;
  /** Gets each failure once. */
  onFailure: (rendition: Rendition, error: unknown) => void;
}

export interface StandIn {
  /** Absolute path. */
  file: string;
  format: PictureFormat;
}

/** Renditions that are there or can be made; each is made once, however many ask for it. */
export class Renditions {
  readonly #parts: RenditionsParts;
  /** What is being rendered now, by name. Undefined comes of a failure. */
  readonly #underway = new Map<string, Promise<string | undefined>>();

  constructor(parts: RenditionsParts) {
    this.#parts = parts;
  }

  has(rendition: Rendition): boolean {
    return this.#parts.cache.has(renditionName(rendition));
  }

  /** The file of exactly this rendition, when it is there. */
  find(rendition: Rendition): string | undefined {
    return this.#parts.cache.find(renditionName(rendition));
  }

  /**
   * What can be shown at once, or nearly so, where a rendition is not there: another format of the same width that is, or
   * the fast one, rendered now. Undefined when even that fails or takes too long.
   */
  async standInFor(rendition: Rendition): Promise<StandIn | undefined> {
    for (const format of otherFormats(rendition.format)) {
      const file = this.find({ ...rendition, format });
      if (file) return { file, format };
    }
    const rendering = this.render({ ...rendition, format: FAST_FORMAT }, 'foreground');
    const tooLate = () => new Error('the rendition takes longer');
    const file = await withTimeout(rendering, TIMEOUT_MS, tooLate).catch(() => undefined);
    return file === undefined ? undefined : { file, format: FAST_FORMAT };
  }

  /** Renders, joins in what is being rendered already, or finds that it is there. Undefined comes of a failure. */
  async render(rendition: Rendition, where: 'foreground' | 'background'): Promise<string | undefined> {
    const name = renditionName(rendition);
    const known = this.find(rendition) ?? this.#underway.get(name);
    if (known !== undefined) return known;
    const making = this.#make(rendition, name, where).finally(() => this.#underway.delete(name));
    this.#underway.set(name, making);
    return making;
  }

  async forget(file: string): Promise<void> {
    await this.#parts.cache.forget(file);
  }

  async #make(
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

/** The smallest first. Whoever can show AVIF can show all of them; a JPEG is asked for by those who can show nothing else. */
function otherFormats(format: PictureFormat): PictureFormat[] {
  return PICTURE_FORMATS.slice(PICTURE_FORMATS.indexOf(format) + 1);
}
