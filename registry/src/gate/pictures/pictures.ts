import type { PicturePair } from '@stadtraum/contracts/gate';
import type { SideSet } from '../input/side-set.ts';
import type { ChangedLook } from './changed-looks.ts';
import type { TakenPictures } from './picture-messages.ts';
import { PictureTaker, type PictureTakerOptions } from './picture-taker.ts';

/** Widths of a phone and of a desk, in CSS pixels. */
const WIDTHS = [390, 1280];
/** Changes of which a report has pictures. */
const MAX_LOOKS = 24;
/** Bytes of all pictures of a report. */
const MAX_PICTURE_BYTES = 8 * 2 ** 20;
/** Milliseconds for all pictures, before and after the switch. */
const TOTAL_MS = 120_000;

/** Pictures of a candidate's changes, which are taken in the background, one after another. They decide nothing. */
export interface Pictures {
  /** Those that are there. */
  readonly pairs: readonly PicturePair[];
  /** PNG files by name. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Whether no more will come. */
  readonly isDone: boolean;
  /** Resolves then. Never rejects. */
  readonly done: Promise<void>;
  /** Sentences about changes whose looks were not compared, and why. */
  unchecked(): string[];
  /** From now on, pictures are `late`. */
  decide(): void;
  /** Takes no more, and ends the browser. */
  close(): void;
}

export interface PictureOptions extends Omit<PictureTakerOptions, 'chromium'> {
  /** Path of a Chromium; undefined if there is none. */
  chromium: string | undefined;
  totalMs?: number;
}

export const NO_PICTURES: Pictures = withoutPictures();

/** Starts a browser, if there is one and something to see. */
export function takePictures(
  looks: readonly ChangedLook[],
  side: Pick<SideSet, 'manifests' | 'live'>,
  { chromium, ...options }: PictureOptions,
): Pictures {
  if (looks.length === 0) return NO_PICTURES;
  if (chromium !== undefined)
    return new PictureSession(looks, new PictureTaker(side, { chromium, ...options }), options);
  return withoutPictures(
    `Looks of ${count(looks.length)} were not compared: there is no Chromium (CHROMIUM_PATH).`,
  );
}

function withoutPictures(...unchecked: string[]): Pictures {
  return {
    ...{ pairs: [], files: new Map<string, Buffer>(), isDone: true, done: Promise.resolve() },
    ...{ unchecked: () => unchecked, decide: () => {}, close: () => {} },
  };
}

class PictureSession implements Pictures {
  readonly pairs: PicturePair[] = [];
  readonly files = new Map<string, Buffer>();
  isDone = false;
  readonly done: Promise<void>;
  readonly #looks: readonly ChangedLook[];
  readonly #taker: PictureTaker;
  #bytes = 0;
  #complete = 0;
  #isDecided = false;
  /** Why no more were taken although the browser could. */
  #stopped: string | undefined;

  constructor(
    looks: readonly ChangedLook[],
    taker: PictureTaker,
    { totalMs = TOTAL_MS }: Pick<PictureOptions, 'totalMs'>,
  ) {
    this.#looks = looks;
    this.#taker = taker;
    this.done = this.#takeAllWithin(totalMs);
  }

  unchecked(): string[] {
    const total = Math.min(this.#looks.length, MAX_LOOKS);
    const [left, beyond] = [total - this.#complete, this.#looks.length - total];
    const reason = this.#stopped ?? this.#taker.failure ?? 'the browser ended';
    return [
      ...(left > 0 && !this.isDone
        ? [`Looks of ${count(left)} were not compared in time: their pictures follow in the report.`]
        : []),
      ...(left > 0 && this.isDone ? [`Looks of ${count(left)} were not compared: ${reason}.`] : []),
      ...(beyond > 0
        ? [`Looks of ${count(beyond)} more were not compared: a report has pictures of ${MAX_LOOKS}.`]
        : []),
    ];
  }

  decide(): void {
    this.#isDecided = true;
  }

  close(): void {
    void this.#taker.close('another candidate was examined meanwhile, or the registry stopped');
  }

  async #takeAllWithin(totalMs: number): Promise<void> {
    const reason = `all pictures together took longer than ${totalMs / 1000} s`;
    const timer = setTimeout(() => void this.#taker.close(reason), totalMs);
    await this.#takeAll();
    clearTimeout(timer);
    await this.#taker.close();
    this.isDone = true;
  }

  async #takeAll(): Promise<void> {
    if (!(await this.#taker.start())) return;
    for (const [change, look] of this.#looks.slice(0, MAX_LOOKS).entries()) {
      const kept = await this.#takeWidths(change, look);
      if (this.#taker.hasEnded || this.#stopped !== undefined) return;
      if (kept) this.#complete += 1;
    }
  }

  /** Whether there are pictures of all widths. */
  async #takeWidths(change: number, { type, before, after }: ChangedLook): Promise<boolean> {
    for (const width of WIDTHS) {
      const taken = await this.#taker.take({ change, width, before, after });
      if (!taken || !this.#keep(type, taken)) return false;
    }
    return true;
  }

  /** Whether there was room. */
  #keep(block: string, { change, width, changed, ...pictures }: TakenPictures): boolean {
    const nameOf = (when: string) => `${change + 1}-${width}-${when}.png`;
    const before = { name: nameOf('before'), file: Buffer.from(pictures.before, 'base64') };
    // What looks the same needs one picture.
    const after =
      changed === 0 ? before : { name: nameOf('after'), file: Buffer.from(pictures.after, 'base64') };
    const files = new Map([before, after].map(({ name, file }) => [name, file]));
    for (const { length } of files.values()) this.#bytes += length;
    if (this.#bytes > MAX_PICTURE_BYTES) {
      this.#stopped = `the pictures of a report have ${MAX_PICTURE_BYTES / 2 ** 20} MiB at most`;
      return false;
    }
    for (const [name, file] of files) this.files.set(name, file);
    const late = this.#isDecided && { late: true as const };
    this.pairs.push({ block, width, changed, before: before.name, after: after.name, ...late });
    return true;
  }
}

function count(changes: number): string {
  return changes === 1 ? '1 change' : `${changes} changes`;
}
