import { isDeepStrictEqual } from 'node:util';
import { recordPath, slugOf } from '../store/record-page.ts';
import type { OwnedFiles } from './owners.ts';
import type { ContentFile } from './read-files.ts';

const RECORDS_FILE = /^collections\/[^/]+\/records\.json$/;
const COLLECTION_FILE = /^(collections\/[^/]+\/)collection\.json$/;
const IN_COLLECTION = /^(collections\/[^/]+\/)/;

/** What is replaced or stays as a whole: a file, or one record of a `records.json`. */
export interface ContentUnit {
  /** The file's name among the owner's files. */
  file: string;
  /** The record's number, or its place in the file. Absent for a file. */
  record?: string;
  /** The new version; absent if it was removed. */
  sent?: { json: unknown; index: number } | undefined;
  /** The version on the site; absent if it is new. */
  stored?: { json: unknown } | undefined;
  /** Whether the version on the site stays, or nothing if there is none. */
  isHeld: boolean;
  /** Whether it is held because another owner has what it needs. Its name then stands for nothing of this owner. */
  isTaken?: boolean;
}

/** The units of one owner's content, from which the content that goes live is put together. */
export class ContentUnits {
  readonly #sent: OwnedFiles;
  readonly #units = new Map<string, ContentUnit>();
  /** The units of the entries of each assembled `records.json`. */
  #entries = new Map<string, ContentUnit[]>();

  constructor(sent: OwnedFiles, stored: OwnedFiles | undefined) {
    this.#sent = sent;
    for (const { file, json } of sent.files) this.#addSent(file, json);
    for (const { file, json } of stored?.files ?? []) this.#addStored(file, json);
    const readable = new Set(sent.files.map(({ file }) => file));
    for (const file of sent.names.filter((name) => !readable.has(name))) this.#addUnreadable(file);
  }

  get owner(): string {
    return this.#sent.owner;
  }

  [Symbol.iterator](): Iterator<ContentUnit> {
    return this.#units.values();
  }

  /** The content that goes live. Names of held files stay in it, so that links to them are not dead. */
  assemble(): OwnedFiles {
    const { owner, team, names } = this.#sent;
    const files: ContentFile[] = [];
    this.#entries = new Map();
    const byFile = new Map<string, ContentUnit[]>();
    for (const unit of this.#units.values()) byFile.set(unit.file, [...(byFile.get(unit.file) ?? []), unit]);
    for (const [file, units] of byFile) {
      const live = units.filter((unit) => versionOf(unit) !== undefined);
      const [whole] = live.filter(({ record }) => record === undefined);
      const entries = live.filter(({ record }) => record !== undefined);
      if (whole) files.push({ file, json: versionOf(whole)?.json });
      else if (entries.length > 0) {
        this.#entries.set(file, entries);
        files.push({ file, json: entries.map((unit) => versionOf(unit)?.json) });
      }
    }
    const emptied = this.#sent.files.filter(
      ({ file }) => RECORDS_FILE.test(file) && !this.#entries.has(file),
    );
    files.push(...emptied.map(({ file }) => ({ file, json: [] })));
    files.sort((a, b) => (a.file < b.file ? -1 : 1));
    const taken = new Set([...this.#units.values()].flatMap(({ file, isTaken }) => (isTaken ? file : [])));
    const own = names.filter((name) => !taken.has(name));
    const all = new Set([...own, ...files.map(({ file }) => file)]);
    return { owner, team, names: [...all].sort(), files, problems: [] };
  }

  /** The unit at a place in the assembled content, or undefined for a file that it does not have. */
  at(file: string, pointer: string): ContentUnit | undefined {
    const index = Number(/^\/(\d+)/.exec(pointer)?.[1]);
    return this.#entries.get(file)?.[index] ?? this.#units.get(file);
  }

  /** The unit at a place in the file as it was sent, or a new one for a file that is not there. */
  atSent(file: string, pointer: string): ContentUnit {
    const index = Number(/^\/(\d+)/.exec(pointer)?.[1]);
    const entry = [...this.#units.values()].find(
      (unit) => unit.file === file && unit.record !== undefined && unit.sent?.index === index,
    );
    const unit = entry ?? this.#units.get(file) ?? { file, isHeld: true };
    if (!entry) this.#units.set(file, unit);
    return unit;
  }

  /** All units of the collection whose declaration is this file, or that has this file; empty for other files. */
  ofCollection(file: string): ContentUnit[] {
    const folder = IN_COLLECTION.exec(file)?.[1];
    return folder === undefined
      ? []
      : [...this.#units.values()].filter((unit) => unit.file.startsWith(folder));
  }

  /** The pages, of editors and of records, that are removed: units by path. */
  removedPages(): ReadonlyMap<string, ContentUnit> {
    const removed = [...this.#units.values()].filter(({ sent, isHeld }) => !sent && !isHeld);
    return new Map(
      removed.flatMap((unit) => {
        const path = pagePathOf(unit.file) ?? this.#recordPath(unit, unit.stored?.json);
        return path === undefined ? [] : [[path, unit] as const];
      }),
    );
  }

  /** The paths of records' pages that were sent but are held back. */
  waitingPaths(): string[] {
    return [...this.#units.values()].flatMap((unit) => {
      if (!unit.sent || unit.isTaken) return [];
      const path = this.#recordPath(unit, unit.sent.json);
      return path === undefined ? [] : [path];
    });
  }

  #recordPath({ file }: ContentUnit, json: unknown): string | undefined {
    const [, folder] = IN_COLLECTION.exec(file) ?? [];
    if (folder === undefined || typeof json !== 'object' || json === null) return undefined;
    const template = this.#units.get(`${folder}page.json`);
    const [base] = [template?.sent?.json, template?.stored?.json].flatMap((found) => {
      const path = (found as { path?: unknown } | null | undefined)?.path;
      return typeof path === 'string' ? [path] : [];
    });
    const slug = slugOf(json as Record<string, unknown>);
    return base === undefined || slug === undefined ? undefined : recordPath(base, slug);
  }

  #addSent(file: string, json: unknown): void {
    if (!RECORDS_FILE.test(file)) {
      this.#units.set(file, { file, sent: { json, index: 0 }, isHeld: false });
      return;
    }
    const records: readonly unknown[] = Array.isArray(json) ? json : [json];
    for (const [index, record] of records.entries()) {
      const name = uidOf(record) ?? `#${index}`;
      const taken = this.#units.has(`${file}#${name}`);
      const key = taken ? `${file}#${name}#${index}` : `${file}#${name}`;
      this.#units.set(key, { file, record: name, sent: { json: record, index }, isHeld: false });
    }
  }

  #addStored(file: string, json: unknown): void {
    const add = (key: string, record: string | undefined, version: unknown) => {
      const known = this.#units.get(key);
      if (known) known.stored = { json: version };
      else
        this.#units.set(key, {
          file,
          ...(record !== undefined && { record }),
          stored: { json: version },
          isHeld: false,
        });
    };
    if (!RECORDS_FILE.test(file)) add(file, undefined, json);
    const records: readonly unknown[] = !RECORDS_FILE.test(file) ? [] : Array.isArray(json) ? json : [json];
    for (const [index, record] of records.entries()) {
      const uid = uidOf(record) ?? `#${index}`;
      // Of two records with one number, the one that is on the site has not changed.
      const same = [...this.#units.values()].find(
        (unit) =>
          unit.file === file && unit.record === uid && unit.sent && isDeepStrictEqual(unit.sent.json, record),
      );
      if (same) same.stored = { json: record };
      else add(`${file}#${uid}`, uid, record);
    }
  }

  /** A file that cannot be read changes nothing on the site. */
  #addUnreadable(file: string): void {
    const units = [...this.#units.values()].filter((unit) => unit.file === file);
    for (const unit of units) unit.isHeld = true;
    if (!this.#units.has(file)) this.#units.set(file, { file, isHeld: true });
  }
}

/** The version of a unit that goes live. */
export function versionOf({ sent, stored, isHeld }: ContentUnit): { json: unknown } | undefined {
  return isHeld ? stored : sent;
}

/** Whether a load would change the unit. */
export function isChanged({ sent, stored }: ContentUnit): boolean {
  return !isDeepStrictEqual(sent?.json, stored?.json) || (sent === undefined) !== (stored === undefined);
}

/** Whether the file declares a collection. */
export function declaresCollection(file: string): boolean {
  return COLLECTION_FILE.test(file);
}

function uidOf(record: unknown): string | undefined {
  const uid = (record as { uid?: unknown } | null)?.uid;
  return Number.isInteger(uid) ? String(uid) : undefined;
}

function pagePathOf(file: string): string | undefined {
  const [, path] = /^pages(\/.+)\.json$/.exec(file) ?? [];
  return path === '/index' ? '/' : path;
}
