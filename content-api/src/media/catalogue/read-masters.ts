import { createHash } from 'node:crypto';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { CatalogueFile } from './catalogue-file.ts';
import type { FileHashes, FileState } from './file-hashes.ts';
import type { MasterDocument, MasterPicture, MasterVideo, MediaCatalogue } from './media-catalogue.ts';
import { RECIPE, widthsOf } from './recipe.ts';

/** A mistake in the catalogue, located by a JSON Pointer. */
interface CatalogueProblem {
  pointer: string;
  reason: string;
}

type PictureEntry = CatalogueFile['pictures'][number];
type VideoEntry = CatalogueFile['videos'][number];
type DocumentEntry = NonNullable<CatalogueFile['documents']>[number];

/** Number of hex digits of a hash in an address. */
const HASH_LENGTH = 8;

/** Reads the files of all entries and derives their addresses. */
export async function readMasters(
  directory: string,
  { pictures, videos, documents = [] }: CatalogueFile,
  hashes: FileHashes,
): Promise<{ catalogue: MediaCatalogue; problems: CatalogueProblem[] }> {
  const problems: CatalogueProblem[] = [];
  const stateOf = async (pointer: string, file: string): Promise<FileState> => {
    try {
      return await hashes.of(directory, file);
    } catch (error) {
      problems.push({ pointer, reason: `${file}: ${reasonOf(error)}` });
      return { hash: '', bytes: 0 };
    }
  };
  const masterPictures = new Map<string, MasterPicture>();
  for (const [index, entry] of pictures.entries()) {
    const pointer = `/pictures/${index}`;
    if (masterPictures.has(entry.id))
      problems.push({ pointer, reason: `Ein zweites Bild hat die id "${entry.id}"` });
    masterPictures.set(entry.id, masterPicture(entry, (await stateOf(`${pointer}/file`, entry.file)).hash));
  }
  const masterVideos = new Map<string, MasterVideo>();
  for (const [index, entry] of videos.entries()) {
    const pointer = `/videos/${index}`;
    const poster = masterPictures.get(entry.poster);
    if (masterVideos.has(entry.id))
      problems.push({ pointer, reason: `Ein zweites Video hat die id "${entry.id}"` });
    if (!poster) {
      problems.push({ pointer: `${pointer}/poster`, reason: `Es gibt kein Bild "${entry.poster}"` });
      continue;
    }
    const files = { mp4: entry.mp4, webm: entry.webm, captions: entry.captions };
    const contents: string[] = [];
    for (const [name, file] of Object.entries(files)) {
      contents.push((await stateOf(`${pointer}/${name}`, file)).hash);
    }
    masterVideos.set(entry.id, masterVideo(entry, files, contents, poster));
  }
  const masterDocuments = new Map<string, MasterDocument>();
  for (const [index, entry] of documents.entries()) {
    const pointer = `/documents/${index}`;
    if (masterDocuments.has(entry.id))
      problems.push({ pointer, reason: `Ein zweites Dokument hat die id "${entry.id}"` });
    masterDocuments.set(entry.id, masterDocument(entry, await stateOf(`${pointer}/file`, entry.file)));
  }
  return {
    catalogue: { pictures: masterPictures, videos: masterVideos, documents: masterDocuments },
    problems,
  };
}

/** Derives a picture's address, which changes whenever the master's bytes or the recipe changes. */
function masterPicture(entry: PictureEntry, content: string): MasterPicture {
  const { id, file, width, height, alt, credit, kind, shows, placeholder, colour } = entry;
  const hash = shortHash(content, JSON.stringify(RECIPE));
  return {
    picture: {
      id,
      src: `/media/${id}.${hash}`,
      width,
      height,
      widths: widthsOf(width),
      alt,
      ...(credit !== undefined && { credit }),
      ...(placeholder !== undefined && { placeholder }),
      colour,
    },
    hash,
    file,
    ...(kind !== undefined && { kind }),
    ...(shows !== undefined && { shows }),
  };
}

function masterVideo(
  { id, width, height, seconds, label }: VideoEntry,
  files: MasterVideo['files'],
  contents: string[],
  { picture: poster }: MasterPicture,
): MasterVideo {
  const hash = shortHash(...contents);
  return { video: { id, src: `/media/${id}.${hash}`, width, height, seconds, label, poster }, hash, files };
}

function masterDocument({ id, file, title, pages }: DocumentEntry, state: FileState): MasterDocument {
  const hash = shortHash(state.hash);
  return {
    document: { id, src: `/media/${id}.${hash}`, title, format: 'PDF', bytes: state.bytes, pages },
    ...{ hash, file },
  };
}

function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, HASH_LENGTH);
}
