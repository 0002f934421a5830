import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { explainViolations } from '../../kernel/explain-violations.ts';
import { type ContentProblem, problemsAt } from '../../kernel/problems.ts';
import { CatalogueFile } from './catalogue-file.ts';
import { FileHashes } from './file-hashes.ts';
import { EMPTY_CATALOGUE, type MediaCatalogue } from './media-catalogue.ts';
import { readMasters } from './read-masters.ts';

const FILE = 'catalogue.json';
/** The catalogue's name in problems, which distinguishes it from content files. */
const SHOWN_FILE = `media/${FILE}`;
/** Milliseconds between two checks for a changed catalogue. */
const CHECK_INTERVAL_MS = 1000;

/** The catalogue, and the problems with its file and entries. */
export interface ReadCatalogue {
  catalogue: MediaCatalogue;
  problems: ContentProblem[];
}

const validate = lazyValidator(CatalogueFile, { every: true, explain: explainViolations });

/** The masters in the media directory, as listed in `catalogue.json`. A site without this file has no pictures. */
export class MediaLibrary {
  readonly directory: string;
  readonly #hashes = new FileHashes();
  #current = EMPTY_CATALOGUE;
  /** Modification time and size of the file from which `#current` was read. */
  #stamp = '';
  #nextCheckAt = Number.NEGATIVE_INFINITY;
  /** The latest check. Requests that arrive while it is running share it. */
  #lastCheck: Promise<void> = Promise.resolve();

  constructor(directory: string) {
    this.directory = directory;
  }

  /** Reads the catalogue and all files that it lists. */
  async read(): Promise<ReadCatalogue> {
    let json: unknown;
    try {
      json = JSON.parse(await readFile(path.join(this.directory, FILE), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        return { catalogue: EMPTY_CATALOGUE, problems: [] };
      const reason = `Die Datei ist nicht lesbar: ${reasonOf(error)}`;
      return { catalogue: EMPTY_CATALOGUE, problems: [{ file: SHOWN_FILE, pointer: '', reason }] };
    }
    const checked = validate(json);
    if (!checked.ok) {
      return { catalogue: EMPTY_CATALOGUE, problems: problemsAt(SHOWN_FILE, '', checked.violations) };
    }
    const { catalogue, problems } = await readMasters(this.directory, checked.value, this.#hashes);
    return { catalogue, problems: problems.map((problem) => ({ file: SHOWN_FILE, ...problem })) };
  }

  /** The current catalogue or, while its file is invalid, the last valid one. */
  async current(): Promise<MediaCatalogue> {
    if (performance.now() >= this.#nextCheckAt) {
      this.#nextCheckAt = performance.now() + CHECK_INTERVAL_MS;
      this.#lastCheck = this.#refresh();
    }
    await this.#lastCheck;
    return this.#current;
  }

  async #refresh(): Promise<void> {
    const stamp = await this.#stampOfFile();
    if (stamp === this.#stamp) return;
    const { catalogue, problems } = await this.read();
    if (problems.length > 0) return;
    this.#current = catalogue;
    this.#stamp = stamp;
  }

  async #stampOfFile(): Promise<string> {
    const stats = await lstat(path.join(this.directory, FILE)).catch(() => undefined);
    return stats ? `${stats.mtimeMs} ${stats.size}` : 'none';
  }
}
