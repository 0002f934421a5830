import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import type { ContentProblem } from '../kernel/problems.ts';
import type { MediaLibrary } from '../media/catalogue/media-library.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkRecordSchemas } from './check-record-schemas.ts';
import { checkRelations } from './check-relations.ts';
import type { ContentChecker } from './content-checker.ts';
import type { ContentParts, LoadedContent } from './content-ports.ts';
import { deriveStored } from './derive.ts';
import type { LiveBlocks } from './live-blocks.ts';
import { type OwnedFiles, ownedName, splitOwnedName, WORKSPACE } from './owners.ts';
import { takenFromOthers } from './ownership.ts';
import { contentValidators, readSiteContent } from './site-content.ts';
import { withPageIds } from './team-files.ts';

/** What content is checked against. */
export interface CheckOptions {
  library: MediaLibrary;
  parts: ContentParts;
  /** The hosts from which content may embed documents. */
  frameHosts: FrameHosts;
  checker: ContentChecker;
  liveBlocks: LiveBlocks;
  now: Date;
  /** Paths of records' pages that are held back: links to them are accepted. */
  waitingPaths?: readonly string[];
  /** Whether a problem within a file is known already, because the file is held back and not on the site. */
  isKnown?: (problem: ContentProblem) => boolean;
}

/** The content of all owners, and what is wrong with it; files are named by `ownedName`. */
export interface CheckedSources extends LoadedContent {
  /** What the loader would take from other owners. */
  taken: ContentProblem[];
  /** Problems within one file. Content of such a file is missing from `content`. */
  inFiles: ContentProblem[];
  /** Problems between files, and between blocks and the live set; only looked for if there are no others. */
  between: ContentProblem[];
}

const validators = new WeakMap<ContentParts, ReturnType<typeof contentValidators>>();

function validatorsOf(parts: ContentParts): ReturnType<typeof contentValidators> {
  const known = validators.get(parts);
  if (known) return known;
  const made = contentValidators({
    declarations: Object.fromEntries(
      parts.sources.map(({ property, declaration }) => [property, declaration]),
    ),
    filterKinds: parts.sources.flatMap(({ filterKinds = [] }) => filterKinds),
    checks: parts.truth.declarations,
  });
  validators.set(parts, made);
  return made;
}

/**
 * Puts the files of all owners together and checks them as one site.
 *
 * @param sources the workspace's first
 * @param loader the owner whose files are being loaded
 */
export async function checkSources(
  sources: readonly OwnedFiles[],
  loader: string,
  {
    library,
    parts,
    frameHosts,
    checker,
    liveBlocks,
    now,
    waitingPaths = [],
    isKnown = () => false,
  }: CheckOptions,
): Promise<CheckedSources> {
  const media = await library.read();
  const names = sources.flatMap((source) => source.names.map((name) => ownedName(source.owner, name)));
  const written = sources.flatMap(({ owner, files }) =>
    (owner === WORKSPACE ? files : withPageIds(files)).map(({ file, json }) => ({
      file: ownedName(owner, file),
      json,
    })),
  );
  const derived = written.map((file) => deriveStored(file, { now, media: media.catalogue, frameHosts }));
  const { content, problems } = readSiteContent(names, derived, validatorsOf(parts), waitingPaths);
  const taken = takenFromOthers(content, sources, loader);
  const inFiles = [
    ...sources.flatMap((source) =>
      source.problems.map((problem) => ({ ...problem, file: ownedName(source.owner, problem.file) })),
    ),
    ...media.problems,
    ...derived.flatMap((file) => file.problems),
    ...problems,
  ].filter((problem) => !isKnown(problem));
  const slow = await checkRecordSchemas(
    content.collections.filter(({ file }) => loader !== WORKSPACE && splitOwnedName(file).owner === loader),
    checker,
  );
  if (taken.length > 0 || inFiles.length > 0 || slow.length > 0) {
    return { content, written, taken, inFiles: [...inFiles, ...slow], between: [] };
  }
  const between = [
    ...checkRelations(content, parts),
    ...parts.truth.check(content, { written, media: media.catalogue, now }),
    ...(liveBlocks.known
      ? await checkBlocks(content, { sources: parts.sources, schemas: liveBlocks.schemas, checker })
      : []),
  ];
  return { content, written, taken, inFiles, between };
}
