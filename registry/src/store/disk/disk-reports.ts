import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GateReport } from '@stadtraum/contracts/gate';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import {
  MAX_REPORTS,
  MAX_REPORTS_WITH_PICTURES,
  PICTURE_NAME,
  REPORT_ID,
  type ReportStore,
} from '../report-store.ts';
import { asStorageError } from '../storage-error.ts';

/** Stores each report as `reports/<id>.json`, and its pictures in `reports/<id>/`. */
export class DiskReports implements ReportStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = join(directory, 'reports');
  }

  /** A damaged report counts as missing. */
  async read(id: string): Promise<GateReport | undefined> {
    if (!REPORT_ID.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(join(this.#directory, `${id}.json`), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE */
  async write(report: GateReport, pictures: ReadonlyMap<string, Buffer> = new Map()): Promise<void> {
    const path = join(this.#directory, `${report.id}.json`);
    try {
      await mkdir(this.#directory, { recursive: true });
      for (const [name, picture] of pictures) {
        await writeFileAtomically(join(this.#directory, report.id, name), picture);
      }
      await writeFileAtomically(path, JSON.stringify(report));
      await this.#removeOldest();
    } catch (error) {
      throw asStorageError(error, path);
    }
  }

  async readPicture(id: string, name: string): Promise<Buffer | undefined> {
    if (!REPORT_ID.test(id) || !PICTURE_NAME.test(name)) return undefined;
    return readFile(join(this.#directory, id, name)).catch(() => undefined);
  }

  async #removeOldest(): Promise<void> {
    const names = (await readdir(this.#directory)).filter((name) => name.endsWith('.json'));
    if (names.length <= MAX_REPORTS_WITH_PICTURES) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#directory, name);
        return { path, writtenAt: (await stat(path)).mtimeMs };
      }),
    );
    const newestFirst = files.sort((a, b) => b.writtenAt - a.writtenAt).map(({ path }) => path);
    const withoutPictures = newestFirst.slice(MAX_REPORTS_WITH_PICTURES);
    const folders = withoutPictures.map((path) => path.slice(0, -'.json'.length));
    const oldest = [...newestFirst.slice(MAX_REPORTS), ...folders];
    await Promise.all(oldest.map((path) => rm(path, { recursive: true, force: true })));
  }
}
