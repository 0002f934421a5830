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
  readonly #byFile = new Map<string, ContentUnit[]>();
  readonly #byCollection = new Map<string, ContentUnit[]>();
  /** The units of the entries of each `records.json` as it was sent. */
  readonly #sentEntries = new Map<string, ContentUnit[]>();
  #removed: ReadonlyMap<string, ContentUnit[]> | undefined;
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
    for (const [file, units] of this.#byFile) {
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
    const known = this.#sentEntries.get(file)?.[index] ?? this.#units.get(file);
    return known ?? this.#add(file, { file, isHeld: true });
  }

  /** All units of the collection whose declaration is this file, or that has this file; empty for other files. */
  ofCollection(file: string): readonly ContentUnit[] {
    const folder = IN_COLLECTION.exec(file)?.[1];
    return (folder !== undefined && this.#byCollection.get(folder)) || [];
  }

  /** The page at a path, of editors or of a record, that is removed. */
  removedPage(path: string): ContentUnit | undefined {
    this.#removed ??= this.#removedPages();
    return this.#removed.get(path)?.findLast(({ isHeld }) => !isHeld);
  }

  /** The pages that were not sent, by path: they are removed unless they are held. */
  #removedPages(): Map<string, ContentUnit[]> {
    const removed = new Map<string, ContentUnit[]>();
    for (const unit of this.#units.values()) {
      if (unit.sent) continue;
      const path = pagePathOf(unit.file) ?? this.#recordPath(unit, unit.stored?.json);
      if (path !== undefined) append(removed, path, unit);
    }
    return removed;
  }

  /** The paths of the pages of all records that were sent, held back or not, without those that another owner has. */
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
      this.#add(file, { file, sent: { json, index: 0 }, isHeld: false });
      return;
    }
    const records: readonly unknown[] = Array.isArray(json) ? json : [json];
    for (const [index, record] of records.entries()) {
      const name = uidOf(record) ?? `#${index}`;
      const taken = this.#units.has(`${file}#${name}`);
      const key = taken ? `${file}#${name}#${index}` : `${file}#${name}`;
      const unit = this.#add(key, { file, record: name, sent: { json: record, index }, isHeld: false });
      append(this.#sentEntries, file, unit);
    }
  }

  #addStored(file: string, json: unknown): void {
    const add = (key: string, record: string | undefined, version: unknown) => {
      const known = this.#units.get(key);
      if (known) known.stored = { json: version };
      else
        this.#add(key, {
          file,
          ...(record !== undefined && { record }),
          stored: { json: version },
          isHeld: false,
        });
    };
    if (!RECORDS_FILE.test(file)) add(file, undefined, json);
    const records: readonly unknown[] = !RECORDS_FILE.test(file) ? [] : Array.isArray(json) ? json : [json];
    const sent = new Map<string | undefined, ContentUnit[]>();
    for (const unit of this.#sentEntries.get(file) ?? []) append(sent, unit.record, unit);
    for (const [index, record] of records.entries()) {
      const uid = uidOf(record) ?? `#${index}`;
      // Of two records with one number, the one that is on the site has not changed.
      const same = sent.get(uid)?.find((unit) => isDeepStrictEqual(unit.sent?.json, record));
      if (same) same.stored = { json: record };
      else add(`${file}#${uid}`, uid, record);
    }
  }

  /** A file that cannot be read changes nothing on the site. */
  #addUnreadable(file: string): void {
    for (const unit of this.#byFile.get(file) ?? []) unit.isHeld = true;
    if (!this.#units.has(file)) this.#add(file, { file, isHeld: true });
  }

  #add(key: string, unit: ContentUnit): ContentUnit {
    this.#units.set(key, unit);
    append(this.#byFile, unit.file, unit);
    const folder = IN_COLLECTION.exec(unit.file)?.[1];
    if (folder !== undefined) append(this.#byCollection, folder, unit);
    return unit;
  }
}

function append<Key>(lists: Map<Key, ContentUnit[]>, key: Key, unit: ContentUnit): void {
  const list = lists.get(key);
  if (list) list.push(unit);
  else lists.set(key, [unit]);
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
