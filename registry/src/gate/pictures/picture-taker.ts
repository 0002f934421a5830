import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { GuardedProcess } from '@stadtraum/guarded-process/guarded-process';
import { type Program, programBeside } from '@stadtraum/guarded-process/program';
import { assetUrl } from '@stadtraum/page-plan/assets';
import type { ReleaseStore } from '../../store/release-store.ts';
import type { GateInput } from '../input/gate-input.ts';
import type { SideSet } from '../input/side-set.ts';
import type {
  FromPictureProcess,
  PictureRequest,
  TakenPictures,
  ToPictureProcess,
} from './picture-messages.ts';

/** Milliseconds for the start of the browser, and for one pair of pictures: a busy machine takes ten times as long as an idle one. */
const STEP_MS = 30_000;
/** Of the browser with all its processes, which share much of it. */
const MEMORY_BYTES = 3 * 2 ** 30;
const HEAP_MEGABYTES = 768;
/** A `nice` value: pictures decide nothing, so everything else goes first. */
const PRIORITY = 19;

export interface PictureTakerOptions {
  /** Path of a Chromium. */
  chromium: string;
  store: Pick<ReleaseStore, 'directoryOf'>;
  processes: GateInput['processes'];
  stepMs?: number;
}

/** A process with a browser of its own, which takes pictures of blocks with the files of two sets. */
export class PictureTaker {
  readonly #options: PictureTakerOptions;
  readonly #child: GuardedProcess<ToPictureProcess, FromPictureProcess>;
  readonly #files: ReadonlyMap<string, ReleaseFileLocation>;
  readonly #stepMs: number;
  #failure: string | undefined;
  #answer: (answer: Answer | undefined) => void = () => {};

  constructor({ manifests, live }: Pick<SideSet, 'manifests' | 'live'>, options: PictureTakerOptions) {
    this.#options = options;
    this.#stepMs = options.stepMs ?? STEP_MS;
    this.#files = new Map([...live.manifests, ...manifests].flatMap(locateFiles));
    const guard = { memoryBytes: MEMORY_BYTES, heapMegabytes: HEAP_MEGABYTES, priority: PRIORITY };
    this.#child = new GuardedProcess(pictureProgram(options.processes), guard);
    this.#child.onMessage((message) => void this.#receive(message));
    void this.#child.ended.then(({ cause }) => {
      this.#failure ??=
        cause === 'late' ? `the browser did not answer within ${this.#stepMs / 1000} s` : 'the browser ended';
      this.#answer(undefined);
    });
  }

  /** What went wrong last, after "because"; undefined if nothing did. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** Whether it takes no more pictures. */
  get hasEnded(): boolean {
    return this.#child.isEnding;
  }

  /** Starts the browser. @returns whether it has started */
  async start(): Promise<boolean> {
    const answer = await this.#ask({ kind: 'start', chromium: this.#options.chromium }, 'start');
    return answer?.kind === 'ready';
  }

  /** Undefined if these pictures could not be taken, see `failure`. */
  async take(request: PictureRequest): Promise<TakenPictures | undefined> {
    const answer = await this.#ask({ kind: 'take', request }, `change ${request.change}`);
    return answer?.kind === 'taken' ? answer.pictures : undefined;
  }

  /** Ends the process. Its browser ends with it, and the browser's profile is removed. */
  async close(reason?: string): Promise<void> {
    this.#failure ??= reason;
    await this.#child.close();
  }

  async #ask(message: ToPictureProcess, step: string): Promise<Answer | undefined> {
    if (this.#child.isEnding) return undefined;
    const running = this.#child.startStep(step, { wallMs: this.#stepMs });
    const answer = await new Promise<Answer | undefined>((resolve) => {
      this.#answer = resolve;
      this.#child.send(message);
    });
    running.end();
    if (answer?.kind === 'failed') this.#failure = answer.reason;
    return answer;
  }

  async #receive(message: FromPictureProcess): Promise<void> {
    if (message.kind === 'needs') await this.#sendFile(message.path);
    else this.#answer(message);
  }

  /** Only sends files that a release of either set lists. */
  async #sendFile(path: string): Promise<void> {
    const location = this.#files.get(path);
    const file = location && (await this.#read(location).catch(() => undefined));
    this.#child.send({ kind: 'file', path, ...(file && { base64: file.toString('base64') }) });
  }

  async #read({ release, path }: ReleaseFileLocation): Promise<Buffer> {
    return readFile(join(await this.#options.store.directoryOf(release), path));
  }
}

type Answer = Extract<FromPictureProcess, { kind: 'ready' | 'taken' | 'failed' }>;

interface ReleaseFileLocation {
  release: ReleaseManifest;
  path: string;
}

/** The files of a release that browsers may load, by their paths on the site. */
function locateFiles(release: ReleaseManifest): [path: string, location: ReleaseFileLocation][] {
  const paths = Object.keys(release.files).filter((path) => path.startsWith('browser/'));
  return paths.map((path) => [assetUrl(release, path), { release, path }]);
}

/** The program of the process: its source or its build, like the running registry. */
function pictureProgram({ execArgv, confinement }: GateInput['processes']): Program {
  return {
    ...programBeside(import.meta.url, 'picture-process', execArgv),
    confinement: confinement && {
      ...confinement,
      // The process runs no code of releases, and must start a browser.
      ...{ language: false, permission: false },
      // Within bubblewrap there is no folder that a browser could write to.
      namespace: confinement.namespace?.name === 'unshare' ? confinement.namespace : undefined,
    },
  };
}
