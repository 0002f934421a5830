import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { type BasketRefusal, MAX_ASSETS } from '@stadtraum/contracts/forms/press-basket';
import type { MediaLibrary } from '../media/catalogue/media-library.ts';
import type { NamedAsset } from './captions.ts';
import type { ArchivedFile } from './picture-archive.ts';
import type { PressAsset } from './read-assets.ts';

/** Maximum total size of the pictures in one ZIP, in bytes. */
const MAX_BYTES = 400 * 1024 * 1024;

/** The print files of selected pictures. */
export interface PicturesInBasket {
  named: NamedAsset[];
  files: ArchivedFile[];
  /** Numbers of selected pictures without a print file. */
  missing: number[];
}

/**
 * Finds the print file of each selected picture. It is the picture's master, looked up by id in the media catalogue, so that no
 * part of a request becomes part of a path.
 *
 * @param uids the selected numbers
 * @param assets the press pictures that exist for these numbers
 */
export async function picturesInBasket(
  library: MediaLibrary,
  uids: readonly number[],
  assets: readonly PressAsset[],
  maxBytes = MAX_BYTES,
): Promise<PicturesInBasket | BasketRefusal> {
  if (uids.length > MAX_ASSETS) return 'zu-viele';
  const { pictures } = await library.current();
  const found: { named: NamedAsset; file: ArchivedFile }[] = [];
  for (const asset of assets) {
    const master = asset.picture && pictures.get(asset.picture.id);
    if (!master) continue;
    const file = path.join(library.directory, master.file);
    const stats = await lstat(file).catch(() => undefined);
    if (!stats?.isFile()) continue;
    const name = `stadtraum-wohnen-${asset.uid}-druck${path.extname(master.file)}`;
    const date = new Date(`${asset.date}T12:00:00Z`);
    found.push({ named: { asset, name }, file: { path: file, name, bytes: stats.size, date } });
  }
  if (found.length === 0) return 'leer';
  if (found.reduce((sum, { file }) => sum + file.bytes, 0) > maxBytes) return 'zu-gross';
  const includedUids = new Set(found.map(({ named }) => named.asset.uid));
  return {
    named: found.map(({ named }) => named),
    files: found.map(({ file }) => file),
    missing: uids.filter((uid) => !includedUids.has(uid)),
  };
}
