import { createReadStream, type ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file to add to a ZIP. */
export interface ArchivedFile {
  /** Path on disk. */
  path: string;
  /** Name in the ZIP. */
  name: string;
  bytes: number;
  /** Modification time in the ZIP. */
  date: Date;
}

/**
 * Streams a ZIP with a text and files. Pictures are already compressed, so everything is stored as it is, and the size is known
 * in advance. Destroying the stream stops reading.
 *
 * @returns the stream and the size of the whole ZIP in bytes
 */
export async function archivePictures(
  text: { name: string; content: string; date: Date },
  files: readonly ArchivedFile[],
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  let reading: ReadStream | undefined;
  stream.once('close', () => reading?.destroy());
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.addBuffer(Buffer.from(text.content), text.name, { mtime: text.date, compress: false });
  for (const { path, name, bytes, date } of files) {
    zip.addReadStreamLazy(name, { mtime: date, compress: false, size: bytes }, (callback) => {
      reading = createReadStream(path);
      reading.once('error', (error) => stream.destroy(error));
      callback(null, reading);
    });
  }
  const bytes = await new Promise<number>((resolve) => {
    const onSize = resolve as () => void;
    zip.end({ forceZip64Format: false, comment: '' }, onSize);
  });
  return { stream, bytes };
}
