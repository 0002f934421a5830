import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import type { Program } from '@stadtraum/guarded-process/program';
import type { Database } from '../kernel/database/database.ts';
import { ContentInvalidError } from '../kernel/problems.ts';
import type { MediaLibrary } from '../media/catalogue/media-library.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkRelations } from './check-relations.ts';
import { CONTENT_CHECKER } from './content-checker.ts';
import type { ContentParts, LoadedContent } from './content-ports.ts';
import { deriveStored } from './derive.ts';
import { readLiveBlocks } from './live-blocks.ts';
import { readContentFiles } from './read-files.ts';
import { readSiteContent, type SiteContent } from './site-content.ts';
import { storeContent } from './store-content.ts';

/** Where content is read from, and the settings that it must conform to. */
export interface ContentLocation {
  /** Directory of the content files. */
  contentDirectory: string;
  /** URL of the registry whose live set declares the blocks. Without it, the content of blocks is not checked. */
  registryUrl: string | undefined;
  /** The hosts from which content may embed documents. */
  frameHosts: FrameHosts;
}

export interface ContentSource extends ContentLocation {
  /** The pictures, videos and documents that content may refer to. */
  library: MediaLibrary;
  parts: ContentParts;
  /** The program that runs the schemas of live releases. @default CONTENT_CHECKER */
  checker?: Program;
}

export interface CheckedContent extends LoadedContent {
  /** Sentences that say what was not checked, and why. */
  warnings: string[];
}

export interface LoadResult {
  /** False if the same content was already stored. */
  changed: boolean;
  revision: string;
  pages: number;
  records: number;
  warnings: string[];
}

/**
 * Loads the content files into the database.
 *
 * @throws CONTENT_INVALID (as ContentInvalidError, with all problems), DATABASE_UNAVAILABLE; the stored content is then unchanged
 */
export async function loadContent(source: ContentSource, database: Database): Promise<LoadResult> {
  const { content, written, warnings } = await checkContent(source, new Date());
  const { sources, onStored } = source.parts;
  const stored = await storeContent(database, content, {
    sources,
    onChange: (queries) => onStored(queries, { content, written }),
  });
  return { ...stored, ...countContent(content), warnings };
}

/**
 * Reads and checks the content files.
 *
 * @throws CONTENT_INVALID (as ContentInvalidError, with all problems)
 */
export async function checkContent(source: ContentSource, now: Date): Promise<CheckedContent> {
  const { frameHosts, parts, checker = CONTENT_CHECKER } = source;
  const { sources } = parts;
  const read = await readContentFiles(source.contentDirectory);
  const media = await source.library.read();
  const derived = read.files.map((file) => deriveStored(file, { now, media: media.catalogue, frameHosts }));
  const { content, problems } = readSiteContent(read.names, derived, {
    declarations: Object.fromEntries(sources.map(({ property, declaration }) => [property, declaration])),
    filterKinds: sources.flatMap(({ filterKinds = [] }) => filterKinds),
  });
  const liveBlocks = await readLiveBlocks(source.registryUrl);
  const all = [
    ...read.problems,
    ...media.problems,
    ...derived.flatMap((file) => file.problems),
    ...problems,
    ...checkRelations(content, parts),
    ...(liveBlocks.known
      ? await checkBlocks(content, { sources, schemas: liveBlocks.schemas, checker })
      : []),
  ];
  if (all.length > 0) throw new ContentInvalidError(all);
  const unchecked = `The content of blocks was not checked against a live set: ${liveBlocks.known || liveBlocks.reason}.`;
  return { content, written: read.files, warnings: liveBlocks.known ? [] : [unchecked] };
}

export function countContent({ pages, collections }: SiteContent): { pages: number; records: number } {
  return { pages: pages.length, records: collections.reduce((sum, { records }) => sum + records.length, 0) };
}
