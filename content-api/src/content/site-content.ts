import type { Static, TSchema } from '@sinclair/typebox';
import type { PageMeta } from '@stadtraum/contracts/page-meta';
import { SitePath } from '@stadtraum/contracts/page-model';
import { lazyValidator, type Validator } from '@stadtraum/contracts/validation';
import { explainViolations } from '../kernel/explain-violations.ts';
import { type ContentProblem, problemsAt } from '../kernel/problems.ts';
import { type CollectionDefinition, collectionSchema } from '../store/collection.ts';
import { type RecordPageTemplate, recordPageSchema, recordPath, slugOf } from '../store/record-page.ts';
import { type LayoutRegions, regionSchemas } from '../store/stored-page.ts';
import { embedsOf } from './embeds.ts';
import {
  MAX_INTEGER,
  MenusFile,
  type PageFile,
  pageFile,
  RedirectsFile,
  SiteFile,
  type Synonyms,
  SynonymsFile,
} from './file-schemas.ts';
import { splitOwnedName, WORKSPACE } from './owners.ts';
import type { ContentFile } from './read-files.ts';
import { addToMenus, type TeamNavigation, TeamNavigationFile } from './team-navigation.ts';

/** A value with the name of its file (see `ownedName`), for error messages. */
export type InFile<T> = T & { file: string };

/** A record and the JSON Pointer to it in its file. */
export type PlacedRecord = InFile<{ uid: number; pointer: string; data: Record<string, unknown> }>;

/** The content of all files that match their schemas. */
export interface SiteContent {
  site: Static<typeof SiteFile>;
  /** The providers whose documents the content embeds. */
  embeds: PageMeta['embeds'];
  layout: InFile<{ regions: LayoutRegions }>;
  menus: InFile<{ menus: Static<typeof MenusFile> }>;
  /** Each with the JSON Pointer to it in its file. */
  redirects: InFile<Static<typeof RedirectsFile>[number] & { pointer: string }>[];
  synonyms: InFile<{ entries: Synonyms[] }>;
  pages: InFile<PageFile & { path: string }>[];
  collections: InFile<{
    name: string;
    definition: CollectionDefinition;
    records: PlacedRecord[];
    /** The template for the records' pages, if they have any. */
    recordPage: InFile<RecordPageTemplate> | undefined;
  }>[];
  /** The files of pages, including invalid ones. */
  pageFiles: InFile<{ path: string }>[];
  /** The files of collections and their records, including invalid ones. */
  collectionFiles: InFile<{ name: string }>[];
  /** Paths of all pages, including those of records and of invalid files, so that each mistake is reported only once. */
  paths: ReadonlySet<string>;
  /** The paths of pages that are valid. */
  livePaths: ReadonlySet<string>;
  /** Names of all collections, including invalid ones. */
  collectionNames: ReadonlySet<string>;
}

/** The sources' contributions to the schemas of content files. */
export interface SchemaExtensions {
  /** JSON Schemas of the declarations that blocks make for sources, by property. */
  declarations: Readonly<Record<string, TSchema>>;
  /** Filter kinds that collections may declare. */
  filterKinds: readonly string[];
  /** JSON Schemas of the checks that collections may declare. */
  checks: readonly TSchema[];
}

/** Validators by kind of file. Make them once: they compile at their first use, which takes up to a second in all. */
export function contentValidators({ declarations, filterKinds, checks }: SchemaExtensions) {
  const { regions, layout } = regionSchemas(declarations);
  return {
    site: validatorOf(SiteFile),
    layout: validatorOf(layout),
    menus: validatorOf(MenusFile),
    navigation: validatorOf(TeamNavigationFile),
    redirects: validatorOf(RedirectsFile),
    synonyms: validatorOf(SynonymsFile),
    page: validatorOf(pageFile(regions)),
    collection: validatorOf(collectionSchema(filterKinds, checks)),
    recordPage: validatorOf(recordPageSchema(regions)),
  };
}

const validatorOf = <Schema extends TSchema>(schema: Schema) =>
  lazyValidator(schema, { every: true, explain: explainViolations });

/**
 * Sorts the content files of all owners by kind and checks them against their schemas.
 *
 * @param names the names of all files (see `ownedName`), including unreadable ones
 * @param waitingPaths paths that count as pages although their files are held back
 */
export function readSiteContent(
  names: string[],
  files: ContentFile[],
  validators: ReturnType<typeof contentValidators>,
  waitingPaths: readonly string[],
): { content: SiteContent; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const accept =
    <T>(validate: Validator<T>) =>
    ({ file, json }: ContentFile): T[] => {
      const checked = validate(json);
      if (checked.ok) return [checked.value];
      problems.push(...problemsAt(file, '', checked.violations));
      return [];
    };
  const single = <T>(file: string, validate: Validator<T>, missing: T) =>
    files.filter((candidate) => candidate.file === file).flatMap(accept(validate))[0] ?? missing;

  const site = single(SITE, validators.site, {});
  const collections = filesAt(files, COLLECTION_FILE).flatMap((file) =>
    accept(validators.collection)(file).map((definition) => ({
      file: file.file,
      name: collectionName(file.file),
      definition,
      records: readRecords(files, file.file, problems).map((record) => ({
        ...record,
        data: withPlaceWords(record.data, definition, site.places),
      })),
      recordPage: files
        .filter((candidate) => candidate.file === besides(file.file, 'page.json'))
        .flatMap((found) =>
          accept(validators.recordPage)(found).map((template) => ({ ...template, file: found.file })),
        )[0],
    })),
  );
  const pageFiles = namesAt(names, PAGE_FILE).map((file) => ({ file, path: pagePath(file) }));
  const menus = withTeamEntries(single(NAVIGATION, validators.menus, {}), {
    entries: filesAt(files, /^navigation\.json$/)
      .filter(({ file }) => file !== NAVIGATION)
      .flatMap((file) =>
        accept(validators.navigation)(file).map((entries) => ({ file: file.file, entries })),
      ),
    pages: [...pageFiles, ...collections.flatMap(recordPages)],
  });
  const pages = filesAt(files, PAGE_FILE).flatMap((file) =>
    accept(validators.page)(file).map((page) => ({ ...page, file: file.file, path: pagePath(file.file) })),
  );
  const content: SiteContent = {
    site,
    embeds: embedsOf(files),
    layout: { file: LAYOUT, regions: single(LAYOUT, validators.layout, {}) },
    menus: { file: NAVIGATION, menus: menus.menus },
    redirects: filesAt(files, /^redirects\.json$/).flatMap((file) =>
      accept(validators.redirects)(file).flatMap((entries) =>
        entries.map((entry, index) => ({ ...entry, file: file.file, pointer: `/${index}` })),
      ),
    ),
    synonyms: { file: SYNONYMS, entries: single(SYNONYMS, validators.synonyms, []) },
    pages,
    collections,
    pageFiles,
    livePaths: new Set([...pages, ...collections.flatMap(recordPages)].map(({ path }) => path)),
    collectionFiles: namesAt(names, IN_COLLECTION).map((file) => ({ file, name: collectionName(file) })),
    paths: new Set([
      ...[...pageFiles, ...collections.flatMap(recordPages)].map(({ path }) => path),
      ...waitingPaths,
    ]),
    collectionNames: new Set(namesAt(names, COLLECTION_FILE).map(collectionName)),
  };
  problems.push(
    ...menus.problems,
    ...unknownFiles(names),
    ...missingFiles(names),
    ...invalidPaths(pageFiles),
  );
  return { content, problems };
}

const SITE = 'site.json';
const LAYOUT = 'layout.json';
const NAVIGATION = 'navigation.json';
const REDIRECTS = 'redirects.json';
const SYNONYMS = 'synonyms.json';
const PAGE_FILE = /^pages\/.+\.json$/;
const IN_COLLECTION = /^collections\/[^/]+\//;
const COLLECTION_FILE = /^collections\/[^/]+\/collection\.json$/;
const RECORD_PAGE_FILE = /^collections\/[^/]+\/page\.json$/;
const RECORDS_FILE = /^collections\/[^/]+\/(records|records\/[^/]+)\.json$/;

/** The names, of any owner's files, that match a pattern. */
function namesAt(names: string[], pattern: RegExp): string[] {
  return names.filter((name) => pattern.test(splitOwnedName(name).file));
}

function filesAt(files: ContentFile[], pattern: RegExp): ContentFile[] {
  return files.filter(({ file }) => pattern.test(splitOwnedName(file).file));
}

/** A file in the same folder. @param file a name that matches COLLECTION_FILE */
function besides(file: string, name: string): string {
  return `${file.slice(0, file.lastIndexOf('/'))}/${name}`;
}

/** Reads records from `records.json`, from files below `records/`, or from both. @param collection the file of the collection */
function readRecords(files: ContentFile[], collection: string, problems: ContentProblem[]): PlacedRecord[] {
  const folder = besides(collection, 'records');
  const placed = files.flatMap(({ file, json }) => {
    if (file === `${folder}.json` && Array.isArray(json)) {
      return json.map((data: unknown, index) => ({ file, pointer: `/${index}`, data }));
    }
    return file.startsWith(`${folder}/`) || file === `${folder}.json`
      ? [{ file, pointer: '', data: json }]
      : [];
  });
  return placed.flatMap(({ file, pointer, data }) => {
    const uid = (data as { uid?: unknown } | null)?.uid;
    if (Number.isInteger(uid) && Number(uid) >= 1 && Number(uid) <= MAX_INTEGER) {
      return [{ file, pointer, uid: Number(uid), data: data as Record<string, unknown> }];
    }
    problems.push({
      file,
      pointer,
      reason: `Jeder Datensatz braucht eine Nummer "uid", eine ganze Zahl ab 1`,
    });
    return [];
  });
}

/** Adds how places are said. A place that `site.json` does not have adds nothing. */
function withPlaceWords(
  data: Record<string, unknown>,
  { placeWords = {} }: CollectionDefinition,
  places: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const added = Object.entries(placeWords).flatMap(([field, source]) => {
    const words = places[String(data[source])];
    return words === undefined ? [] : [[field, words]];
  });
  return added.length === 0 ? data : { ...data, ...Object.fromEntries(added) };
}

/** Adds the entries of all teams to the menus, in the order of the files. */
function withTeamEntries(
  menus: SiteContent['menus']['menus'],
  { entries, pages }: { entries: InFile<{ entries: TeamNavigation }>[]; pages: InFile<{ path: string }>[] },
): { menus: SiteContent['menus']['menus']; problems: ContentProblem[] } {
  let all = menus;
  const problems: ContentProblem[] = [];
  for (const { file, entries: added } of entries) {
    const { owner } = splitOwnedName(file);
    const ownPaths = new Set(
      pages.filter((page) => splitOwnedName(page.file).owner === owner).map(({ path }) => path),
    );
    const result = addToMenus(all, { file, entries: added, ownPaths });
    all = result.menus;
    problems.push(...result.problems);
  }
  return { menus: all, problems };
}

function recordPages({
  recordPage,
  records,
}: SiteContent['collections'][number]): InFile<{ path: string }>[] {
  if (!recordPage) return [];
  return records.flatMap(({ file, data }) => {
    const slug = slugOf(data);
    return slug === undefined ? [] : [{ file, path: recordPath(recordPage.path, slug) }];
  });
}

/** Files of the workspace whose name has no meaning. Those of teams are checked when they are read. */
function unknownFiles(names: string[]): ContentProblem[] {
  const patterns = [PAGE_FILE, COLLECTION_FILE, RECORD_PAGE_FILE, RECORDS_FILE];
  return names
    .filter((name) => splitOwnedName(name).owner === WORKSPACE)
    .filter((name) => ![SITE, LAYOUT, NAVIGATION, REDIRECTS, SYNONYMS].includes(name))
    .filter((name) => !patterns.some((pattern) => pattern.test(name)))
    .map((file) => ({
      file,
      pointer: '',
      reason:
        'In diesem Ordner oder unter diesem Namen wird keine Inhaltsdatei erwartet. Erwartet werden pages/….json, collections/<Liste>/collection.json, records.json, records/….json und page.json',
    }));
}

function missingFiles(names: string[]): ContentProblem[] {
  return [LAYOUT, NAVIGATION]
    .filter((name) => !names.includes(name))
    .map((file) => ({ file, pointer: '', reason: 'Die Datei fehlt', isMissing: true }));
}

function invalidPaths(pageFiles: SiteContent['pageFiles']): ContentProblem[] {
  const validate = lazyValidator(SitePath);
  return pageFiles
    .filter(({ path }) => !validate(path).ok)
    .map(({ file }) => ({
      file,
      pointer: '',
      reason:
        'Der Name der Datei wird zur Adresse der Seite: nur Kleinbuchstaben a–z, Ziffern, Bindestriche und Punkte',
    }));
}

function pagePath(name: string): string {
  const path = splitOwnedName(name).file.slice('pages'.length, -'.json'.length);
  return path === '/index' ? '/' : path;
}

/** @param name a name that matches IN_COLLECTION */
function collectionName(name: string): string {
  return splitOwnedName(name).file.split('/')[1] ?? '';
}
