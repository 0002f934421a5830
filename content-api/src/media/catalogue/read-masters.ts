import { createHash } from 'node:crypto';
import { reasonOf } from '@stadtraum/contracts/errors';
import { RECIPE, widthsOf } from '../recipe.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import type { FileHashes } from './file-hashes.ts';
import type { MasterPicture, MasterVideo, MediaCatalogue } from './media-catalogue.ts';

/** What is wrong, by JSON Pointer into the catalogue's file. */
interface CatalogueProblem {
  pointer: string;
  reason: string;
}

type PictureEntry = CatalogueFile['pictures'][number];
type VideoEntry = CatalogueFile['videos'][number];

/** Hex digits of a hash in an address: enough to tell one state of a picture from the next. */
const HASH_LENGTH = 8;

/** Finds the files of all entries and gives each entry its address. */
export async function readMasters(
  directory: string,
  { pictures, videos }: CatalogueFile,
  hashes: FileHashes,
): Promise<{ catalogue: MediaCatalogue; problems: CatalogueProblem[] }> {
  const problems: CatalogueProblem[] = [];
  const hashOf = (pointer: string) => async (file: string) => {
    try {
      return await hashes.of(directory, file);
    } catch (error) {
      problems.push({ pointer, reason: `${file}: ${reasonOf(error)}` });
      return '';
    }
  };
  const masters = new Map<string, MasterPicture>();
  for (const [index, entry] of pictures.entries()) {
    const pointer = `/pictures/${index}`;
    if (masters.has(entry.id))
      problems.push({ pointer, reason: `a second picture has the id "${entry.id}"` });
    masters.set(entry.id, masterPicture(entry, await hashOf(`${pointer}/file`)(entry.file)));
  }
  const films = new Map<string, MasterVideo>();
  for (const [index, entry] of videos.entries()) {
    const pointer = `/videos/${index}`;
    const poster = masters.get(entry.poster);
    if (films.has(entry.id)) problems.push({ pointer, reason: `a second video has the id "${entry.id}"` });
    if (!poster) {
      problems.push({ pointer: `${pointer}/poster`, reason: `there is no picture "${entry.poster}"` });
      continue;
    }
    const files = { mp4: entry.mp4, webm: entry.webm, captions: entry.captions };
    const contents: string[] = [];
    for (const [name, file] of Object.entries(files)) {
      contents.push(await hashOf(`${pointer}/${name}`)(file));
    }
    films.set(entry.id, masterVideo(entry, files, contents, poster));
  }
  return { catalogue: { pictures: masters, videos: films }, problems };
}

/** The address follows from the master's bytes and from the recipe: another of either is another address. */
function masterPicture(entry: PictureEntry, content: string): MasterPicture {
  const { id, file, width, height, alt, credit, placeholder, colour } = entry;
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

function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, HASH_LENGTH);
}
